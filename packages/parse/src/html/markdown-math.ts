import type TurndownService from 'turndown';

/** Adds rules for formulas: TeX between dollar signs when the page contains it, else their text. */
export function useMath(service: TurndownService): void {
  service.addRule('formula', {
    filter: (node) => node.nodeName.toLowerCase() === 'math',
    replacement: (_content, node) => formula(node as Element),
  });
}

function formula(math: Element): string {
  const annotation = math.querySelector('annotation[encoding="application/x-tex" i]');
  const tex = (annotation?.textContent ?? math.getAttribute('alttext'))?.trim();
  if (!tex) return math.textContent ?? '';
  return math.getAttribute('display') === 'block' ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex}$`;
}

import type TurndownService from 'turndown';

/** Teaches a converter formulas: as TeX between dollar signs where the page has that, else as their text. */
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

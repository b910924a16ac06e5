import type TurndownService from 'turndown';

/** Adds a rule for formulas: LaTeX between dollar signs. */
export function useMath(service: TurndownService): void {
  service.addRule('formula', {
    filter: (node) => node.nodeName.toLowerCase() === 'math',
    replacement: (_content, node) => formula(node as Element),
  });
}

function formula(math: Element): string {
  const tex = math.getAttribute('alttext');
  if (!tex) return math.textContent ?? '';
  return math.getAttribute('display') === 'block' ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex}$`;
}

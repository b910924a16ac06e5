import type TurndownService from 'turndown';

/** Adds rules for preformatted text with its language, and for keys and samples as code. */
export function useCode(service: TurndownService): void {
  service.addRule('code block', {
    filter: 'pre',
    replacement: (_content, node) => `\n\n${formatBlock(node as Element)}\n\n`,
  });
  service.addRule('code', {
    filter: (node) => ['CODE', 'KBD', 'SAMP', 'TT'].includes(node.nodeName) && !node.closest('pre'),
    replacement: (_content, node) => codeSpan(node.textContent ?? ''),
  });
}

/** Formats a string as inline code, with a fence for the back-ticks in it; a line break becomes a space. */
export function codeSpan(input: string): string {
  const text = input.replaceAll(/\s*\n\s*/g, ' ');
  if (text.trim() === '') return '';
  const fence = fenceFor(text, 1);
  const pad = /^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

function formatBlock(pre: Element): string {
  const code = (pre.textContent ?? '').replace(/^\n/, '').trimEnd();
  if (code === '') return '';
  const fence = fenceFor(code, 3);
  const language = /^language-(.+)$/.exec(pre.querySelector('code')?.getAttribute('class') ?? '')?.[1] ?? '';
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Returns a fence that is longer than any sequence of back-ticks in the text. */
function fenceFor(text: string, least: number): string {
  let longest = 0;
  for (const [row] of text.matchAll(/`+/g)) longest = Math.max(longest, row.length);
  if (least === 1) return '`'.repeat(longest + 1);
  return '`'.repeat(Math.max(least, longest + 1));
}

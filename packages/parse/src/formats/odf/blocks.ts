import { allOf, attribute, childrenOf, localName } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';
import { inline } from './inline.ts';
import { isOrderedList } from './lists.ts';
import type { Styles } from './styles.ts';
import { odfTable } from './tables.ts';

/** What is made from the rest of the text, or was taken out of it. */
const SKIPPED = new Set([
  'table-of-content',
  'alphabetical-index',
  'tracked-changes',
  'sequence-decls',
  'forms',
  'annotation',
]);

/** Headings, paragraphs, lists and tables (OpenDocument 1.3, part 3, 5) as HTML. */
export function blocks(parent: Element, styles: Styles): string {
  let html = '';
  let code: string[] = [];
  const flush = (): void => {
    if (code.length > 0) html += `<pre>${code.join('\n')}</pre>`;
    code = [];
  };
  for (const child of childrenOf(parent)) {
    if (isCode(child, styles)) {
      code.push(inline(child).replaceAll('<br>', '\n'));
      continue;
    }
    flush();
    html += block(child, styles);
  }
  flush();
  return html;
}

function isCode(child: Element, styles: Styles): boolean {
  return (
    localName(child) === 'p' && /preformatted|source code/i.test(styles.named(attribute(child, 'style-name')))
  );
}

function block(child: Element, styles: Styles): string {
  const name = localName(child);
  if (SKIPPED.has(name)) return '';
  if (name === 'h') {
    const level = Math.min(6, Math.max(1, Number(attribute(child, 'outline-level') ?? 1) || 1));
    return `<h${level}>${inline(child)}</h${level}>`;
  }
  if (name === 'p') return paragraph(child, styles);
  if (name === 'list') return list(child, styles, { style: undefined, level: 1 });
  if (name === 'table') return odfTable(child, (cell) => blocks(cell, styles));
  return blocks(child, styles);
}

function paragraph(child: Element, styles: Styles): string {
  const style = styles.named(attribute(child, 'style-name'));
  // Frames hold blocks of their own: they follow the paragraph that they hang on.
  const boxes = allOf(child, 'text-box')
    .map((box) => blocks(box, styles))
    .join('');
  const text = inline(child);
  if (text.trim() === '') return boxes;
  if (style === 'Title') return `<h1>${text}</h1>${boxes}`;
  if (/quot/i.test(style)) return `<blockquote><p>${text}</p></blockquote>${boxes}`;
  return `<p>${text}</p>${boxes}`;
}

function list(element: Element, styles: Styles, above: { style: string | undefined; level: number }): string {
  const style = attribute(element, 'style-name') ?? above.style;
  const tag = isOrderedList(element, styles, { style, level: above.level }) ? 'ol' : 'ul';
  const items = childrenOf(element).filter((child) => /^list-(?:item|header)$/.test(localName(child)));
  const html = items.map((item) => {
    const parts = childrenOf(item).map((child) =>
      localName(child) === 'list'
        ? list(child, styles, { style, level: above.level + 1 })
        : block(child, styles),
    );
    return `<li>${parts.join('')}</li>`;
  });
  const start = attribute(items[0], 'start-value');
  return `<${tag}${start && /^\d+$/.test(start) ? ` start="${start}"` : ''}>${html.join('')}</${tag}>`;
}

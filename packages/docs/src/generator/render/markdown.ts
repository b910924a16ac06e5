import type { Block, Card, Code } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import type { Field, Variant } from '../description/fields.ts';
import { formatMark } from './badge.ts';
import { literal } from './fields.ts';
import { relativeMarkdown } from './links.ts';

/** A page as Markdown, for readers that are programs; links lead to the Markdown twins of other pages. */
export function pageToMarkdown(page: Page): string {
  const parts = [
    `# ${oneLine(page.title)}`,
    page.endpoint && `\`${page.endpoint.method} ${page.endpoint.path}\``,
    page.description,
    page.mark && page.mark !== 'specified' && `**${formatMark(page.mark)}.** ${page.reason ?? ''}`.trim(),
    ...page.blocks.map(blockToMarkdown),
    ...(page.aside ?? []).map(blockToMarkdown),
  ];
  const text = parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
  return `${relink(text, page.path)}\n`;
}

function blockToMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'prose':
      return block.markdown.trim();
    case 'note':
      return block.markdown.trim().replaceAll(/^/gm, '> ');
    case 'code':
      return fence(block.code);
    case 'tabs':
      return [`### ${block.title}`, ...block.tabs.map((tab) => `${tab.label}:\n\n${fence(tab.code)}`)].join(
        '\n\n',
      );
    case 'table':
      return table(
        block.head,
        block.rows.map((row) => row.cells),
      );
    case 'fields':
      return block.fields.map((field) => fieldItem(field, '')).join('\n');
    case 'variants':
      return block.variants.map((variant) => variantItem(variant, '')).join('\n');
    case 'facts':
      return block.facts.map(({ label, text }) => `- **${label}**: ${text}`).join('\n');
    case 'figure':
      return block.alternative;
    case 'cards':
      return block.cards.map(cardItem).join('\n');
  }
}

function fence({ language, text, title }: Code): string {
  const block = `\`\`\`${language}\n${text}\n\`\`\``;
  return title === undefined ? block : `${title}:\n\n${block}`;
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map(tableRow).join('\n');
}

function tableRow(cells: string[]): string {
  return `| ${cells.map((cell) => oneLine(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

function fieldItem(field: Field, indent: string): string {
  const { name, type, required, mark, description, rules, values, reason, error, children, variants } = field;
  const text = [type, required && 'required', mark && mark !== 'specified' && formatMark(mark).toLowerCase()];
  const facts = [
    ...values.map(({ value, description: meaning }) => `\`${literal(value)}\`: ${meaning || 'a value'}`),
    field.default !== undefined && `Default \`${literal(field.default)}\``,
    ...rules,
    error && `A fault gives \`${error}\``,
    reason,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  const inner = `${indent}  `;
  return [
    `${indent}- \`${name}\` (${text.filter(Boolean).join(', ')}): ${oneLine(description)}`,
    ...facts.map((fact) => `${inner}- ${fact}`),
    ...children.map((child) => fieldItem(child, inner)),
    ...variants.map((variant) => variantItem(variant, inner)),
  ].join('\n');
}

function variantItem({ title, description, children }: Variant, indent: string): string {
  const rows = children.map((child) => fieldItem(child, `${indent}  `));
  return [`${indent}- One form, ${title}: ${oneLine(description)}`, ...rows].join('\n');
}

function cardItem({ title, text, link, mark, links = [] }: Card): string {
  const name = link === undefined ? `**${title}**` : `[${title}](${link})`;
  const state = mark ? ` (${formatMark(mark).toLowerCase()})` : '';
  const inner = links.map(
    (item) => `  - [${[item.method, item.text].filter(Boolean).join(' ')}](${item.link})`,
  );
  return [`- ${name}${state}: ${oneLine(text)}`, ...inner].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function relink(text: string, page: string): string {
  return text.replaceAll(
    /\]\((\/[^)\s]*)\)/g,
    (_match, target: string) => `](${relativeMarkdown(page, target)})`,
  );
}

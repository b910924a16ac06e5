import { FACT_END, factStart } from '../../service-facts.ts';
import type { Block, Card, Code, Tab } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import type { Marks } from '../description/document.ts';
import type { Field, Variant } from '../description/fields.ts';
import { formatMark } from './badge.ts';
import { literal } from './fields.ts';
import { listLanguages, chooseTabs } from './languages.ts';
import { markdownPath, relativeMarkdown } from './links.ts';
import { Reasons } from './reasons.ts';
import { codeFence, codeSpan, safeBlocks, safeInline } from './safe-markdown.ts';

/** What the blocks of one page share while it is written. */
interface Writing {
  reasons: Reasons;
  /** The language of samples; undefined for the first of each. */
  language: string | undefined;
}

/**
 * A page as Markdown, for readers that are programs; links lead to the Markdown twins of other pages. Texts of the
 * description bring no HTML and no links that run something, and end where their block ends.
 * @param language of samples, such as `python`; by default the first of the site
 */
export function pageToMarkdown(page: Page, language?: string): string {
  const reasons = new Reasons();
  const write = (block: Block): string => blockToMarkdown(block, { reasons, language });
  const parts = [
    `# ${safeInline(page.title)}`,
    page.endpoint && codeSpan(`${page.endpoint.method} ${page.endpoint.path}`),
    safeBlocks(page.description),
    page.mark &&
      page.mark !== 'specified' &&
      `**${formatMark(page.mark)}.** ${safeInline(page.reason ?? '')}`.trim(),
    ...page.blocks.map(write),
    ...(page.aside ?? []).map(write),
    otherLanguages(page, language),
    ...reasons
      .list()
      .map(({ number, mark, text }) => `[^${number}]: ${formatMark(mark)}. ${safeInline(text)}`.trim()),
  ];
  const text = parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
  return `${relink(text, page.path)}\n`;
}

/**
 * A page as Markdown once in each language of its samples: `operations/map.md` in the first, `operations/map.python.md`
 * in another.
 */
export function markdownFiles(page: Page): [file: string, text: string][] {
  const own = markdownPath(page.path);
  const others = listLanguages(page).slice(1);
  return [
    [own, pageToMarkdown(page)],
    ...others.map(({ value }): [string, string] => [inLanguage(own, value), pageToMarkdown(page, value)]),
  ];
}

/** The file of a page in another language of samples. */
function inLanguage(file: string, language: string): string {
  return file.replace(/\.md$/, `.${language}.md`);
}

function otherLanguages(page: Page, language: string | undefined): string {
  const [first, ...others] = listLanguages(page);
  if (first === undefined || others.length === 0) return '';
  const name = markdownPath(page.path).replace(/^.*\//, '');
  const links = [first, ...others]
    .filter(({ value }) => value !== (language ?? first.value))
    .map(({ label, value }) => `[${label}](${value === first.value ? name : inLanguage(name, value)})`);
  return `This page with samples in another language: ${links.join(', ')}.`;
}

function blockToMarkdown(block: Block, writing: Writing): string {
  const { reasons } = writing;
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${safeInline(block.text)}`;
    case 'prose':
      return safeBlocks(block.markdown);
    case 'service':
      return [factStart(block.fact), safeBlocks(block.markdown), FACT_END].join('\n');
    case 'note':
      return safeBlocks(block.markdown).replaceAll(/^/gm, '> ');
    case 'code':
      return fence(block.code);
    case 'tabs':
      return [
        `### ${safeInline(block.title)}`,
        ...chooseTabs(block.tabs, writing.language).map(tabToMarkdown),
      ].join('\n\n');
    case 'table':
      return table(
        block.head,
        block.rows.map((row) => row.cells),
      );
    case 'fields':
      return block.fields.map((field) => fieldItem(field, '', reasons)).join('\n');
    case 'variants':
      return block.variants.map((variant) => variantItem(variant, '', reasons)).join('\n');
    case 'facts':
      return block.facts
        .map(({ label, text }) => `- **${safeInline(label)}**: ${safeInline(text)}`)
        .join('\n');
    case 'list':
      return block.items.map((item) => `- ${safeInline(item.text)}${noteOf(item, reasons)}`).join('\n');
    case 'figure':
      return safeBlocks(block.alternative);
    case 'cards':
      return block.cards.map(cardItem).join('\n');
  }
}

function tabToMarkdown({ label, code }: Tab): string {
  return `${safeInline(label)}:\n\n${fence(code)}`;
}

function fence({ language, text, title }: Code): string {
  const block = codeFence(language, text);
  return title === undefined ? block : `${safeInline(title)}:\n\n${block}`;
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map(tableRow).join('\n');
}

function tableRow(cells: string[]): string {
  return `| ${cells.map((cell) => safeInline(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** The reference of a part that is not specified to the note that says why, such as `[^1]`. */
function noteOf(marks: Marks, reasons: Reasons): string {
  const reason = reasons.add(marks);
  return reason === undefined ? '' : ` [^${reason.number}]`;
}

function fieldItem(field: Field, indent: string, reasons: Reasons): string {
  const { name, names, type, required, flags, description, rules, values, error } = field;
  const text = [safeInline(type), required && 'required', ...flags];
  const facts = [
    ...valueFacts(values),
    field.default !== undefined && `Default ${codeSpan(literal(field.default))}`,
    ...rules.map(safeInline),
    error && `A fault gives ${codeSpan(error)}`,
    field.elsewhere === true && field.schema && `Its fields: ${codeSpan(field.schema)}`,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  const inner = `${indent}  `;
  return [
    `${indent}- ${names === undefined ? codeSpan(name) : safeInline(names)} (${text.filter(Boolean).join(', ')})${noteOf(field, reasons)}: ${safeInline(description)}`,
    ...facts.map((fact) => `${inner}- ${fact}`),
    ...field.children.map((child) => fieldItem(child, inner, reasons)),
    ...field.variants.map((variant) => variantItem(variant, inner, reasons)),
  ].join('\n');
}

/** The values of an enum: a fact each where any has a meaning, and one for all otherwise. */
function valueFacts(values: Field['values']): string[] {
  const isBare = values.every(({ description }) => description === '');
  if (values.length > 0 && isBare)
    return [
      `${values.length > 1 ? 'One of ' : ''}${values.map(({ value }) => codeSpan(literal(value))).join(', ')}`,
    ];
  return values.map(
    ({ value, description }) => `${codeSpan(literal(value))}: ${safeInline(description || 'a value')}`,
  );
}

function variantItem(variant: Variant, indent: string, reasons: Reasons): string {
  const { title, selectors, others, description, children } = variant;
  const all = selectors.map(codeSpan).concat(others === undefined ? [] : `any other ${codeSpan(others)}`);
  const selected = all.length > 0 ? ` (${all.join(' or ')})` : '';
  const rows = children.map((child) => fieldItem(child, `${indent}  `, reasons));
  return [`${indent}- One form, ${safeInline(title)}${selected}: ${safeInline(description)}`, ...rows].join(
    '\n',
  );
}

function cardItem({ title, text, link, mark, links = [] }: Card): string {
  const name = link === undefined ? `**${safeInline(title)}**` : `[${safeInline(title)}](${link})`;
  const state = mark ? ` (${formatMark(mark).toLowerCase()})` : '';
  const inner = links.map(
    (item) => `  - [${safeInline([item.method, item.text].filter(Boolean).join(' '))}](${item.link})`,
  );
  return [`- ${name}${state}: ${safeInline(text)}`, ...inner].join('\n');
}

function relink(text: string, page: string): string {
  return text.replaceAll(
    /\]\((\/[^)\s]*)\)/g,
    (_match, target: string) => `](${relativeMarkdown(page, target)})`,
  );
}

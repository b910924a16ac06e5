import { marked } from 'marked';
import type { Token, Tokens } from 'marked';

/** How near a text is to what it should be, each from 0 to 1. */
export interface Score {
  /** F1 of the words, each as often as it stands there. */
  words: number;
  /** F1 of headings, items of lists and rows of tables, each with its place in the tree. */
  structure: number;
}

/**
 * Compares Markdown with the Markdown that was meant.
 * @param options `code`: blocks of code, with their language, count as parts as well.
 */
export function scoreOf(got: string, want: string, { code = false }: { code?: boolean } = {}): Score {
  const [is, meant] = [got, want].map((text) => partsOf(text).concat(code ? formatCode(text) : []));
  return { words: f1(normalizeText(plain(got)), normalizeText(plain(want))), structure: f1(is!, meant!) };
}

/** Blocks of code that stand by themselves or in a list, by their language and their text. */
function formatCode(markdown: string): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'code')
      found.push(`code ${(token as Tokens.Code).lang ?? ''} ${fold(token.text as string)}`);
  });
  return found;
}

/** The share of characters that differ from what was meant (Levenshtein), white space folded. */
export function characterErrors(got: string, want: string): number {
  const [a, b] = [fold(plain(got)), fold(plain(want))];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]! / b.length;
}

function f1(got: readonly string[], want: readonly string[]): number {
  if (want.length === 0) return got.length === 0 ? 1 : 0;
  const left = new Map<string, number>();
  for (const one of want) left.set(one, (left.get(one) ?? 0) + 1);
  let hits = 0;
  for (const one of got) {
    const count = left.get(one) ?? 0;
    if (count > 0) hits++;
    left.set(one, count - 1);
  }
  return (2 * hits) / (got.length + want.length);
}

function normalizeText(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The text that a reader sees: no markup, no addresses. */
function plain(markdown: string): string {
  return marked
    .lexer(markdown)
    .map((token) => textOf(token))
    .join('\n');
}

function textOf(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows]
      .map((row) => row.map((cell) => cell.tokens.map(textOf).join('')).join(' '))
      .join('\n');
  }
  if (token.type === 'list')
    return (token as Tokens.List).items.map((item) => item.tokens.map(textOf).join(' ')).join('\n');
  if (token.type === 'br') return ' ';
  if ('tokens' in token && token.tokens) return token.tokens.map(textOf).join('');
  return 'text' in token && token.type !== 'html' ? String(token.text) : '';
}

/** Headings by the order of their levels, items by their depth and kind, tables by their rows. */
function partsOf(markdown: string): string[] {
  const tokens = marked.lexer(markdown);
  const depths = [
    ...new Set(
      tokens.flatMap((token) => (token.type === 'heading' ? [(token as Tokens.Heading).depth] : [])),
    ),
  ].toSorted();
  return tokens.flatMap((token) => {
    if (token.type === 'heading')
      return [`h${depths.indexOf((token as Tokens.Heading).depth)} ${fold(textOf(token))}`];
    if (token.type === 'list') return itemsOf(token as Tokens.List, 0);
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map(
        (row) => `row ${row.map((cell) => fold(cell.tokens.map(textOf).join(''))).join(' | ')}`,
      );
    }
    return [];
  });
}

function itemsOf({ items, ordered }: Tokens.List, depth: number): string[] {
  return items.flatMap(({ tokens }) => {
    const own = tokens
      .filter(({ type }) => type !== 'list')
      .map(textOf)
      .join(' ');
    const inner = tokens.flatMap((token) =>
      token.type === 'list' ? itemsOf(token as Tokens.List, depth + 1) : [],
    );
    return [`${ordered ? 'ol' : 'ul'}${depth} ${fold(own)}`, ...inner];
  });
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

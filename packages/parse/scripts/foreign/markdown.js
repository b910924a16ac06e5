// What a Markdown text says and how it is built, without regard to the style of Markdown.
import { marked } from 'marked';

/** Joins letters that are set apart, as in `T I D E S`, which readers take for a word or for letters. */
export function joinLetters(text) {
  return text.replaceAll(/(?<!\p{L})(?:\p{L} ){2,}\p{L}(?!\p{L})/gu, (letters) =>
    letters.replaceAll(' ', ''),
  );
}

/** Words, each as often as it stands there. */
export function listWords(text) {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Reads Markdown: its words, and its headings, items and rows. */
export function readMarkdown(markdown) {
  const tokens = marked.lexer(markdown);
  return {
    words: listWords(joinLetters(tokens.map(textOf).join('\n'))),
    parts: tokens.flatMap(listParts).filter(Boolean),
  };
}

function textOf(token) {
  if (token.type === 'html') return stripTags(token.text);
  if (token.type === 'table')
    return [token.header, ...token.rows].map((row) => row.map(cellText).join(' ')).join('\n');
  if (token.type === 'list') return token.items.map((item) => item.tokens.map(textOf).join(' ')).join('\n');
  if (token.type === 'br') return ' ';
  if (token.tokens) return token.tokens.map(textOf).join('');
  return token.text ?? '';
}

function listParts(token) {
  if (token.type === 'heading') return [part('h', textOf(token))];
  if (token.type === 'html') return htmlParts(token.text);
  if (token.type === 'table') return [token.header, ...token.rows].map((row) => rowPart(row.map(cellText)));
  if (token.type !== 'list') return [];
  return token.items.flatMap(({ tokens }) => {
    const own = tokens
      .filter(({ type }) => type !== 'list')
      .map(textOf)
      .join(' ');
    return [part('li', own), ...tokens.filter(({ type }) => type === 'list').flatMap(listParts)];
  });
}

function htmlParts(html) {
  const rows = [...html.matchAll(/<tr\b[^>]*>([^]*?)<\/tr>/gi)].map(([, row]) =>
    rowPart([...row.matchAll(/<t[hd]\b[^>]*>([^]*?)(?=<\/?t[hdr]\b)/gi)].map(([, cell]) => stripTags(cell))),
  );
  return [
    ...rows,
    ...[...html.matchAll(/<h[1-6]\b[^>]*>([^]*?)<\/h/gi)].map(([, text]) => part('h', stripTags(text))),
  ];
}

/** Without numbers and single letters, which may be markers that readers write or not. */
function withoutMarkers(text) {
  return listWords(text)
    .filter((word) => !/^(?:\p{N}+|\p{L}|[ivxlcdm]+)$/u.test(word))
    .join(' ');
}

/** A heading or an item; undefined for an empty one. */
export function part(kind, text) {
  const folded = withoutMarkers(text);
  return folded === '' ? undefined : `${kind} ${folded}`;
}

/** A row by the cells that have letters: numbers and dates are written in many ways. */
export function rowPart(cells) {
  const folded = cells.map(withoutMarkers).filter((cell) => /\p{L}/u.test(cell));
  return folded.length === 0 ? undefined : `row ${folded.join(' | ')}`;
}

function cellText(cell) {
  return cell.tokens.map(textOf).join('');
}

function stripTags(html) {
  return html
    .replaceAll(/<(?:br|\/p|\/li|\/h\d|\/t[dhr])\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

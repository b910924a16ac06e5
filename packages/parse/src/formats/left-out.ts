/** Texts that a warning quotes, and their characters. */
const QUOTED = 10;
const MAX_QUOTE = 200;
/** The number of a page, as programs write it. */
const PAGE_NUMBER =
  /^[^\p{L}\d]*(?:(?:page|seite|página|pagina|strona|sida|side|sivu|страница|slide|folie)\s*)?[\d\s]*(?:(?:of|von|de|di|sur|van|z|из|\/)\s*\d*)?[^\p{L}\d]*$/iu;

/**
 * A sentence about texts that a file has around its content, such as headers, which are no part of it.
 * @param what what they are, such as `Headers and footers`
 * @param content what became of the file: what it says itself is not left out
 * @returns undefined where nothing but numbers of pages is left out
 */
export function leftOut(what: string, strings: readonly string[], content: string): string | undefined {
  const said = plain(content.replaceAll(/<[^>]*>/g, ' '));
  const missing = [...new Set(strings.map(plain))].filter(
    (text) => !PAGE_NUMBER.test(text) && !said.includes(text),
  );
  if (missing.length === 0) return undefined;
  const quotes = missing
    .slice(0, QUOTED)
    .map((text) => `"${text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text}"`);
  const more = missing.length > QUOTED ? `, and ${missing.length - QUOTED} others` : '';
  return `${what} were left out: ${quotes.join(', ')}${more}.`;
}

/** The warnings that there are. */
export function warningsOf(...all: readonly (string | undefined)[]): string[] {
  return all.filter((one) => one !== undefined);
}

function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Max strings that a warning quotes, and characters of each. */
const QUOTED = 10;
const MAX_QUOTE = 200;
/** A page number as word processors write it. */
const PAGE_NUMBER =
  /^[^\p{L}\d]*(?:(?:page|seite|página|pagina|strona|sida|side|sivu|страница|slide|folie)\s*)?[\d\s]*(?:(?:of|von|de|di|sur|van|z|из|\/)\s*\d*)?[^\p{L}\d]*$/iu;

/**
 * Writes a warning about text around the content of a file, such as headers, which is left out of the result.
 * @param what kind of text, such as `Headers and footers`
 * @param content HTML of the file; strings that it contains are not left out
 * @returns undefined when nothing but page numbers is left out
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

/** Writes a warning about tracked changes; returns undefined when there are none. */
export function changesWarning(
  { insertions, deletions }: { insertions: number; deletions: number },
  mode: 'accept' | 'reject' = 'accept',
): string | undefined {
  if (insertions + deletions === 0) return undefined;
  return `Tracked changes were ${mode}ed: ${insertions} insertions, ${deletions} deletions.`;
}

/** Returns the warnings that are not undefined. */
export function filterWarnings(...all: readonly (string | undefined)[]): string[] {
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

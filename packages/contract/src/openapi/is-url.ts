/**
 * Whether text is an absolute URL by the WHATWG URL Standard. Avoids `URL.canParse`: after optimisation Node.js 20
 * misreads non-ASCII characters.
 */
export function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

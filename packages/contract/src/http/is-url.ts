/**
 * Whether text is an absolute URL, as the WHATWG URL Standard reads it. Not `URL.canParse`: once compiled, that of
 * Node.js 20 misreads letters outside ASCII.
 */
export function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

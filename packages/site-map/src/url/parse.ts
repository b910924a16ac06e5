/**
 * The URL that a text is, against a base where it is relative; undefined when it is none. Not by `URL.canParse`: once
 * compiled, that of Node.js 20 answers false for every text with characters from U+0080 to U+00FF.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

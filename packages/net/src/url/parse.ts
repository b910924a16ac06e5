/**
 * Parses a URL, relative to a base if it is relative; returns undefined for an invalid one. It does not use
 * `URL.canParse`: once compiled, that of Node.js 20 returns false for every string with characters from U+0080 to
 * U+00FF.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Percent-encodings of unreserved characters (RFC 3986, 2.3), of which a path is the same without them. */
const UNRESERVED = /^[\w.~-]$/u;

/**
 * Normalizes a path, or a template, to its form in requests: percent-encodes characters that a path cannot contain, and
 * decodes those that need no encoding (RFC 3986, section 6.2.2). Names of parameters stay unchanged.
 */
export function pathAsSent(path: string): string {
  return path.replaceAll(/\{[^{}]*\}|%[\dA-Fa-f]{2}|[^{}%]+/gu, (part) => {
    if (part.startsWith('{')) return part;
    if (!part.startsWith('%')) return encodeURI(part.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return UNRESERVED.test(character) ? character : part;
  });
}

/** Percent-encodings of unreserved characters (RFC 3986, 2.3), of which a path is the same without them. */
const UNRESERVED = /^[\w.~-]$/u;

/**
 * A path, or the template of one, as requests have it: what no path holds is percent-encoded, what needs no encoding stands as
 * itself (RFC 3986, 6.2.2). Names of parameters stay as they are.
 */
export function pathAsSent(path: string): string {
  return path.replaceAll(/\{[^{}]*\}|%[\dA-Fa-f]{2}|[^{}%]+/gu, (part) => {
    if (part.startsWith('{')) return part;
    if (!part.startsWith('%')) return encodeURI(part.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return UNRESERVED.test(character) ? character : part;
  });
}

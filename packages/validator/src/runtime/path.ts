/** Percent-encodings of unreserved characters: letters, digits, `-`, `.`, `_`, `~`. */
const unreserved = /%(?:2[DdEe]|3\d|[46][1-9A-Fa-f]|[57][\dAa]|5[Ff]|7[Ee])/g;

/**
 * A path in the one form that all its equivalents have (RFC 3986, 6.2.2): unreserved characters as themselves, no dot
 * segments. Whatever else is percent-encoded stays so: `%2F` is no slash.
 */
export function normalPath(path: string): string {
  const decoded = path.includes('%') ? path.replaceAll(unreserved, decodeURIComponent) : path;
  return decoded.includes('/.') ? withoutDotSegments(decoded) : decoded;
}

/** RFC 3986, 5.2.4. */
function withoutDotSegments(path: string): string {
  const remaining: string[] = [];
  const segments = path.split('/').slice(1);
  for (const segment of segments) {
    if (segment === '..') remaining.pop();
    else if (segment !== '.') remaining.push(segment);
  }
  // One at the end leaves the slash before it.
  if (['.', '..'].includes(segments.at(-1)!)) remaining.push('');
  return `/${remaining.join('/')}`;
}

/** Percent-encodings of unreserved characters: letters, digits, `-`, `.`, `_`, `~`. */
const unreserved = /%(?:2[DdEe]|3\d|[46][1-9A-Fa-f]|[57][\dAa]|5[Ff]|7[Ee])/g;

/**
 * Normalizes a path (RFC 3986, section 6.2.2): decodes unreserved characters and removes dot segments. All other
 * percent-encodings stay: `%2F` is not a slash.
 */
export function normalPath(path: string): string {
  const decoded = path.includes('%') ? path.replaceAll(unreserved, decodeURIComponent) : path;
  return decoded.includes('/.') ? withoutDotSegments(decoded) : decoded;
}

/** RFC 3986, section 5.2.4. */
function withoutDotSegments(path: string): string {
  const remaining: string[] = [];
  const segments = path.split('/').slice(1);
  for (const segment of segments) {
    if (segment === '..') remaining.pop();
    else if (segment !== '.') remaining.push(segment);
  }
  // A dot segment at the end leaves the slash before it.
  if (['.', '..'].includes(segments.at(-1)!)) remaining.push('');
  return `/${remaining.join('/')}`;
}

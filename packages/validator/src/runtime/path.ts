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

/**
 * Extracts the parameters between fixed strings. Each parameter ends where the next fixed string first occurs, so one
 * pass is enough for any input.
 */
export function cutSegment(values: readonly string[], input: string): string[] | undefined {
  const [first = '', last = ''] = [values[0], values.at(-1)];
  if (!input.startsWith(first) || !input.endsWith(last)) return undefined;
  let rest = input.slice(first.length, input.length - last.length);
  const found: string[] = [];
  for (const text of values.slice(1, -1)) {
    const end = rest.indexOf(text, 1);
    if (end === -1) return undefined;
    found.push(rest.slice(0, end));
    rest = rest.slice(end + text.length);
  }
  return rest === '' ? undefined : [...found, rest];
}

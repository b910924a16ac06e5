/**
 * Tells whether a URL matches a pattern in which each `*` stands for any characters, none included. Takes time
 * proportional to the length of the URL for each part of the pattern; a regular expression would try all ways to split
 * the URL at the `*`.
 */
export function matchesUrl(pattern: string, url: string): boolean {
  const [first = '', ...middle] = pattern.split('*');
  const last = middle.pop();
  if (last === undefined) return url === pattern;
  const end = url.length - last.length;
  if (first.length > end || !url.startsWith(first) || !url.endsWith(last)) return false;
  let from = first.length;
  for (const part of middle) {
    const index = url.indexOf(part, from);
    if (index === -1) return false;
    from = index + part.length;
  }
  return from <= end;
}

/** Returns the names of a URL's query parameters, without duplicates, unchanged. */
export function parameterNames(href: string): string[] {
  const mark = href.indexOf('?');
  if (mark < 0) return [];
  return [...new Set(pairsOf(href, mark).map(nameOf))];
}

/** Returns the value of a query parameter; all values, joined, when it occurs several times. */
export function parameterValue(href: string, name: string): string {
  const pairs = pairsOf(href, href.indexOf('?')).filter((pair) => nameOf(pair) === name);
  return pairs.map((pair) => pair.slice(name.length + 1)).join('&');
}

/** Returns the URL without the query parameters that a test selects; the others stay as they are. */
export function withoutParameter(href: string, isLeftOut: (name: string) => boolean): string {
  const mark = href.indexOf('?');
  if (mark < 0) return href;
  const pairs = pairsOf(href, mark);
  const remaining = pairs.filter((pair) => !isLeftOut(nameOf(pair)));
  if (remaining.length === pairs.length) return href;
  const bare = href.slice(0, mark);
  return remaining.length === 0 ? bare : `${bare}?${remaining.join('&')}`;
}

function pairsOf(href: string, mark: number): string[] {
  return href.slice(mark + 1).split('&');
}

function nameOf(pair: string): string {
  const equals = pair.indexOf('=');
  return equals < 0 ? pair : pair.slice(0, equals);
}

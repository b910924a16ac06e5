/** The parameters between texts, each ending where the next text begins for the first time: one pass, whatever is sent. */
export function cutSegment(texts: readonly string[], given: string): string[] | undefined {
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  if (!given.startsWith(first) || !given.endsWith(last)) return undefined;
  let rest = given.slice(first.length, given.length - last.length);
  const found: string[] = [];
  for (const text of texts.slice(1, -1)) {
    const end = rest.indexOf(text, 1);
    if (end === -1) return undefined;
    found.push(rest.slice(0, end));
    rest = rest.slice(end + text.length);
  }
  return rest === '' ? undefined : [...found, rest];
}

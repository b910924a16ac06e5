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

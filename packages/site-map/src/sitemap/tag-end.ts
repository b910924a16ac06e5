/**
 * Returns the index of the `>` that ends a tag, skipping quoted ones; -1 when the tag is incomplete. A tag cannot
 * contain `<` (XML 1.0 §3.1), so a broken tag ends before the next one.
 */
export function tagEnd(text: string, from: number): number {
  let quote = 0;
  let first = -1;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LESS) return first < 0 ? at - 1 : first;
    if (code === GREATER) {
      if (quote === 0) return at;
      if (first < 0) first = at;
    } else if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
  }
  return -1;
}

const GREATER = 62;
const LESS = 60;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

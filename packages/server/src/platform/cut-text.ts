/** Maximum characters of a word that a cut does not divide. */
const MAX_WORD = 1000;

/**
 * Returns the beginning of a text, at most `max` characters, which ends behind white space or at the end of the text: a number
 * or a word that is cut would be another one. Only a word of more than 1,000 characters is divided.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const line = text.lastIndexOf('\n', max - 1) + 1;
  const isNear = line > 0 && max - line < MAX_WORD;
  return text.slice(0, isNear ? line : findWordStart(text, max));
}

/** Returns the offset of the word at an offset: the same offset where one begins there. */
export function findWordStart(text: string, offset: number): number {
  const at = Math.min(offset, text.length);
  for (let start = at; start > Math.max(0, at - MAX_WORD); start--)
    if (/\s/.test(text[start - 1]!)) return start;
  if (at <= MAX_WORD) return 0;
  // Between the two code units of a character, half of it would be on either side.
  return /[\uD800-\uDBFF]/.test(text[at - 1]!) ? at - 1 : at;
}

/** A part of a long text. */
export interface Part {
  part: string;
  /** Where the next one begins; undefined at the end. */
  end: number | undefined;
}

/** Characters of a text from a place on, never half of a pair. */
export function slicePart(text: string, from: number, max: number): Part {
  let end = from + max;
  if (end >= text.length) return { part: text.slice(from), end: undefined };
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd8_00 && last < 0xdc_00) end += 1;
  return { part: text.slice(from, end), end: end >= text.length ? undefined : end };
}

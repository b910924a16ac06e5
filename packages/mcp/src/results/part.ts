/** A part of a long text. */
export interface Part {
  part: string;
  /** Offset of the next part; undefined at the end. */
  end: number | undefined;
}

/** Returns up to `max` characters of a text from an offset on; never splits a surrogate pair. */
export function slicePart(text: string, from: number, max: number): Part {
  let end = from + max;
  if (end >= text.length) return { part: text.slice(from), end: undefined };
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd8_00 && last < 0xdc_00) end += 1;
  return { part: text.slice(from, end), end: end >= text.length ? undefined : end };
}

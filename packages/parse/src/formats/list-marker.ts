/** The marker before an item of a list. */
export interface ListMarker {
  /** Whether the item has a number that HTML and Markdown can write: digits with a full stop or a bracket. */
  isOrdered: boolean;
  /** The number; without one, the next of the list. */
  number?: number | undefined;
  /** The text after the number. Default `.`. */
  delimiter?: '.' | ')' | undefined;
  /** A marker that HTML and Markdown cannot write, such as `(d)`, which becomes part of the text. */
  label?: string | undefined;
}

export const BULLET: ListMarker = { isOrdered: false };

/** Reads a marker as it is written: `5.` and `5)` are numbers, `(5)`, `d)`, `iv.` and `05.` are labels. */
export function readMarker(text: string): ListMarker {
  const [, digits, delimiter] = /^(0|[1-9]\d{0,8})([.)])$/.exec(text) ?? [];
  if (digits !== undefined)
    return { isOrdered: true, number: Number(digits), delimiter: delimiter as '.' | ')' };
  return /[\p{L}\p{N}]/u.test(text) && text !== 'o' ? { isOrdered: false, label: text } : BULLET;
}

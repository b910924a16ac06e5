import type { Flat, View } from './flat.ts';

/** Whether a schema accepts every value. */
export function isAny(view: View): boolean {
  return constrainingKeywords(view.flat()).length === 0;
}

/** Whether a schema accepts no value, like `false` or `not: {}`. */
export function isNever(view: View): boolean {
  const flat = view.flat();
  return acceptsNothing(flat) || (flat.not ?? []).some(isAny);
}

/** Whether a flat schema accepts no value. */
export function acceptsNothing({ never, types, enum: values }: Flat): boolean {
  return never !== undefined || types?.value.size === 0 || values?.value.length === 0;
}

/** The keywords of a flat schema, without its location and annotations. */
export function constrainingKeywords(flat: Flat): readonly string[] {
  return Object.keys(flat).filter((keyword) => !DESCRIPTIVE.has(keyword));
}

const DESCRIPTIVE = new Set(['pointer', 'annotations', 'resolved']);

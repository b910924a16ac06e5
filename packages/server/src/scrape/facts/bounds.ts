import { linearPattern } from '../../patterns/linear-pattern.ts';

/** A JSON Schema of which the bounds of one value count. */
export type Bounds = Readonly<Record<string, unknown>>;

const KEYWORDS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];

/** Whether a schema bounds a text or a number. */
export function hasBounds(schema: Bounds): boolean {
  return KEYWORDS.some((keyword) => keyword in schema);
}

/** Whether a value keeps the bounds of schemas. What says more than that, the whole result is checked for. */
export function isWithin(value: unknown, bounds: readonly Bounds[]): boolean {
  if (typeof value === 'string') return bounds.every((one) => isTextWithin(value, one));
  return typeof value !== 'number' || bounds.every((one) => isNumberWithin(value, one));
}

function isTextWithin(text: string, { minLength, maxLength, pattern }: Bounds): boolean {
  const { length } = [...text];
  if (typeof minLength === 'number' && length < minLength) return false;
  if (typeof maxLength === 'number' && length > maxLength) return false;
  // The schema was compiled: the pattern is one.
  return typeof pattern !== 'string' || linearPattern(pattern).test(text);
}

function isNumberWithin(number: number, bounds: Bounds): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = bounds;
  if (typeof minimum === 'number' && number < minimum) return false;
  if (typeof maximum === 'number' && number > maximum) return false;
  if (typeof exclusiveMinimum === 'number' && number <= exclusiveMinimum) return false;
  if (typeof exclusiveMaximum === 'number' && number >= exclusiveMaximum) return false;
  // As ajv counts it.
  return typeof multipleOf !== 'number' || Number.isInteger(number / multipleOf);
}

import { linearPattern } from '../../../patterns/linear-pattern.ts';

/** A JSON Schema of which only the bounds of one value are read. */
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

/** Whether a schema bounds a string or a number. */
export function hasBounds(schema: Bounds): boolean {
  return KEYWORDS.some((keyword) => keyword in schema);
}

/** Whether a value is within the bounds of all schemas. The check of the complete result covers other keywords. */
export function isWithin(value: unknown, bounds: readonly Bounds[]): boolean {
  if (typeof value === 'string') return bounds.every((one) => isTextWithin(value, one));
  return typeof value !== 'number' || bounds.every((one) => isNumberWithin(value, one));
}

function isTextWithin(text: string, { minLength, maxLength, pattern }: Bounds): boolean {
  const { length } = [...text];
  if (typeof minLength === 'number' && length < minLength) return false;
  if (typeof maxLength === 'number' && length > maxLength) return false;
  // The schema was compiled before, so the pattern is valid.
  return typeof pattern !== 'string' || linearPattern(pattern).test(text);
}

function isNumberWithin(number: number, bounds: Bounds): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = bounds;
  if (typeof minimum === 'number' && number < minimum) return false;
  if (typeof maximum === 'number' && number > maximum) return false;
  if (typeof exclusiveMinimum === 'number' && number <= exclusiveMinimum) return false;
  if (typeof exclusiveMaximum === 'number' && number >= exclusiveMaximum) return false;
  // The same computation as in ajv.
  return typeof multipleOf !== 'number' || Number.isInteger(number / multipleOf);
}

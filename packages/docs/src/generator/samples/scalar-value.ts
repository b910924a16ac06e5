import type { SchemaObject } from '../description/document.ts';
import { patternText } from '../description/pattern-text.ts';

/** The value of a text without any rule. */
export const ANY_TEXT = 'string';

/** Example strings by format. */
const defaults: Record<string, string> = {
  date: '2030-01-31',
  'date-time': '2030-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'ann@example.com',
  hostname: 'example.com',
  'http-url': 'https://example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  'uri-reference': '/path',
  uuid: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70',
  byte: 'YWJj',
  regex: '^a$',
  'json-pointer': '/a',
};

/** The number closest to zero, or to its lower bound, that the bounds allow. */
export function numberValue(object: SchemaObject, isInteger: boolean): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = object;
  const step = object.multipleOf ?? (isInteger ? 1 : 0.5);
  const least =
    exclusiveMinimum === undefined ? minimum : Math.max(minimum ?? -Infinity, exclusiveMinimum + step);
  const most =
    exclusiveMaximum === undefined ? maximum : Math.min(maximum ?? Infinity, exclusiveMaximum - step);
  const start = Math.max(least ?? -Infinity, Math.min(most ?? Infinity, 0));
  return object.multipleOf === undefined && !isInteger ? start : Math.ceil(start / step) * step;
}

/** A text of its format, its pattern or its length. */
export function textValue(object: SchemaObject): string {
  const format = (object['x-format'] as string | undefined) ?? object.format ?? '';
  const { minLength = 0, maxLength = Infinity, pattern } = object;
  const own = pattern === undefined ? undefined : patternText(pattern);
  const text = Object.hasOwn(defaults, format) ? defaults[format]! : (own ?? ANY_TEXT);
  if (own !== undefined && own.length >= minLength && own.length <= maxLength) return own;
  return text.padEnd(Math.min(minLength, 1000), 'x').slice(0, Math.max(maxLength, minLength));
}

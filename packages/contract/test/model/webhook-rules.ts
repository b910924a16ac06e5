import { httpUrl, isObject, isText, items, longest, oneOf, required, type, type Rule } from './rule.ts';

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;
const VALUE = /^(?:[!-~](?:[ !-~]*[!-~])?)?$/u;

const members = (at: string, code: string, test: (name: string, value: unknown) => boolean): Rule => ({
  at,
  code,
  test: (value) => !isObject(value) || Object.entries(value).every(([name, member]) => test(name, member)),
});
const fewest = (at: string, most: number): Rule => ({
  at,
  code: 'maxProperties',
  test: (value) => !isObject(value) || Object.keys(value).length <= most,
});
const length = (text: string): number => [...text].length;

/** The demands on headers by their names. */
export const headerFields = (at: string): Rule[] => [
  type(at, isObject),
  fewest(at, 32),
  members(at, 'propertyNames', (name) => NAME.test(name) && length(name) <= 128),
  members(at, 'type', (_, value) => isText(value) && length(value) <= 4096 && VALUE.test(value)),
];

/** The demands on a webhook: a URL, or one with what belongs to it. */
export const webhook: Rule[] = [
  type('/webhook', (value) => isText(value) || isObject(value)),
  longest('/webhook', 2048),
  { at: '/webhook', code: 'format', test: httpUrl },
  required('/webhook/url'),
  type('/webhook/url', isText),
  longest('/webhook/url', 2048),
  { at: '/webhook/url', code: 'format', test: httpUrl },
  ...headerFields('/webhook/headers'),
  type('/webhook/metadata', isObject),
  fewest('/webhook/metadata', 32),
  members('/webhook/metadata', 'propertyNames', (name) => length(name) <= 128),
  members('/webhook/metadata', 'type', (_, value) => isText(value) && length(value) <= 1024),
  type('/webhook/events', Array.isArray),
  { at: '/webhook/events', code: 'minItems', test: (value) => !Array.isArray(value) || value.length > 0 },
  items('/webhook/events', 16),
  type('/webhook/events/*', isText),
  oneOf('/webhook/events/*', 'started', 'action', 'completed', 'failed', 'cancelled'),
];

import { expect, test } from 'vitest';
import { findViolations } from '../src/browser/form/field-violations.ts';

const fields = [
  { name: 'id', location: 'path' },
  { name: 'X-Trace', location: 'header' },
  { name: 'id', location: 'body' },
  { name: 'options', location: 'body' },
] as const;

test.each<[title: string, status: number, body: unknown, violations: object]>([
  [
    'names a field of the body, and of a parameter of the same name',
    400,
    {
      details: [
        { in: 'body', path: '/id', message: 'is missing' },
        { in: 'path', path: '/id', message: 'must be a UUID' },
      ],
    },
    { 'body id': 'It is missing.', 'path id': 'It must be a UUID.' },
  ],
  [
    'names what is inside of a field, and says all that is wrong with it',
    422,
    {
      details: [
        { in: 'body', path: '/options/steps/0', message: 'must be an object' },
        { in: 'body', path: '/options', message: 'is too large' },
      ],
    },
    { 'body options': '`steps/0` in it must be an object. It is too large.' },
  ],
  [
    'names a header in any case, and a name with a slash',
    400,
    {
      details: [
        { in: 'header', path: '/x-trace', message: 'is empty' },
        { in: 'body', path: '/a~1b', message: 'x' },
      ],
    },
    { 'header X-Trace': 'It is empty.' },
  ],
  ['names nothing where it succeeded', 200, { details: [{ in: 'body', path: '/id', message: 'x' }] }, {}],
  ['names nothing without details', 400, { error: 'Bad request' }, {}],
  [
    'names nothing in what is not as described',
    400,
    { details: [{ in: 'body', path: 1 }, { path: '/id' }] },
    {},
  ],
  ['names nothing without JSON', 502, undefined, {}],
])('an error %s', (_, status, body, violations) => {
  expect(findViolations(fields, { status, body })).toEqual(violations);
});

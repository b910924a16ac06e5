import { describe, expect, test } from 'vitest';
import type { Violation } from '../src/runtime/check.ts';
import { nameDetails, toDetails } from '../src/runtime/detail.ts';
import type { Detail } from '../src/runtime/detail.ts';
import type { Messages } from '../src/runtime/messages.ts';

/** What the generator writes for a description that uses them. */
const said: Messages = {
  required: ['is required'],
  additionalProperties: ['is not allowed'],
  dependentRequired: ['is required together with $', 'property'],
  type: ['must be $', 'type'],
  enum: ['must be $', 'allowedValues'],
  const: ['must be $', 'allowedValue'],
  minimum: ['must be at least $', 'limit'],
  exclusiveMaximum: ['must be less than $', 'limit'],
  multipleOf: ['must be a multiple of $', 'multipleOf'],
  minLength: ['must have at least $ characters', 'limit'],
  maxItems: ['must have at most $ items', 'limit'],
  format: ['must be a valid $', 'format'],
  'format:uuid': ['must be a UUID', 'format'],
  pattern: ['must match the pattern $', 'pattern'],
  'pattern:example': ['must be written as in "$"', 'example', 'pattern'],
  uniqueItems: ['must not have two equal items'],
};

const fault = (instancePath: string, keyword: string, params: Record<string, unknown> = {}): Violation => ({
  instancePath,
  keyword,
  params,
});

function detail(path: string): Detail {
  return { in: 'body', path, code: 'type', message: '' };
}

const sentences: [fault: Violation, detail: Partial<Detail>][] = [
  [fault('', 'required', { missingProperty: 'a/b~c' }), { path: '/a~1b~0c', message: 'is required' }],
  [
    fault('/a', 'additionalProperties', { additionalProperty: 'x' }),
    { path: '/a/x', message: 'is not allowed' },
  ],
  [
    fault('/a', 'dependentRequired', { missingProperty: 'b', property: 'c' }),
    { path: '/a/b', message: 'is required together with c', expected: 'c' },
  ],
  [fault('/a', 'type', { type: 'integer' }), { message: 'must be an integer', expected: 'integer' }],
  [
    fault('/a', 'type', { type: ['string', 'null'] }),
    { message: 'must be a string or null', expected: ['string', 'null'] },
  ],
  [
    fault('/a', 'enum', { allowedValues: ['x', 'y', null] }),
    { message: 'must be one of: x, y, null', expected: ['x', 'y', null] },
  ],
  [fault('/a', 'enum', { allowedValues: ['x'] }), { message: 'must be x', expected: ['x'] }],
  [fault('/a', 'const', { allowedValue: false }), { message: 'must be false', expected: false }],
  [fault('/a', 'minimum', { limit: 1, comparison: '>=' }), { message: 'must be at least 1', expected: 1 }],
  [fault('/a', 'exclusiveMaximum', { limit: 9 }), { message: 'must be less than 9', expected: 9 }],
  [fault('/a', 'multipleOf', { multipleOf: 0.5 }), { message: 'must be a multiple of 0.5', expected: 0.5 }],
  [fault('/a', 'minLength', { limit: 1 }), { message: 'must have at least 1 character', expected: 1 }],
  [fault('/a', 'maxItems', { limit: 2 }), { message: 'must have at most 2 items', expected: 2 }],
  [fault('/a', 'format', { format: 'uuid' }), { message: 'must be a UUID', expected: 'uuid' }],
  [fault('/a', 'format', { format: 'ipv4' }), { message: 'must be a valid ipv4', expected: 'ipv4' }],
  [fault('/a', 'pattern', { pattern: '^a$' }), { message: 'must match the pattern ^a$', expected: '^a$' }],
  [
    fault('/a', 'pattern', { pattern: '^[a-z]+$', example: 'abc' }),
    { message: 'must be written as in "abc"', expected: '^[a-z]+$' },
  ],
  [fault('/a', 'uniqueItems', { i: 1, j: 0 }), { message: 'must not have two equal items' }],
  [fault('/a', 'false schema'), { message: 'is not allowed here' }],
];

test.each(sentences)('%j', (input, want) => {
  expect(toDetails(said, [input], 'body')).toEqual([
    { in: 'body', path: input.instancePath, code: input.keyword, ...want },
  ]);
});

describe('a schema of branches', () => {
  const rows: [title: string, faults: Violation[], want: string[]][] = [
    [
      'says what is deeper',
      [fault('/a', 'type', { type: 'string' }), fault('/a/b', 'minimum', { limit: 1 }), fault('/a', 'oneOf')],
      ['/a/b minimum'],
    ],
    [
      'says what is deeper in place of the words of another branch',
      [
        fault('/a', 'type', { type: 'string' }),
        fault('/a', 'enum', { allowedValues: ['x'] }),
        fault('/a/b', 'enum', { allowedValues: ['x'] }),
        fault('/a', 'oneOf'),
      ],
      ['/a/b enum'],
    ],
    [
      'says what is missing',
      [fault('/a', 'required', { missingProperty: 'b' }), fault('/a', 'anyOf')],
      ['/a/b required'],
    ],
    [
      'says it in one sentence where nothing is deeper',
      [
        fault('/a', 'type', { type: 'string' }),
        fault('/a', 'type', { type: 'object' }),
        fault('/a', 'oneOf'),
      ],
      ['/a oneOf'],
    ],
    [
      'leaves the faults of others',
      [fault('/c', 'type', { type: 'string' }), fault('/a', 'type', {}), fault('/a', 'oneOf')],
      ['/c type', '/a oneOf'],
    ],
  ];
  test.each(rows)('%s', (_title, faults, want) => {
    expect(toDetails(said, faults, 'body').map(({ path, code }) => `${path} ${code}`)).toEqual(want);
  });
});

describe('the name of the answer', () => {
  const locations = [
    { in: 'path', path: '/id', error: 'InvalidId' },
    { in: 'body', path: '/url', error: 'InvalidUrl' },
    { in: 'body', path: '/items/*/url', error: 'InvalidItem' },
  ] as const;
  const rows: [title: string, details: Detail[], error: string, first: string][] = [
    ['no place', [detail('/limit')], 'BadRequest', '/limit'],
    ['a place', [detail('/limit'), detail('/url')], 'InvalidUrl', '/url'],
    ['inside a place', [detail('/url/href')], 'InvalidUrl', '/url/href'],
    ['a longer name', [detail('/urls')], 'BadRequest', '/urls'],
    ['an item', [detail('/a'), detail('/items/17/url')], 'InvalidItem', '/items/17/url'],
    ['another part', [{ ...detail('/url'), in: 'query' }], 'BadRequest', '/url'],
    ['the first of two', [detail('/url'), { ...detail('/id'), in: 'path' }], 'InvalidId', '/id'],
  ];
  test.each(rows)('%s', (_title, details, error, first) => {
    const named = nameDetails(details, locations);
    expect([named.error, named.details[0]!.path, named.details.length]).toEqual([
      error,
      first,
      details.length,
    ]);
  });

  test('at most 20 details, none twice, the named ones among them', () => {
    const many = Array.from({ length: 30 }, (_, index) => detail(`/a/${index}`));
    const { details } = nameDetails([...many, ...many, detail('/url')], locations);
    expect([details.length, details[0]!.path, details[1]!.path, details[19]!.path]).toEqual([
      20,
      '/url',
      '/a/0',
      '/a/18',
    ]);
  });
});

test('tens of thousands of faults cost no more than their number', () => {
  const faults = Array.from({ length: 60_000 }, (_, index) =>
    fault(`/a/${index}/b`, 'type', { type: 'string' }),
  );
  const start = process.cpuUsage();
  const { details } = nameDetails(toDetails(said, [...faults, fault('/a', 'anyOf')], 'body'), []);
  const { user, system } = process.cpuUsage(start);
  expect(details).toHaveLength(20);
  expect((user + system) / 1000).toBeLessThan(3000);
});

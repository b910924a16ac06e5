import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { document } from './runtime.ts';

type Schema = Record<string, unknown>;

/**
 * Random values around a schema: mostly what it asks for, at and beside its bounds, sometimes anything at all.
 * Made to be wrong in one place rather than everywhere, so that both verdicts are common.
 */
export function valueOf(schema: Schema, depth = 0): Arbitrary<unknown> {
  const { $ref } = schema as { $ref?: string };
  if ($ref) return valueOf(document.components.schemas[$ref.split('/').at(-1)!] as Schema, depth);
  return fc.oneof({ weight: 60, arbitrary: near(schema, depth) }, { weight: 1, arbitrary: anything });
}

const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, '', 'x', [], {}, '__proto_', 'off', 'DE', 1e300, -0),
  fc.jsonValue({ maxDepth: 2 }),
);

function near(given: Schema, depth: number): Arbitrary<unknown> {
  if (typeof given === 'boolean') return anything;
  const schema = joinAllOf(given);
  const branches = (schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf']) as Schema[] | undefined;
  if (depth > 6) return fc.constant(null);
  if (branches) return fc.oneof(...branches.map((branch) => valueOf(branch, depth + 1)));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  const [type] = [schema['type']].flat() as string[];
  if (type === 'object' || schema['properties']) return readObject(schema, depth);
  if (type === 'array') return readList(schema, depth);
  if (type === 'string') return textOf(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numberOf(schema);
  return anything;
}

/** An object with the members of its `allOf`; any other schema as it is. */
function joinAllOf({ allOf, ...own }: Schema & { allOf?: Schema[] }): Schema {
  if (allOf === undefined || !('properties' in own)) return allOf === undefined ? own : { ...own, allOf };
  const parts = allOf.map(({ $ref, ...part }) =>
    joinAllOf(
      typeof $ref === 'string' ? (document.components.schemas[$ref.split('/').at(-1)!] as Schema) : part,
    ),
  );
  const all = [own as Schema, ...parts];
  return {
    ...own,
    properties: Object.assign({}, ...all.map((part) => part['properties'])) as Schema,
    required: all.flatMap((part) => (part['required'] as string[] | undefined) ?? []),
  };
}

function readObject(schema: Schema, depth: number): Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const required = (schema['required'] ?? []) as string[];
  const members = properties.map(([name, member]) => {
    const present = required.includes(name) ? 40 : 1;
    if ((member as unknown) === false)
      return fc.constantFrom<[string, unknown]>([name, undefined], [name, null]);
    return fc
      .oneof(
        { weight: present, arbitrary: valueOf(member, depth + 1) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
      .map((value): [string, unknown] => [name, value]);
  });
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant<[string, unknown][]>([]) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('extra', 'toString', 'a/b', ''), anything).map((pair) => [pair]),
    },
  );
  return fc
    .tuple(fc.tuple(...members), extra)
    .map(([pairs, more]) =>
      Object.fromEntries([...pairs, ...more].filter(([, value]) => value !== undefined)),
    );
}

function readList(schema: Schema, depth: number): Arbitrary<unknown> {
  const items = fc.array(valueOf((schema['items'] ?? {}) as Schema, depth + 1), { maxLength: 4 });
  const max = schema['maxItems'] as number | undefined;
  if (max === undefined) return items;
  const long = fc
    .constantFrom(max - 1, max, max + 1)
    .chain((length) =>
      valueOf((schema['items'] ?? {}) as Schema, depth + 1).map(
        (item) => Array(length).fill(item) as unknown[],
      ),
    );
  return fc.oneof({ weight: 30, arbitrary: items }, { weight: 1, arbitrary: long });
}

const samples: Record<string, string[]> = {
  'http-url': [
    'https://example.com',
    'HTTP://a.b/c?d',
    'https://münchen.de',
    'http://[::1]',
    'https://a.b:1',
    'http://x',
  ],
  uuid: ['0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70', '00000000-0000-0000-0000-000000000000'],
  'date-time': ['2030-05-18T09:30:00.000Z', '2024-02-29T00:00:00+02:00'],
};

const wrong = [
  'ftp://a.b',
  'https://',
  ' https://a.b',
  'https://a.b\n',
  'https:a',
  'urn:uuid:x',
  '2030-02-30',
  'http://1.2.3.256',
];

function textOf(schema: Schema): Arbitrary<string> {
  const {
    pattern,
    minLength = 0,
    maxLength,
  } = schema as { pattern?: string; minLength?: number; maxLength?: number };
  const known = samples[String(schema['format'])];
  if (known) {
    return fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: fc.constantFrom(...wrong) },
      { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
    );
  }
  if (pattern) {
    return fc.oneof(
      { weight: 30, arbitrary: fc.stringMatching(new RegExp(pattern, 'u')) },
      { weight: 1, arbitrary: fc.string() },
    );
  }
  if (maxLength === undefined) return fc.string({ unit: 'binary' });
  const sized = fc
    .constantFrom(minLength - 1, minLength, maxLength, maxLength + 1)
    .chain((length) => fc.constantFrom('a', '😀', '\ud800').map((unit) => unit.repeat(Math.max(0, length))));
  return fc.oneof(
    { weight: 20, arbitrary: fc.string({ minLength, unit: 'grapheme' }) },
    { weight: 1, arbitrary: sized },
  );
}

function numberOf(schema: Schema): Arbitrary<number> {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  const low = minimum ?? -1000;
  const edges = [low, ...(maximum === undefined ? [] : [maximum])];
  return fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: Math.ceil(low), max: Math.floor(maximum ?? 1_000_000) }) },
    { weight: 4, arbitrary: fc.constantFrom(...edges) },
    { weight: 1, arbitrary: fc.constantFrom(low - 1, (maximum ?? 0) + 1, low + 0.5, 1e308, -0) },
  );
}

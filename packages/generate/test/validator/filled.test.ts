/* oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schema } from '@web-data/openapi';
import { describe, expect, test } from 'vitest';
import { generatePart, notesOf } from '../support/generate.ts';
import { createRandom } from '../support/hostile-description.ts';
import { documentOf, load } from './load.ts';

/** Of each keyword a schema, a default that it refuses, and one that it accepts. */
const keywords: [keyword: string, schema: object, refused: unknown, accepted: unknown][] = [
  ['type', { type: 'string' }, null, 'a'],
  ['enum', { enum: ['a', null] }, 'b', null],
  ['const', { const: { a: 1 } }, { a: 2 }, { a: 1 }],
  ['multipleOf', { multipleOf: 5 }, 3, 10],
  ['maximum', { maximum: 3 }, 4, 3],
  ['exclusiveMaximum', { exclusiveMaximum: 3 }, 3, 2],
  ['minimum', { minimum: 3 }, 2, 3],
  ['exclusiveMinimum', { exclusiveMinimum: 3 }, 3, 4],
  ['maxLength', { maxLength: 1 }, 'ab', 'a'],
  ['minLength', { minLength: 2 }, 'a', 'ab'],
  ['pattern', { pattern: '^a$' }, 'b', 'a'],
  ['format', { format: 'date' }, 'never', '2030-01-31'],
  ['maxItems', { maxItems: 1 }, [1, 2], [1]],
  ['minItems', { minItems: 2 }, [1], [1, 2]],
  ['uniqueItems', { uniqueItems: true }, [1, 1], [1]],
  ['prefixItems', { prefixItems: [{ type: 'string' }] }, [1], ['a']],
  ['items', { items: { type: 'string' } }, [1], ['a']],
  ['contains', { contains: { const: 1 } }, [2], [1]],
  ['minContains', { contains: { const: 1 }, minContains: 2 }, [1], [1, 1]],
  ['maxContains', { contains: { const: 1 }, maxContains: 1 }, [1, 1], [1]],
  ['unevaluatedItems', { prefixItems: [{}], unevaluatedItems: false }, [1, 2], [1]],
  ['maxProperties', { maxProperties: 1 }, { a: 1, b: 1 }, { a: 1 }],
  ['minProperties', { minProperties: 1 }, {}, { a: 1 }],
  ['required', { required: ['a'] }, {}, { a: 1 }],
  ['properties', { properties: { a: { type: 'string' } } }, { a: 1 }, { a: 'b' }],
  ['patternProperties', { patternProperties: { '^a': { type: 'string' } } }, { a: 1 }, { a: 'b' }],
  ['additionalProperties', { additionalProperties: false }, { a: 1 }, {}],
  ['unevaluatedProperties', { unevaluatedProperties: false }, { a: 1 }, {}],
  ['propertyNames', { propertyNames: { maxLength: 1 } }, { ab: 1 }, { a: 1 }],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, { a: 1 }, { a: 1, b: 1 }],
  ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, { a: 1 }, { b: 1 }],
  ['allOf', { allOf: [{ type: 'string' }, { minLength: 1 }] }, '', 'a'],
  ['anyOf', { anyOf: [{ type: 'string' }, { type: 'array' }] }, null, []],
  ['oneOf', { oneOf: [{ type: 'string' }, { type: 'array' }] }, null, 'a'],
  ['not', { not: { type: 'null' } }, null, 'a'],
  ['then', { if: { type: 'string' }, then: { minLength: 1 } }, '', 'a'],
  ['else', { if: { type: 'string' }, else: { type: 'null' } }, 5, null],
  ['$ref', { $ref: '#/components/schemas/Word' }, 'b', 'a'],
  ['$ref within', { items: { $ref: '#/components/schemas/Word' } }, ['b'], ['a']],
  ['$ref to what refers to itself', { $ref: '#/components/schemas/Tree' }, { left: 5 }, { left: {} }],
  ['false', { allOf: [false] }, 'a', undefined],
];

const components: Record<string, Schema> = {
  Word: { enum: ['a'] },
  Tree: { type: 'object', properties: { left: { $ref: '#/components/schemas/Tree' } } },
  Given: { type: 'string', default: 'given' },
  Wrong: { type: 'string', default: 5 },
  Node: {
    type: 'object',
    properties: {
      size: { type: 'integer', default: 1 },
      next: { $ref: '#/components/schemas/Node', default: {} },
      all: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
  },
};

describe('a default', () => {
  const bodies = Object.fromEntries(
    keywords.flatMap(([, schema, refused, accepted], index) => [
      [`refused${index}`, { type: 'object', properties: { a: { ...schema, default: refused } } }],
      [`accepted${index}`, { type: 'object', properties: { a: { ...schema, default: accepted } } }],
    ]),
  ) as Record<string, Schema>;
  const document = documentOf(bodies, components);
  const loaded = load(document);
  const noted = notesOf('validator', document);

  test.each(keywords.map(([keyword], index) => [keyword, index] as const))(
    'that %s refuses is not filled in, and is noted with its place; another one is',
    async (_, index) => {
      const [, , , accepted] = keywords[index]!;
      const judge = await loaded;
      expect(judge(`refused${index}`).filled({})).toEqual({});
      const filled = accepted === undefined ? {} : { a: accepted };
      expect(judge(`accepted${index}`).filled({})).toEqual(filled);
      const path = `/paths/~1refused${index}/post/requestBody/content/application~1json/schema/properties/a`;
      expect(await noted).toContain(`${path} the default is none of its own values, and is not filled in`);
      expect((await noted).filter((note) => note.includes(`~1accepted${index}/`))).toEqual([]);
    },
  );
});

const text = { type: 'string', default: 'x' };
const wrong = { type: 'string', default: 5 };
const a = { properties: { a: text } };

/** Where defaults stand, and around what: a schema, what is sent, and what it becomes. */
const paths: [title: string, schema: object, sent: unknown, filled: unknown][] = [
  ['a member', a, {}, { a: 'x' }],
  ['a member that is there', a, { a: 'y' }, { a: 'y' }],
  ['a member that has to be there', { ...a, required: ['a'] }, {}, undefined],
  ['a nested member', { properties: { b: a } }, { b: {} }, { b: { a: 'x' } }],
  [
    'a nested member that is refused',
    { properties: { b: { properties: { a: wrong } } } },
    { b: {} },
    { b: {} },
  ],
  ['an object that is filled in', { properties: { b: { ...a, default: {} } } }, {}, { b: { a: 'x' } }],
  ['items', { properties: { b: { items: a } } }, { b: [{}, 5] }, { b: [{ a: 'x' }, 5] }],
  ['prefixItems', { properties: { b: { prefixItems: [{}, a] } } }, { b: [{}, {}] }, { b: [{}, { a: 'x' }] }],
  [
    'additionalProperties',
    { properties: { b: {} }, additionalProperties: a },
    { b: {}, c: {} },
    { b: {}, c: { a: 'x' } },
  ],
  ['patternProperties', { patternProperties: { '^b': a } }, { b: {}, c: {} }, { b: { a: 'x' }, c: {} }],
  ['allOf', { allOf: [a, { properties: { b: text } }] }, {}, { a: 'x', b: 'x' }],
  ['a branch that may not hold', { anyOf: [a, { type: 'object' }] }, {}, {}],
  ['what a $ref leads to', { properties: { a: { $ref: '#/components/schemas/Given' } } }, {}, { a: 'given' }],
  [
    'what a $ref leads to, refused there',
    { properties: { a: { $ref: '#/components/schemas/Wrong' } } },
    {},
    {},
  ],
  [
    'what a $ref leads to, refused beside it',
    { properties: { a: { $ref: '#/components/schemas/Given', maxLength: 1 } } },
    {},
    {},
  ],
  [
    'beside a $ref',
    { properties: { a: { $ref: '#/components/schemas/Given', default: 'own' } } },
    {},
    { a: 'own' },
  ],
  [
    'beside a $ref, refused by it',
    { properties: { a: { $ref: '#/components/schemas/Given', default: 5 } } },
    {},
    {},
  ],
  [
    'a circle',
    { $ref: '#/components/schemas/Node' },
    { all: [{}] },
    { size: 1, next: {}, all: [{ size: 1, next: {} }] },
  ],
  ['a member called as one of every object', { properties: { toString: text } }, {}, { toString: 'x' }],
  [
    'a member that no object may have',
    JSON.parse('{ "properties": { "__proto__": { "default": {} } } }') as object,
    {},
    {},
  ],
  ['a value that is no object', a, [5], [5]],
];

describe('defaults at', () => {
  const bodies = Object.fromEntries(paths.map(([, schema], index) => [`place${index}`, schema as Schema]));
  const loaded = load(documentOf(bodies, components));
  test.each(paths.map(([title], index) => [title, index] as const))('%s', async (_, index) => {
    const [, , sent, filled] = paths[index]!;
    const judge = (await loaded)(`place${index}`);
    expect(judge.filled(sent)).toEqual(filled);
    expect(judge.faults(sent).length > 0).toBe(filled === undefined);
  });
});

const open = { type: 'object' };

/** Defaults that their own schemas accept, among rules of the same body: what is sent, what it becomes. */
const rules: [
  title: string,
  schema: object,
  sent: unknown,
  filled: unknown,
  noted: 'never' | 'checked' | '',
][] = [
  ['maxProperties', { ...a, maxProperties: 0 }, {}, {}, 'checked'],
  ['maxProperties that leaves room', { ...a, maxProperties: 1 }, {}, { a: 'x' }, 'checked'],
  ['dependentRequired', { ...a, dependentRequired: { a: ['b'] } }, {}, {}, 'checked'],
  [
    'dependentRequired that is met',
    { ...a, dependentRequired: { a: ['b'] } },
    { b: 1 },
    { a: 'x', b: 1 },
    'checked',
  ],
  [
    'dependentRequired among two defaults',
    { properties: { a: text, b: text }, dependentRequired: { a: ['b'] } },
    {},
    { a: 'x', b: 'x' },
    'checked',
  ],
  ['dependentSchemas', { ...a, dependentSchemas: { a: { required: ['b'] } } }, {}, {}, 'checked'],
  [
    'dependentSchemas of another member',
    { ...a, dependentSchemas: { b: { properties: { a: { const: 'y' } } } } },
    { b: 1 },
    { b: 1 },
    'checked',
  ],
  ['propertyNames', { ...a, propertyNames: { minLength: 2 } }, {}, {}, 'checked'],
  ['not', { ...a, not: { required: ['a'] } }, {}, {}, 'checked'],
  ['not of two members', { ...a, not: { required: ['a', 'b'] } }, {}, { a: 'x' }, 'checked'],
  ['not of two members, one sent', { ...a, not: { required: ['a', 'b'] } }, { b: 1 }, { b: 1 }, 'checked'],
  ['not of a count', { ...a, not: { minProperties: 1 } }, {}, {}, 'checked'],
  ['if', { allOf: [a], if: { required: ['a'] }, then: false }, {}, {}, 'checked'],
  [
    'then',
    { ...a, if: { required: ['b'] }, then: { properties: { a: { const: 'y' } } } },
    { b: 1 },
    { b: 1 },
    'checked',
  ],
  [
    'then that is not meant',
    { ...a, if: { required: ['b'] }, then: { properties: { a: { const: 'y' } } } },
    {},
    { a: 'x' },
    'checked',
  ],
  ['oneOf', { ...a, oneOf: [{ required: ['a'] }, { required: ['b'] }] }, { b: 1 }, { b: 1 }, 'checked'],
  ['anyOf', { ...a, anyOf: [{ maxProperties: 1 }, { required: ['c'] }] }, { b: 1 }, { b: 1 }, 'checked'],
  ['additionalProperties of another part', { allOf: [a, { additionalProperties: false }] }, {}, {}, 'never'],
  [
    'unevaluatedProperties of another part',
    { allOf: [a, { unevaluatedProperties: false }] },
    {},
    {},
    'checked',
  ],
  ['unevaluatedProperties around', { allOf: [a], unevaluatedProperties: false }, {}, { a: 'x' }, ''],
  ['patternProperties', { ...a, patternProperties: { '^a': { const: 'y' } } }, {}, {}, 'never'],
  [
    'patternProperties of other names',
    { ...a, patternProperties: { '^b': { const: 'y' } } },
    {},
    { a: 'x' },
    '',
  ],
  [
    'patternProperties that accept it',
    { ...a, patternProperties: { '^a': { minLength: 1 } } },
    {},
    { a: 'x' },
    '',
  ],
  [
    'another type in another part',
    { allOf: [a, { properties: { a: { type: 'number' } } }] },
    {},
    {},
    'never',
  ],
  ['a const in another part', { allOf: [a, { properties: { a: { const: 'y' } } }] }, {}, {}, 'never'],
  [
    'another minimum in another part',
    {
      allOf: [{ properties: { a: { type: 'integer', default: 1 } } }, { properties: { a: { minimum: 5 } } }],
    },
    {},
    {},
    'never',
  ],
  [
    'another rule in another part, which accepts it',
    { allOf: [a, { properties: { a: { maxLength: 1 } } }] },
    {},
    { a: 'x' },
    '',
  ],
  [
    'a part behind a $ref',
    { allOf: [{ $ref: '#/components/schemas/Narrow' }], properties: { a: text } },
    {},
    {},
    'never',
  ],
  ['enum', { ...a, enum: [{}] }, {}, {}, 'checked'],
  ['const', { ...a, const: {} }, {}, {}, 'checked'],
  ['const around', { properties: { b: a }, const: { b: {} } }, { b: {} }, { b: {} }, 'checked'],
  [
    'uniqueItems around',
    { properties: { b: { uniqueItems: true, items: a } } },
    { b: [{}, { a: 'x' }] },
    { b: [{}, { a: 'x' }] },
    'checked',
  ],
  [
    'uniqueItems around one item',
    { properties: { b: { uniqueItems: true, items: a } } },
    { b: [{}] },
    { b: [{ a: 'x' }] },
    'checked',
  ],
  [
    'maxContains around',
    { properties: { b: { items: a, contains: { required: ['a'] }, maxContains: 1 } } },
    { b: [{ a: 'y' }, {}] },
    { b: [{ a: 'y' }, {}] },
    'checked',
  ],
  [
    'a rule of a member above',
    {
      properties: { b: a, c: {} },
      if: { required: ['c'] },
      then: { properties: { b: { maxProperties: 0 } } },
    },
    { b: {}, c: 1 },
    { b: {}, c: 1 },
    'checked',
  ],
  [
    'a rule, beside a default that none is about',
    { properties: { a: text, b: text }, not: { required: ['a'] } },
    {},
    { b: 'x' },
    'checked',
  ],
  [
    'a rule on what is filled into a default',
    {
      properties: { b: { ...a, default: {} } },
      not: { properties: { b: { required: ['a'] } }, required: ['b'] },
    },
    {},
    { b: {} },
    'checked',
  ],
  [
    'a rule of the member itself, on what is filled into its default',
    { properties: { b: { ...a, maxProperties: 0, default: {} } } },
    {},
    { b: {} },
    'checked',
  ],
  [
    'a rule in a circle',
    { $ref: '#/components/schemas/Chain' },
    { next: { b: 1 } },
    { next: { b: 1 } },
    'checked',
  ],
  ['nothing', { ...open, ...a }, {}, { a: 'x' }, ''],
];

describe('a default among', () => {
  // Notes find a schema by its identity.
  const bodies = JSON.parse(
    JSON.stringify(Object.fromEntries(rules.map(([, schema], index) => [`rule${index}`, schema]))),
  ) as Record<string, Schema>;
  const document = documentOf(bodies, {
    ...components,
    Narrow: { properties: { a: { const: 'y' } } },
    Chain: {
      ...a,
      properties: { a: text, next: { $ref: '#/components/schemas/Chain' } },
      maxProperties: 2,
      not: { required: ['a', 'b'] },
    } as Schema,
  });
  const loaded = load(document);
  const notes = notesOf('validator', document);
  const texts = {
    never: 'the default is rejected by another rule for the same member, and is not filled in',
    checked: 'the default is filled in only where all else stays valid with it',
  };
  test.each(rules.map(([title], index) => [title, index] as const))('%s', async (_, index) => {
    const [, schema, sent, filled, noted] = rules[index]!;
    expect((await loaded)(`rule${index}`).filled(sent)).toEqual(filled);
    const at = schema && '$ref' in schema ? '/components/schemas/Chain/' : `~1rule${index}/`;
    const found = (await notes).filter((note) => note.includes(at) && note.includes('the default'));
    expect(new Set(found.map((note) => note.slice(note.indexOf('the default'))))).toEqual(
      new Set(noted === '' ? [] : [texts[noted]]),
    );
  });

  test('a rule is promised by no type', async () => {
    const files = await generatePart('validator', document);
    const promised = /rule0: (.*);/.exec(files['operations.ts']!)?.[1];
    expect(promised).toBe('never');
    expect(/rule18: (.*);/.exec(files['operations.ts']!)?.[1]).toBe('never');
  });
});

describe('whatever has a default', () => {
  const count = Math.max(60, Number(process.env['FUZZ_DESCRIPTIONS'] ?? 0));
  const random = createRandom(Number(process.env['FUZZ_SEED'] ?? 7));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const value = (depth = 0): unknown =>
    pick<() => unknown>([
      () => pick(['', 'a', 'ab', 0, 1, 2.5, true, null]),
      () => (depth > 2 ? 'a' : Array.from({ length: pick([0, 1, 2]) }, () => value(depth + 1))),
      () => (depth > 2 ? {} : object(depth)),
    ])();
  const object = (depth: number): object =>
    Object.fromEntries(['a', 'b', 'c'].filter(() => random() < 0.4).map((name) => [name, value(depth + 1)]));
  const schema = (depth = 0): Record<string, unknown> => {
    // Ajv collects what branches that do not hold evaluate, or throws; the suite of JSON Schema tries `unevaluated…`.
    const [, own] = pick(keywords.filter(([keyword]) => !/format|\$ref|false|unevaluated/.test(keyword)));
    const inner = (): unknown => (depth > 2 ? {} : schema(depth + 1));
    const more = pick<() => object>([
      () => ({ properties: { a: inner(), b: inner() } }),
      () => ({ properties: { a: inner() }, additionalProperties: pick([false, inner()]) }),
      () => ({ items: inner(), uniqueItems: random() < 0.5 }),
      () => ({ [pick(['allOf', 'anyOf', 'oneOf'])]: [inner(), inner()] }),
      () => ({ if: inner(), then: inner() }),
      () => ({}),
    ])();
    return { ...(random() < 0.6 && own), ...more, ...(random() < 0.6 && { default: value() }) };
  };

  test('is accepted as often as without, as often as by Ajv, and as it is filled', async () => {
    const schemas = Array.from({ length: count }, () => schema());
    const bodies = Object.fromEntries(schemas.map((one, index) => [`body${index}`, one as Schema]));
    const judge = await load(documentOf(bodies));
    const ajv = new Ajv2020({ strict: false, useDefaults: false });
    let accepted = 0;
    for (const [index, one] of schemas.entries()) {
      const validate = ajv.compile(one);
      for (const sent of [{}, ...Array.from({ length: 12 }, () => value())]) {
        const expected = judgeByAjv(validate, sent);
        if (expected === undefined) continue;
        expect([sent, judge(`body${index}`).check(sent)], JSON.stringify(one)).toEqual([sent, expected]);
        accepted += Number(expected);
        if (!expected) continue;
        const filled = judgeByAjv(validate, judge(`body${index}`).filled(sent));
        expect(filled ?? true, JSON.stringify([one, sent])).toBe(true);
      }
    }
    expect(accepted).toBeGreaterThan(count);
  });
});

/** Judges a copy of a value; `undefined` where the code that Ajv wrote throws. */
function judgeByAjv(validate: (value: unknown) => unknown, value: unknown): boolean | undefined {
  try {
    return Boolean(validate(structuredClone(value)));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

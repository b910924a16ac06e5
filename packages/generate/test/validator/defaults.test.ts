import { expect, test } from 'vitest';
import { generatePart, notesOf } from '../support/generate.ts';
import { documentOf, load } from './load.ts';

const body = {
  type: 'object' as const,
  required: ['must', 'word'],
  properties: {
    must: { type: 'integer' as const, default: 7 },
    word: { $ref: '#/components/schemas/Word' },
    null: { type: 'string' as const, default: null },
    text: { type: 'integer' as const, default: '12' },
    many: { type: 'array' as const, items: {}, maxItems: 1, default: [1, 2] },
    long: { type: 'string' as const, maxLength: 3, default: 'four' },
    far: { type: 'number' as const, maximum: 3, default: 4 },
    other: { $ref: '#/components/schemas/Word', default: 'c' },
    soon: { type: 'string' as const, format: 'duration', default: 'TBD' },
    wide: { type: 'integer' as const, format: 'int32', default: 3e9 },
    late: { type: 'string' as const, format: 'duration', default: 'PT1M' },
    good: { type: ['string', 'null'] as const, default: null },
    size: { $ref: '#/components/schemas/Word' },
  },
};
const document = documentOf({ a: body as never }, { Word: { enum: ['a', 'b'], default: 'a' } });

test('what has to be there is missed though it has a default, and what is optional is not', async () => {
  const files = await generatePart('validator', document);
  expect(files['request-validity.ts']).toContain('data.size = "a"');
  const { check, faults } = (await load(document))('a');
  expect(check({ must: 1, word: 'b' })).toBe(true);
  expect(check({})).toBe(false);
  expect(faults({ must: 1 }).map(({ keyword }) => keyword)).toEqual(['required']);
});

test('a default that is none of its own values is told, and not filled in', async () => {
  const files = await generatePart('validator', document);
  const filled = [...files['request-validity.ts']!.matchAll(/data\.(\w+) = /g)].map(([, name]) => name);
  expect(new Set(filled)).toEqual(new Set(['late', 'good', 'size']));
  const notes = (await notesOf('validator', document)).filter((note) => note.includes('none of its own'));
  expect(notes).toHaveLength(8);
});

test.each([
  ['^(?:{[a-f]{2}}|[a-f]{2})$', ['{ab}', 'ab'], ['{ab', 'abc', 'ab}']],
  ['^[{}]{2}\\{$', ['{}{'], ['{}']],
  ['^a{,2}$', ['a{,2}'], ['aa']],
])('the pattern %s, whose braces stand for themselves, is checked', async (pattern, good, bad) => {
  const { check } = (await load(documentOf({ a: { type: 'string', pattern } })))('a');
  expect(good.map(check)).toEqual(good.map(() => true));
  expect(bad.map(check)).toEqual(bad.map(() => false));
});

test('the default of a definition named as what every object has is judged', async () => {
  const properties = { size: { $ref: '#/components/schemas/constructor' } };
  const made = documentOf({ a: { type: 'object', properties } as never }, {
    constructor: { type: 'object', default: {} },
  } as never);
  const files = await generatePart('validator', made);
  expect(files['request-validity.ts']).toContain('data.size = ');
});

test.each([
  [{ required: ['a', 'b'] }, 'must not have both a and b'],
  [{ required: ['a', 'b', 'c'], type: 'object' }, 'must not have all of a, b and c'],
  [{ required: ['a'] }, 'must not have a'],
  [{ required: [] }, 'must not have the excluded shape'],
  [{ required: ['a'], properties: { a: { type: 'string' } } }, 'must not have the excluded shape'],
])('a not of %j is explained', async (not, message) => {
  const made = documentOf({ a: { type: 'object', not } as never }, {});
  const files = await generatePart('validator', made);
  const [, members = ''] = /"not", \{ members: "([^"]*)" \}/.exec(files['request-violations.ts']!) ?? [];
  expect(members === '' ? 'must not have the excluded shape' : `must not have ${members}`).toBe(message);
});

import { expect, test } from 'vitest';
import { cutTrials } from '../src/verify/cut.ts';
import { listTrials, openDocument, toFixtures } from '../src/index.ts';

/** How many trials there are does not grow with the number of ways through a description. */
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function trialsOf(schemas: Record<string, object>): number {
  return planOf(schemas).length;
}

function planOf(schemas: Record<string, object>, maxTrials?: number): ReturnType<typeof listTrials> {
  const [first] = Object.keys(schemas);
  const content = { 'application/json': { schema: ref(first!) } };
  const document = openDocument({
    openapi: '3.1.0',
    info: { title: 'Circles', version: '1' },
    paths: { '/': { post: { requestBody: { content }, responses: { 200: { description: 'Done.' } } } } },
    components: { schemas },
  });
  const options = { document, baseUrl: 'http://127.0.0.1:9', fixtures: toFixtures({}, {}) };
  return listTrials({ ...options, ...(maxTrials !== undefined && { maxTrials }) });
}

/** Schemas of which each leads to every one. */
function web(size: number): Record<string, object> {
  const names = Array.from({ length: size }, (_, index) => `S${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, ref(name)]));
  return Object.fromEntries(
    names.map((name) => [name, { type: 'object', properties: { ...properties, text: { type: 'string' } } }]),
  );
}

test.each<[title: string, schemas: Record<string, object>, least: number, most: number]>([
  [
    'a comment with replies and a parent',
    {
      Comment: {
        type: 'object',
        properties: {
          text: { type: 'string', maxLength: 10 },
          replies: { type: 'array', items: ref('Comment') },
          parent: ref('Comment'),
        },
      },
    },
    40,
    500,
  ],
  [
    'a menu of alternatives',
    {
      Menu: {
        type: 'object',
        properties: { items: { type: 'array', items: { anyOf: [ref('Menu'), ref('Link')] } } },
      },
      Link: {
        type: 'object',
        required: ['href'],
        properties: { href: { type: 'string' }, below: ref('Menu') },
      },
    },
    40,
    500,
  ],
  ['five that lead to each other', web(5), 50, 2_000],
])('%s', (_title, schemas, least, most) => {
  const trials = trialsOf(schemas);
  expect(trials).toBeGreaterThan(least);
  expect(trials).toBeLessThan(most);
});

const text = (pattern: string) => ({ type: 'string', pattern });

test.each<[title: string, pattern: string]>([
  ['goes back without end', '^(a+)+$'],
  ['goes back without end, in words', String.raw`^(\w+\s?)*$`],
  ['is right by the older rules alone', '^{[0-9a-f]{4}}$'],
  ['is of another language', '(?i)^(?P<name>[a-z]+)$'],
  ['looks back', String.raw`(?<!a)(b)\1`],
])('a pattern that %s stops nothing else', (_title, pattern) => {
  const members = { a: text(pattern), b: { type: 'string', maxLength: 9 } };
  const ids = planOf({ A: { type: 'object', required: ['a', 'b'], properties: members } }).map(
    ({ id }) => id,
  );
  expect(ids.some((id) => id.endsWith('/examples/the basic request'))).toBe(true);
  expect(ids.length).toBeGreaterThan(10);
});

test('a plan that is too long asks about every part once before it asks about one again', () => {
  const values = Array.from({ length: 500 }, (_, index) => `v${index}`);
  const lengths = { type: 'string', minLength: 2, maxLength: 9 };
  const schemas = {
    A: { type: 'object', required: ['a', 'b'], properties: { a: { enum: values }, b: lengths } },
  };
  const all = planOf(schemas);
  const some = planOf(schemas, 100);
  expect(all.length).toBeGreaterThan(500);
  expect(some).toHaveLength(100);
  const parts = (trials: typeof all): string[] =>
    [...new Set(trials.map(({ phase, pointer }) => `${phase} ${pointer}`))].toSorted();
  expect(parts(some)).toEqual(parts(all));
  expect(some.map(({ id }) => id)).toEqual(planOf(schemas, 100).map(({ id }) => id));
  expect(cutTrials(all, all.length)).toBe(all);
});

/** Alternatives in alternatives, so many levels deep. */
function nested(depth: number): object {
  return depth === 0
    ? { type: 'string', maxLength: 3 }
    : { oneOf: [nested(depth - 1), { type: 'integer', minimum: depth }] };
}

const withMember = (member: object): object => ({
  type: 'object',
  required: ['p'],
  properties: { p: member },
});

// Each once took minutes, or never ended; alone each takes about a second now, and nothing waits for the clock.
test.each<[title: string, schemas: Record<string, object>]>([
  ['a pattern that goes back', { S: withMember({ type: 'string', pattern: '^(a+)+$' }) }],
  [
    'such a pattern of a long text',
    { S: withMember({ type: 'string', minLength: 200, pattern: String.raw`^(\w+\s?)*\d+!$` }) },
  ],
  ['8,000 words', { S: withMember({ enum: Array.from({ length: 8_000 }, (_, index) => `word-${index}`) }) }],
  ['one that requires itself', { S: { type: 'object', required: ['next'], properties: { next: ref('S') } } }],
  [
    'one that requires itself three times',
    {
      S: {
        type: 'object',
        required: ['a', 'b', 'c'],
        properties: { a: ref('S'), b: ref('S'), c: { type: 'array', minItems: 3, items: ref('S') } },
      },
    },
  ],
  ['alternatives 200 levels deep', { S: nested(200) }],
  [
    'a list of 100,000',
    { S: { type: 'array', minItems: 100_000, uniqueItems: true, items: { type: 'string' } } },
  ],
  ['a text of 50 MB', { S: { type: 'string', minLength: 50_000_000 } }],
])('the plan for %s ends', (_title, schemas) => {
  const { length } = planOf(schemas);
  expect(length).toBeGreaterThan(10);
  expect(length).toBeLessThanOrEqual(5_000);
});

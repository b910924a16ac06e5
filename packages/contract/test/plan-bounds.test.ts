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

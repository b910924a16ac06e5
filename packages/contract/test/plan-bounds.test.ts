import { expect, test } from 'vitest';
import { listTrials, openDocument, toFixtures } from '../src/index.ts';

/** How many trials there are does not grow with the number of ways through a description. */
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function trialsOf(schemas: Record<string, object>): number {
  const [first] = Object.keys(schemas);
  const content = { 'application/json': { schema: ref(first!) } };
  const document = openDocument({
    openapi: '3.1.0',
    info: { title: 'Circles', version: '1' },
    paths: { '/': { post: { requestBody: { content }, responses: { 200: { description: 'Done.' } } } } },
    components: { schemas },
  });
  return listTrials({ document, baseUrl: 'http://127.0.0.1:9', fixtures: toFixtures({}, {}) }).length;
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

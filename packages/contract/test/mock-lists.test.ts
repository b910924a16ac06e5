import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMock } from '../src/mock/serve.ts';
import { openDocument } from '../src/plugins/documents.ts';

const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        parameters: [
          query('kind', { type: 'string', enum: ['cat', 'dog', 'fish'] }),
          query('sold', { type: 'boolean' }),
          query('color', { type: 'string' }),
          query('limit', { type: 'integer', minimum: 1 }),
        ],
        responses: {
          '200': {
            description: 'The pets.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    pets: { type: 'array', items: { type: 'object', properties: { name: {} } } },
                  },
                },
                example: {
                  pets: [
                    { name: 'Tom', kind: 'cat', sold: true, color: 'grey' },
                    { name: 'Rex', kind: 'dog', sold: false, color: 'grey' },
                    { name: 'Kit', kind: 'cat', sold: false },
                    { name: 'Who' },
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock(document, {});
});
afterAll(() => mock.close());

it.each([
  ['', ['Tom', 'Rex', 'Kit', 'Who']],
  ['?kind=cat', ['Tom', 'Kit', 'Who']],
  ['?kind=cat&sold=false', ['Kit', 'Who']],
  ['?kind=fish', ['Who']],
  ['?limit=2', ['Tom', 'Rex']],
  ['?limit=1&kind=dog', ['Rex']],
  ['?color=grey', ['Tom', 'Rex', 'Kit', 'Who']],
])('a list that is asked for as %j has what was asked for', async (asked, names) => {
  const answer = await fetch(`${mock.url}/pets${asked}`);
  const { pets } = (await answer.json()) as { pets: { name: string }[] };
  expect(pets.map(({ name }) => name)).toEqual(names);
});

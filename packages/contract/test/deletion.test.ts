import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, listen, serviceOf } from './support.ts';

const told = {
  description: 'It.',
  content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } } },
};
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/pets': { post: { operationId: 'add', responses: { 201: told } } },
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'read', responses: { 200: told } },
      delete: { operationId: 'remove', responses: { 204: { description: 'Gone.' } } },
    },
  },
});

/** What is told of a service that answers so when what was deleted is read. */
async function run(answer: (id: string) => Answer): Promise<string[]> {
  const there = new Map<string, boolean>();
  const server = await listen(
    serviceOf(({ method, path }) => {
      const id = path.split('/').at(-1)!;
      if (method === 'POST') {
        const made = String(there.size);
        there.set(made, true);
        return [201, { id: made }];
      }
      if (method === 'DELETE') return [there.set(id, false) && 204];
      return there.get(id) ? [200, { id }] : answer(id);
    }),
  );
  const only = ['remove/relations/'];
  const report = await verify({ document, baseUrl: server.url, fixtures: toFixtures({}, {}), only });
  await server.close();
  expect(report.results.map(({ conclusion }) => conclusion.outcome)).not.toContain('not-tested');
  return report.findings.map(({ message }) => message);
}

it.each<[string, (id: string) => Answer]>([
  ['404', () => [404]],
  ['410', () => [410]],
  ['403', () => [403]],
  ['what is kept of it', (id) => [200, { id, deleted: true }]],
])('what was deleted may be told by %s', async (_, answer) => {
  expect(await run(answer)).toEqual([]);
});

it.each<[string, (id: string) => Answer, string]>([
  ['as before', (id) => [200, { id }], 'What remove deleted is still there.'],
  ['by a fault', () => [500], 'The server failed with 500.'],
  ['by what is not described', () => [200, []], expect.stringContaining('breaks its schema')],
])('what was deleted is not told %s', async (_, answer, message) => {
  expect(await run(answer)).toContainEqual(message);
});

import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { listen, serviceOf } from './support.ts';

const text = { type: 'string' };
const answer = { description: 'It.', content: { 'application/json': { schema: { type: 'object' } } } };
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/notes/{name}': {
      parameters: [{ name: 'name', in: 'path', required: true, schema: text }],
      get: { operationId: 'read', responses: { 200: answer, 404: { description: 'No.' } } },
      put: {
        operationId: 'write',
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', properties: { text } } } },
        },
        responses: { 200: answer, 201: answer, 202: answer, 204: { description: 'Done.' } },
      },
    },
  },
});

/** What a service answers a PUT with that makes something, and whether all names are there already. */
async function run(status: number, isThere: boolean) {
  const notes = new Set<string>();
  const server = await listen(
    serviceOf(({ method, path }) => {
      const isKnown = isThere || notes.has(path);
      if (method === 'GET') return isKnown ? [200, {}] : [404];
      if (method !== 'PUT') return [405, undefined, { allow: 'GET, PUT' }];
      if (status !== 202) notes.add(path);
      const told = isKnown ? 200 : status;
      return told === 204 ? [204] : [told, {}];
    }),
  );
  const only = ['write/relations/what was not there is made with 201'];
  const report = await verify({ document, baseUrl: server.url, fixtures: toFixtures({}, {}), only });
  await server.close();
  expect(report.results.map(({ trial }) => trial.id).at(-1)).toBe(only[0]);
  return report.findings.map(({ message }) => message);
}

it.each([
  [201, false],
  [202, false],
  // A second meaning that the description has, as of a member who was invited, and one who is there.
  [204, false],
  [200, true],
])('is content with a PUT that answers %i where all is there: %s', async (status, isThere) => {
  expect(await run(status, isThere)).toEqual([]);
});

it('finds a PUT that makes something with 200', async () => {
  expect(await run(200, false)).toEqual(['What was not there was made with 200.']);
});

it('waits for what a PUT has only accepted', async () => {
  const notes = new Set<string>();
  const server = await listen(
    serviceOf(({ method, path }) => {
      if (method === 'PUT') setTimeout(() => notes.add(path), 200);
      if (method === 'PUT') return [202, {}];
      return notes.has(path) ? [200, {}] : [404];
    }),
  );
  const only = ['read/examples/'];
  const report = await verify({ document, baseUrl: server.url, fixtures: toFixtures({}, {}), only });
  await server.close();
  expect(report.results.map(({ conclusion }) => conclusion.outcome)).toEqual(['passed']);
});

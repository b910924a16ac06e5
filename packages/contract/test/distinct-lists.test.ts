import { createServer } from 'node:http';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDocument, toFixtures, verify } from '../src/index.ts';
import { wideArbitrary } from '../src/values/wide.ts';
import { listen } from './support.ts';

/** Lists of more different items than there are: the search for them ends, and what it gives is no such list. */
test.each([
  ['an enum', { enum: [1, 2] }],
  ['booleans', { type: 'boolean' }],
  ['a const', { const: 'only' }],
])('five different ones of %s', (_title, items) => {
  const wanted = { type: 'array', uniqueItems: true, minItems: 5, items };
  const document = openDocument({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas: { Wanted: wanted } },
  });
  const schema = document.root.document.at('/components/schemas/Wanted');
  const made = fc.sample(wideArbitrary(schema, { site: 'http://127.0.0.1:9', seed: 1 }), {
    seed: 1,
    numRuns: 20,
  });
  expect(made.filter((value) => document.schemas.accepts(schema, value))).toEqual([]);
});

test('bodies of which none was found are not tested, rather than passed', async () => {
  const list = { type: 'array', uniqueItems: true, minItems: 5, items: { type: 'boolean' } };
  const schema = { type: 'object', required: ['list'], properties: { list } };
  const post = {
    operationId: 'send',
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { 204: { description: 'Taken.' } },
  };
  const document = openDocument({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/': { post } },
  });
  const server = await listen(createServer((_request, response) => void response.writeHead(204).end()));
  try {
    const report = await verify({ document, baseUrl: server.url, fixtures: toFixtures({}, {}) });
    const accepted = report.results.filter(({ trial }) => trial.title.startsWith('accepted'));
    expect(accepted.map(({ conclusion }) => conclusion)).toEqual(
      accepted.map(() => ({
        outcome: 'not-tested',
        reason: expect.stringMatching(
          /^no value was found that the schema at .+ give one in the fixtures$/,
        ) as string,
      })),
    );
    expect(accepted.length).toBeGreaterThan(3);
  } finally {
    await server.close();
  }
});

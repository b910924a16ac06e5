import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDescription } from '@web-data/openapi';
import type { OpenApiDocument } from '@web-data/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../src/command/run.ts';
import { generate } from '../src/index.ts';
import { diagnose } from './support/compile.ts';
import { createProject } from './support/project.ts';
import { serve } from './support/serve.ts';
import type { Served } from './support/serve.ts';

/** What every object has by inheritance is the name of an operation, a schema, a parameter, a member and a word. */
const team = { $ref: '#/components/schemas/constructor' };
const answer = { 200: { description: 'The team.', content: { 'application/json': { schema: team } } } };
const races: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Races', version: '1' },
  servers: [{ url: 'https://races.example' }],
  security: [{ constructor: [] }],
  components: {
    securitySchemes: { constructor: { type: 'http', scheme: 'bearer' } },
    schemas: {
      hasOwnProperty: { type: 'string', enum: ['toString', 'constructor'] },
      constructor: {
        type: 'object',
        required: ['constructor'],
        properties: {
          constructor: { type: 'string', maxLength: 4 },
          toString: { type: 'array', items: { type: 'integer' } },
          hasOwnProperty: { $ref: '#/components/schemas/hasOwnProperty' },
        },
      },
    },
  },
  paths: {
    '/constructors/{constructor}': {
      get: {
        operationId: 'toString',
        parameters: [
          { name: 'constructor', in: 'path', required: true, schema: { type: 'string', maxLength: 4 } },
          { name: 'valueOf', in: 'query', schema: { type: 'integer' } },
        ],
        responses: answer,
      },
    },
    '/constructors': {
      post: {
        operationId: 'constructor',
        requestBody: { required: true, content: { 'application/json': { schema: team } } },
        responses: answer,
      },
    },
    '/forms': {
      post: {
        operationId: 'valueOf',
        requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: team } } },
        responses: answer,
      },
    },
  },
};

test('compiles', async () => {
  const project = createProject();
  const { files, notes } = await generate(openDescription(races));
  expect(notes).toEqual([]);
  writeFiles(join(project, 'api'), files);
  writeFileSync(
    join(project, 'program.ts'),
    `import { createClient } from './api/client/index.js';
export { api } from './api/validator/index.js';
const team = await createClient({ apiKey: 'k' }).constructor({ constructor: 'alfa', hasOwnProperty: 'toString', toString: [1] });
export const name: string = team.constructor;
`,
  );
  expect(diagnose(join(project, 'program.ts'))).toEqual([]);
});

let served: Served;
beforeAll(async () => {
  served = await serve(races, { authenticate: () => ({}) }, ['validator', 'client']);
});
afterAll(() => served.close());

test.each([
  ['GET', '/constructors/alfa?valueOf=1', undefined, 200],
  ['GET', '/constructors/alfa?valueOf=x', undefined, 400],
  ['GET', '/constructors/longer', undefined, 400],
  ['POST', '/constructors', { constructor: 'alfa' }, 200],
  ['POST', '/constructors', {}, 400],
  ['POST', '/constructors', { constructor: 'alfa', hasOwnProperty: 'constructor' }, 200],
  ['POST', '/constructors', { constructor: 'alfa', hasOwnProperty: 'valueOf' }, 400],
  ['POST', '/forms', 'constructor=alfa', 200],
  ['POST', '/forms', 'constructor=alfa&toString=1&toString=2', 200],
  ['POST', '/forms', 'toString=1', 400],
])('%s %s of %j is answered with %i', async (method, path, input, status) => {
  const type = typeof input === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
  const [got] = await served.call(method, path, {
    headers: { authorization: 'Bearer k', ...(input !== undefined && { 'content-type': type }) },
    ...(input !== undefined && { body: typeof input === 'string' ? input : JSON.stringify(input) }),
  });
  expect(got).toBe(status);
});

test('its client sends them as they are', async () => {
  const { createClient } = (await import(
    pathToFileURL(join(served.project, 'api/client/index.js')).href
  )) as {
    createClient(options: object): Record<string, (...args: unknown[]) => Promise<{ params: unknown }>>;
  };
  const client = createClient({ baseUrl: served.url, apiKey: 'k' });
  const got = await client['toString']!('alfa', { valueOf: 3 });
  expect(got).toMatchObject({ operation: 'toString', query: { valueOf: 3 } });
  expect(Object.entries(got.params as object)).toEqual([['constructor', 'alfa']]);
});

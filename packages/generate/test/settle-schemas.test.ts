import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDescription } from '@web-data/openapi';
import type { OpenApiDocument } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { generate } from '../src/index.ts';
import { diagnose } from './support/compile.ts';
import { createProject, writeTypes } from './support/project.ts';

const list = '#/paths/~1list/get/responses/200/content/application~1json/schema';
const answer = (schema: object) => ({
  responses: { 200: { description: 'D.', content: { 'application/json': { schema } } } },
});
const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: 'https://a.test' }],
  paths: {
    '/list': {
      get: {
        operationId: 'list',
        parameters: [
          { name: 'q', in: 'query', schema: { type: 'object', properties: { n: { type: 'integer' } } } },
        ],
        ...answer({
          type: 'array',
          items: {
            type: 'object',
            required: ['time', 'next'],
            properties: {
              time: { allOf: [{ type: 'string' }] },
              next: { anyOf: [{ type: 'null' }, { $ref: `${list}/items` }] },
            },
          },
        }),
      },
    },
    '/time': { get: { operationId: 'time', ...answer({ $ref: `${list}/items/properties/time` }) } },
    '/one': { get: { operationId: 'one', ...answer({ $ref: `${list}/items` }) } },
    '/query': {
      get: { operationId: 'query', ...answer({ $ref: '#/paths/~1list/get/parameters/0/schema' }) },
    },
    '/named': {
      get: { operationId: 'named', ...answer({ $ref: '#/components/schemas/Named/properties/items' }) },
    },
  },
  components: { schemas: { Named: { type: 'object', properties: { items: { type: 'boolean' } } } } },
};

test('what a reference reaches within a schema has a type', async () => {
  const { files } = await generate(openDescription(structuredClone(document) as unknown as OpenApiDocument));
  const project = createProject();
  writeTypes(project, files);
  writeFileSync(
    join(project, 'program.ts'),
    `import { createClient } from './api/client/index.js';
import './api/validator/index.js';
const client = createClient();
const one = await client.one();
one.time satisfies string;
one.next?.next?.time satisfies string | undefined;
(await client.list())[0]?.time satisfies string | undefined;
(await client.time()) satisfies string;
(await client.query()).n satisfies number | undefined;
(await client.named()) satisfies boolean | undefined;
export {};
`,
  );
  expect(diagnose(join(project, 'program.ts'))).toEqual([]);
});

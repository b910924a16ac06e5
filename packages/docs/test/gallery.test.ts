import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { renderSite } from '../src/generator/site.ts';

const NO_GUIDES = { guides: [], changelog: '', read: () => undefined };
const responses = { '200': { description: 'Done.' } };
const status = (description: string) => ({
  type: 'object' as const,
  properties: { status: { type: 'string' as const, description } },
});

/** Habits of descriptions that others write: one path that is another, and a member that two parts of a schema tell of. */
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Habits', version: '1' },
  servers: [{ url: 'https://habits.example' }],
  paths: {
    '/first': { $ref: '#/paths/~1second' },
    '/second': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { either: { oneOf: [alike(), alike()] } },
              },
            },
          },
        },
        responses,
      },
    },
  },
};

function alike() {
  return { title: 'Wrapper', allOf: [status('Of the first.'), status('Of the second.')] };
}

test('a description of such habits has a site', async () => {
  const files = await renderSite(document, NO_GUIDES);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['operations/post-first/try.json', 'operations/post-second/try.json']),
  );
});

import { openDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { pageToHtml } from '../src/generator/render/layout.ts';
import { openSite } from '../src/generator/site.ts';

const circle = { $ref: '#/components/schemas/A' };

test.each<[title: string, schema: object]>([
  ['part', { allOf: [circle, { type: 'object', properties: { a: circle } }] }],
  ['item', { type: 'array', items: circle }],
  ['alternative', { oneOf: [circle, { type: 'string' }] }],
  ['required member', { type: 'object', required: ['a'], properties: { a: circle } }],
])('a schema that is its own %s has its pages', (_, A) => {
  const content = { 'application/json': { schema: circle } };
  const parameters = [{ name: 'q', in: 'query', schema: circle }];
  const post = { operationId: 'a', parameters, requestBody: { content }, responses: { 200: { content } } };
  const { value } = openDescription({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { post } },
    components: { schemas: { A } },
  });
  const sources = { guides: [], changelog: '', postman: true, read: () => '{}' };
  const { site, files } = openSite(value as unknown as OpenApiDocument, sources);
  for (const page of site.pages) expect(pageToHtml(page, site)).toContain('</html>');
  expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['operations/a/', 'schemas/a/']));
  expect([...files()].map(([name]) => name)).toContain('samples.json');
});

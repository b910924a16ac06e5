import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { pageToHtml } from '../src/generator/render/layout.ts';
import { openSite } from '../src/generator/site.ts';
import { getAttribute, listElements, parse, textOf } from './helpers/html.ts';

const names = Array.from({ length: 40 }, (_, index) => `Kind${index}`);
const codes = Array.from({ length: 300 }, (_, index) => `code-${index}`);
const kind = (name: string) => ({
  type: 'object' as const,
  description: `About ${name}.`,
  properties: { [`of${name}`]: { type: 'string' as const } },
});
const properties = {
  few: { type: 'string' as const, enum: codes.slice(0, 30) },
  many: { type: 'string' as const, enum: codes },
  union: { oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
  pair: { oneOf: names.slice(0, 2).map((name) => ({ $ref: `#/components/schemas/${name}` })) },
};
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Long', version: '1' },
  servers: [{ url: 'https://long.example' }],
  paths: {
    '/it': {
      post: {
        operationId: 'send',
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
        responses: { '200': { description: 'Done.' } },
      },
    },
  },
  components: { schemas: Object.fromEntries(names.map((name) => [name, kind(name)])) },
};

const { site } = openSite(document, { guides: [], changelog: '', postman: false, read: () => undefined });
const page = parse(
  pageToHtml(
    site.pages.find(({ path }) => path === 'operations/send/')!,
    site,
  ),
);
const field = (id: string) => listElements(page).find((one) => getAttribute(one, 'id') === id)!;
const folded = (id: string) =>
  listElements(field(id))
    .filter((one) => getAttribute(one, 'class') === 'more')
    .map((one) => textOf(one));

test('a long enum shows its first values, and folds the rest', () => {
  const [rest] = folded('body.many');
  expect(rest).toMatch(/and 280 more/);
  expect(rest).toContain('code-299');
  expect(rest).not.toMatch(/code-19\b/);
  for (const code of codes) expect(textOf(field('body.many'))).toContain(code);
});

test('a union of many names folds its type and its forms', () => {
  const [type, forms] = folded('body.union');
  expect(type).toMatch(/and 36 more/);
  expect(forms).toMatch(/and 32 more/);
  for (const name of names) expect(textOf(field('body.union'))).toContain(`About ${name}.`);
});

test.each(['body.few', 'body.pair'])('what is short is not folded: %s', (id) => {
  expect(folded(id)).toEqual([]);
});

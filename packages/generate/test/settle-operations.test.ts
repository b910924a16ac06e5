import { openDescription } from '@web-data/openapi';
import type { OpenApiDocument } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { generate } from '../src/index.ts';

const responses = { 204: { description: 'D.' } };
const get = (operationId?: string) => ({ get: { ...(operationId && { operationId }), responses } });
const named = (name: string) => [{ name, in: 'path', required: true, schema: { type: 'string' } }];

async function settle(paths: object, rest: object = {}) {
  const document = { openapi: '3.2.0', info: { title: 'T', version: '1' }, paths, ...rest };
  const written = structuredClone(document);
  const { files, notes, coverage } = await generate(openDescription(document as unknown as OpenApiDocument));
  expect(document).toEqual(written);
  const text = files['client/operations.ts']!;
  const operations = [...text.matchAll(/ id: "(.*)",\n +method: "(.*)",\n +path: "(.*)"/g)];
  return {
    operations: operations.map(([, ...facts]) => facts.join(' ')),
    notes: notes
      .map(({ location, text: note }) => `${location.pointer} ${note}`)
      .filter((one) => !/baseUrl/.test(one)),
    routes: [...files['validator/operations.ts']!.matchAll(/ path: "([^"]*)"/g)].map(([, path]) => path),
    covered: coverage.filter(({ kind }) => kind === 'Operation'),
  };
}

test('of operations that share an id the later ones get a number', async () => {
  const paths = { '/a': get('getA'), '/b': get('getA'), '/c': get('getA2'), '/d/': get(), '/d': get() };
  const { operations, notes } = await settle(paths);
  expect(operations).toEqual(['getA GET /a', 'getA3 GET /b', 'getA2 GET /c', 'getD GET /d/', 'getD2 GET /d']);
  expect(notes).toEqual([
    '/paths/~1b/get it shares its id "getA" with GET /a: it is called getA3',
    '/paths/~1d/get it shares its id "getD" with GET /d/: it is called getD2',
  ]);
});

test('paths that share a Path Item by reference have operations of their own', async () => {
  const $ref = '#/components/pathItems/Shared';
  const additionalOperations = { COPY: { operationId: 'copy', responses } };
  const components = { pathItems: { Shared: { ...get('read'), additionalOperations } } };
  const { operations, notes } = await settle(
    { '/a': { $ref }, '/b': { $ref, summary: 'S' } },
    { components },
  );
  expect(operations).toEqual(['read GET /a', 'copy COPY /a', 'read2 GET /b', 'copy2 COPY /b']);
  expect(notes).toHaveLength(2);
});

test('of paths that differ only in the names of their parameters the later one is left out', async () => {
  const paths = {
    '/a/{id}': { parameters: named('id'), ...get('one') },
    '/a/{key}': { parameters: named('key'), ...get('other'), put: { operationId: 'put', responses } },
  };
  const { operations, notes, routes, covered } = await settle(paths);
  expect(operations).toEqual(['one GET /a/{id}', 'put PUT /a/{key}']);
  expect(routes).toEqual(['/a/{id}', '/a/{key}']);
  expect(notes).toEqual([
    '/paths/~1a~1{key}/get GET /a/{key} and GET /a/{id} are one path, since only the names of their parameters differ: it is left out',
  ]);
  expect(covered).toEqual([{ kind: 'Operation', described: 3, generated: 2 }]);
});

import { openDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { matchOperation } from '../src/semantics/match-operation.ts';
import { contractDocument } from '../src/openapi/document.ts';

const named = (name: string) => ({
  parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
  responses: { 200: { description: 'ok' } },
});
const document = contractDocument(
  openDescription({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/toys/{digest}': { get: named('digest') },
      '/toys/all': { get: { responses: { 200: { description: 'ok' } } } },
      '/toys/{id}': { delete: named('id') },
      '/files/{name}.{end}': { get: named('name') },
      '/files/{name}.json': { get: named('name') },
      '/größe/{ö}': { get: named('ö') },
      '/%7Eme': { get: { responses: {} } },
      '/twice/{a}': { get: named('a') },
      '/twice/{b}': { get: named('b') },
    },
  }),
);

/** A request, and the path and parameter that it stands for. */
const ROWS: [string, string, string | undefined, Record<string, string>, string[]][] = [
  ['GET', '/toys/a', '/toys/{digest}', { 'path digest': 'a' }, ['GET', 'DELETE']],
  ['DELETE', '/toys/a', '/toys/{id}', { 'path id': 'a' }, ['GET', 'DELETE']],
  ['GET', '/toys/all', '/toys/all', {}, ['GET']],
  ['GET', '/files/a.json', '/files/{name}.json', { 'path name': 'a' }, ['GET']],
  ['GET', '/files/a.tar.gz', '/files/{name}.{end}', { 'path name': 'a', 'path end': 'tar.gz' }, ['GET']],
  ['GET', '/gr%C3%B6%C3%9Fe/%C3%A4', '/größe/{ö}', { 'path ö': 'ä' }, ['GET']],
  ['GET', '/größe/ä', '/größe/{ö}', { 'path ö': 'ä' }, ['GET']],
  ['GET', '/~me', '/%7Eme', {}, ['GET']],
  ['GET', '/%7eme', '/%7Eme', {}, ['GET']],
  ['PUT', '/twice/a', undefined, { 'path a': 'a' }, ['GET']],
  ['POST', '/toys/a', undefined, { 'path digest': 'a' }, ['GET', 'DELETE']],
];

test.each(ROWS)('%s %s', (method, path, served, parameters, methods) => {
  const match = matchOperation(document, method, path)!;
  expect(match.operation?.path).toBe(served);
  expect(Object.fromEntries(match.parameters)).toEqual(parameters);
  expect(match.methods).toEqual(methods);
});

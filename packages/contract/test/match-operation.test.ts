import { openDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { matchOperation } from '../src/observe/match-operation.ts';
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
    },
  }),
);

/** A request, and the path and parameter that it stands for. */
const ROWS: [string, string, string | undefined, Record<string, string>, string[]][] = [
  ['GET', '/toys/a', '/toys/{digest}', { 'path digest': 'a' }, ['GET', 'DELETE']],
  ['DELETE', '/toys/a', '/toys/{id}', { 'path id': 'a' }, ['GET', 'DELETE']],
  ['GET', '/toys/all', '/toys/all', {}, ['GET']],
  ['POST', '/toys/a', undefined, { 'path digest': 'a' }, ['GET', 'DELETE']],
];

test.each(ROWS)('%s %s', (method, path, served, parameters, methods) => {
  const match = matchOperation(document, method, path)!;
  expect(match.operation?.path).toBe(served);
  expect(Object.fromEntries(match.parameters)).toEqual(parameters);
  expect(match.methods).toEqual(methods);
});

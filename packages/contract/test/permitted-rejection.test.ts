import { expect, it } from 'vitest';
import type { HttpRequest } from '../src/http/exchange.ts';
import { judge } from '../src/judge/judge.ts';
import { getOperation } from '../src/openapi/document.ts';
import { openDocument } from '../src/plugins/documents.ts';

/** A part of a page may be asked for by a selector, which may match nothing. */
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'Pages', version: '1' },
  'x-error-catalogue': {
    Empty: { status: 422, error: 'Empty page' },
    Malformed: { status: 400, error: 'Bad Request' },
  },
  paths: {
    '/pages': {
      post: {
        operationId: 'read',
        'x-errors': ['Empty', 'Malformed'],
        'x-relations': [
          { kind: 'may-refuse', field: '/selector', error: 'Empty' },
          { kind: 'may-refuse', field: '/selector', error: 'Malformed' },
        ],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          200: { description: 'The page.' },
          400: { description: 'Malformed.' },
          409: { description: 'Taken.' },
          422: { description: 'Empty.' },
        },
      },
    },
  },
});
const ERRORS: Record<number, string> = { 400: 'Bad Request', 422: 'Empty page' };
const operation = getOperation(document, 'read');
const expectation = { outcome: 'accepted', pointer: operation.pointer } as const;

it.each([
  ['a value that may be refused', '{"selector":".price"}', 422, []],
  ['another error', '{"selector":".price"}', 409, ['refused-valid']],
  ['a request without the value', '{"url":"a"}', 422, ['refused-valid']],
  ['an empty body', undefined, 422, ['refused-valid']],
  ['an accepted value', '{"selector":".price"}', 200, []],
  ['a failure of the server', '{"selector":".price"}', 500, ['server-error']],
])('%s', (_, body, status, checks) => {
  const request: HttpRequest = { method: 'POST', url: 'http://a/pages', headers: {}, body };
  const response = { status, headers: {}, body: JSON.stringify({ error: ERRORS[status] ?? 'Other' }) };
  const exchange = { request, response } as Parameters<typeof judge>[0];
  expect(
    judge(exchange, { document, operation, expectation, secrets: [] }).map(({ check }) => check),
  ).toEqual(checks);
});

it.each([
  ['/selector', []],
  ['/selector/0', []],
  ['/url', ['refused-valid']],
  ['/selectors', ['refused-valid']],
])('a validation error that names %s', (path, checks) => {
  const request: HttpRequest = {
    method: 'POST',
    url: 'http://a/pages',
    headers: {},
    body: '{"selector":"a"}',
  };
  const body = JSON.stringify({ error: 'Bad Request', details: [{ in: 'body', path }] });
  const exchange = { request, response: { status: 400, headers: {}, body } } as Parameters<typeof judge>[0];
  const found = judge(exchange, { document, operation, expectation, secrets: [] });
  expect(found.map(({ check }) => check)).toEqual(checks);
});

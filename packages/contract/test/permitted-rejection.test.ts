import { expect, it } from 'vitest';
import type { HttpRequest } from '../src/http/exchange.ts';
import { judge } from '../src/judge/judge.ts';
import { getOperation, openDocument } from '../src/openapi/document.ts';

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
        'x-relations': [{ kind: 'may-refuse', field: '/selector', error: 'Empty' }],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          200: { description: 'The page.' },
          400: { description: 'Malformed.' },
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
  ['another status', '{"selector":".price"}', 400, ['refused-valid']],
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

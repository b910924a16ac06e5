import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import type { Served } from '../support/serve.ts';

/** Operations that differ in the statuses by which they document refusals. */
const statuses: Record<string, string[]> = {
  only422: ['200', '422'],
  only400: ['200', '400'],
  both: ['200', '400', '422'],
  anything: ['200', '422', 'default'],
  range: ['200', '422', '4XX'],
  others: ['200', '401', '404'],
  none: ['200'],
};
const integer = { type: 'integer' };
const post = (operationId: string) => ({
  operationId,
  parameters: [
    { name: 'id', in: 'path', required: true, schema: integer },
    { name: 'page', in: 'query', schema: integer },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', properties: { age: integer } } } },
  },
  responses: Object.fromEntries(statuses[operationId]!.map((status) => [status, { description: 'A.' }])),
});
const document = {
  openapi: '3.1.0',
  info: { title: 'Refusals', version: '1' },
  paths: Object.fromEntries(Object.keys(statuses).map((id) => [`/${id}/{id}`, { post: post(id) }])),
};

let served: Served;
beforeAll(async () => (served = await serve(document, {})));
afterAll(() => served.close());

const json = (body: string): RequestInit => ({ body, headers: { 'content-type': 'application/json' } });

it.each([
  ['only422', '/7', json('{"age":"old"}'), 422],
  ['only422', '/7', json('{'), 422],
  ['only422', '/7', json(''), 422],
  ['only422', '/seven', json('{}'), 422],
  ['only422', '/7?page=one', json('{}'), 422],
  ['only422', '/7', { body: '{}', headers: { 'content-type': 'text/csv' } }, 415],
  ['only422', '/7', json('{"age":7}'), 200],
  ['only400', '/7', json('{"age":"old"}'), 400],
  ['both', '/7', json('{"age":"old"}'), 400],
  ['anything', '/7', json('{"age":"old"}'), 400],
  ['range', '/7', json('{"age":"old"}'), 400],
  ['others', '/seven', json('{}'), 400],
  ['none', '/7', json('{"age":"old"}'), 400],
] as [string, string, RequestInit, number][])(
  '%s%s is answered as it documents: %j, %i',
  async (id, path, init, status) => {
    const [got, , body] = await served.call('POST', `/${id}${path}`, init);
    expect(got).toBe(status);
    if (status === 422) expect(body).toMatchObject({ success: false, error: 'Unprocessable Content' });
  },
);

import { expect, test } from 'vitest';
import type { OpenApiDocument } from '@web-data/openapi';
import { generateTypes } from '../support/generate.ts';
import { compilers, complaints } from './compile.ts';

const body = (schema: object) => ({
  requestBody: { content: { 'application/json': { schema } } },
  responses: {},
});
const documentOf = (webhooks: object): OpenApiDocument =>
  ({
    openapi: '3.1.0',
    info: { title: 'T', version: 'v1' },
    paths: { '/a': { get: { operationId: 'getA', responses: { '200': { description: 'D.' } } } } },
    webhooks,
    components: { schemas: { 'order-paid': { type: 'object' }, WebhookEvent: { type: 'string' } } },
  }) as unknown as OpenApiDocument;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const cases: [string, object, string[], string][] = [
  [
    'by their names, in the order of the document',
    { 'order.paid': { post: body(ref('order-paid')) }, b: { post: body(ref('WebhookEvent')) } },
    ['  "order.paid": OrderPaid;', '  "b": WebhookEvent2;'],
    '["order.paid", "b"]',
  ],
  [
    'of an unnamed type where their schema has no name',
    { a: { post: body({ type: 'object' }) } },
    ['  "a": unknown;'],
    '["a"]',
  ],
  ['without a body', { a: { post: { responses: {} } } }, ['  "a": unknown;'], '["a"]'],
  [
    'once where several methods send them',
    {
      a: { delete: { responses: {} }, post: body(ref('order-paid')), put: body(ref('WebhookEvent')) },
      b: { post: body(ref('order-paid')), put: body({ type: 'object' }) },
    },
    ['  "a": OrderPaid | WebhookEvent2;', '  "b": unknown;'],
    '["a", "b"]',
  ],
  ['where there are none', {}, [], '[]'],
];

test.each(cases)('the events of webhooks stand %s', async (_, webhooks, members, names) => {
  const { 'webhooks.ts': text = '' } = await generateTypes(documentOf(webhooks));
  const [, inner = ''] = /WebhookEvents \{\n([^]*?)\}\n/.exec(text) ?? [];
  expect(inner.split('\n').filter(Boolean)).toEqual(members);
  expect(text).toContain(`export const webhookEvents = ${names} as const;`);
});

test.each(Object.keys(compilers))('their types are content with %s', async (compiler) => {
  const sets = await Promise.all(cases.map(([, webhooks]) => generateTypes(documentOf(webhooks))));
  expect(complaints(compiler, ...sets)).toBe('');
});

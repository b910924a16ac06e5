import { op } from '../table/snippets.ts';
import type { OperationChange } from './operation-change.ts';

/** Paths, operations, webhooks and components as such. */
export const OPERATIONS: readonly OperationChange[] = [
  ['endpoint-added', 'paths: {}', op(''), 'additive'],
  [
    'api-operation-id-removed',
    op('operationId: a'),
    op(''),
    'breaking',
    'generated clients name a method by it',
  ],
  ['api-operation-id-added', op(''), op('operationId: a'), 'additive'],
  ['api-tag-added', op('tags: [a]'), op('tags: [a, b]'), 'text'],
  ['api-tag-removed', op('tags: [a, b]'), op('tags: [a]'), 'text'],
  ['webhook-added', 'webhooks: {}', 'webhooks: {done: {post: {}}}', 'additive'],
  ['webhook-removed', 'webhooks: {done: {post: {}}}', 'webhooks: {}', 'breaking'],
  ['api-schema-removed', 'components: {schemas: {A: {}}}', 'components: {schemas: {}}', 'text'],
];

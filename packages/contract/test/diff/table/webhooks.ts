import type { DocumentRow } from './rows.ts';
import { op, P } from './snippets.ts';

/** Edits of documents: callbacks and webhooks. */
export const WEBHOOKS: readonly DocumentRow[] = [
  [
    'callback removed',
    op('callbacks: {done: {"{$url}": {post: {}}}}'),
    op(''),
    `breaking callback ${P}/callbacks/done/{$url}/post`,
  ],
  [
    'callback added',
    op(''),
    op('callbacks: {done: {"{$url}": {post: {}}}}'),
    `additive callback ${P}/callbacks/done/{$url}/post`,
  ],
  [
    'body of a callback widened',
    op('callbacks: {done: {"{$url}": {post: {requestBody: {content: {a/b: {schema: {type: integer}}}}}}}}'),
    op('callbacks: {done: {"{$url}": {post: {requestBody: {content: {a/b: {schema: {type: number}}}}}}}}'),
    `breaking type ${P}/callbacks/done/{$url}/post/requestBody/content/a~1b/schema/type`,
  ],
  [
    'answer to a callback narrowed',
    op(
      'callbacks: {done: {"{$url}": {post: {responses: {200: {content: {a/b: {schema: {type: number}}}}}}}}}',
    ),
    op(
      'callbacks: {done: {"{$url}": {post: {responses: {200: {content: {a/b: {schema: {type: integer}}}}}}}}}',
    ),
    `breaking type ${P}/callbacks/done/{$url}/post/responses/200/content/a~1b/schema/type`,
  ],
  ['webhook removed', 'webhooks: {done: {post: {}}}', '{}', 'breaking webhook /webhooks/done/post'],
  ['webhook added', '{}', 'webhooks: {done: {post: {}}}', 'additive webhook /webhooks/done/post'],
  [
    'body of a webhook widened',
    'webhooks: {done: {post: {requestBody: {content: {a/b: {schema: {type: integer}}}}}}}',
    'webhooks: {done: {post: {requestBody: {content: {a/b: {schema: {type: number}}}}}}}',
    'breaking type /webhooks/done/post/requestBody/content/a~1b/schema/type',
  ],
  [
    'body of a webhook narrowed',
    'webhooks: {done: {post: {requestBody: {content: {a/b: {schema: {type: number}}}}}}}',
    'webhooks: {done: {post: {requestBody: {content: {a/b: {schema: {type: integer}}}}}}}',
    'additive type /webhooks/done/post/requestBody/content/a~1b/schema/type',
  ],
];

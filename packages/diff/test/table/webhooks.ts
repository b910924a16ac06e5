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
  [
    'security of the document added, callback as before',
    'paths: {/a: {post: {security: [], callbacks: {b: {"{$url}": {post: {}}}}}}}',
    'security: [{key: []}]\npaths: {/a: {post: {security: [], callbacks: {b: {"{$url}": {post: {}}}}}}}',
    'none',
  ],
  [
    'webhook signed from now on',
    'webhooks: {b: {post: {}}}',
    'webhooks: {b: {post: {security: [{key: []}]}}}',
    'additive security /webhooks/b/post/security',
  ],
  [
    'answer to a callback demanded',
    'paths: {/a: {post: {callbacks: {b: {"{$url}": {post: {responses: {200: {}}}}}}}}}',
    'paths: {/a: {post: {callbacks: {b: {"{$url}": {post: {responses: {200: {content: {application/json: {}}}}}}}}}}}',
    'breaking response-content /paths/~1a/post/callbacks/b/{$url}/post/responses/200/content/application~1json',
  ],
  [
    'header of an answer to a webhook demanded',
    'webhooks: {b: {post: {responses: {200: {}}}}}',
    'webhooks: {b: {post: {responses: {200: {headers: {X: {required: true}}}}}}}',
    'breaking header /webhooks/b/post/responses/200/headers/X',
  ],
];

import type { DocumentRow } from './rows.ts';
import { op, P } from './snippets.ts';

/** Edits of documents: paths and operations. */
export const OPERATIONS: readonly DocumentRow[] = [
  [
    'path removed',
    'paths: {/a: {get: {}}, /b: {get: {}}}',
    'paths: {/a: {get: {}}}',
    'breaking operation /paths/~1b/get',
  ],
  [
    'path added',
    'paths: {/a: {get: {}}}',
    'paths: {/a: {get: {}}, /b: {get: {}}}',
    'additive operation /paths/~1b/get',
  ],
  [
    'method removed',
    'paths: {/a: {get: {}, post: {}}}',
    'paths: {/a: {get: {}}}',
    'breaking operation /paths/~1a/post',
  ],
  [
    'method added',
    'paths: {/a: {get: {}}}',
    'paths: {/a: {get: {}, delete: {}}}',
    'additive operation /paths/~1a/delete',
  ],
  [
    'path renamed',
    'paths: {/a: {get: {}}}',
    'paths: {/b: {get: {}}}',
    'breaking operation /paths/~1a/get; additive operation /paths/~1b/get',
  ],
  [
    'path in other letters',
    'paths: {/a: {get: {}}}',
    'paths: {/A: {get: {}}}',
    'breaking operation /paths/~1a/get; additive operation /paths/~1A/get',
  ],
  [
    'path parameter renamed',
    'paths: {"/a/{x}": {get: {parameters: [{in: path, name: x, required: true, schema: {type: string}}]}}}',
    'paths: {"/a/{y}": {get: {parameters: [{in: path, name: y, required: true, schema: {type: string}}]}}}',
    'text parameter-name /paths/~1a~1{y}/get/parameters/0',
  ],
  [
    'path parameter renamed and narrowed',
    'paths: {"/a/{x}": {get: {parameters: [{in: path, name: x, required: true, schema: {type: string}}]}}}',
    'paths: {"/a/{y}": {get: {parameters: [{in: path, name: y, required: true, schema: {type: string, maxLength: 5}}]}}}',
    'breaking maxLength /paths/~1a~1{y}/get/parameters/0/schema/maxLength; text parameter-name /paths/~1a~1{y}/get/parameters/0',
  ],
  [
    'two path parameters swap names',
    'paths: {"/a/{x}/{y}": {get: {parameters: [{in: path, name: x, required: true, schema: {type: string}}, {in: path, name: y, required: true, schema: {type: integer}}]}}}',
    'paths: {"/a/{y}/{x}": {get: {parameters: [{in: path, name: x, required: true, schema: {type: integer}}, {in: path, name: y, required: true, schema: {type: string}}]}}}',
    'text parameter-name /paths/~1a~1{y}~1{x}/get/parameters/0; text parameter-name /paths/~1a~1{y}~1{x}/get/parameters/1',
  ],
  [
    'path item behind a reference',
    'paths: {/a: {get: {operationId: a}}}',
    'paths: {/a: {$ref: "#/components/pathItems/a"}}\ncomponents: {pathItems: {a: {get: {operationId: a}}}}',
    'none',
  ],
  [
    'operationId changed',
    op('operationId: a'),
    op('operationId: b'),
    `breaking operationId ${P}/operationId`,
  ],
  ['operationId added', op(''), op('operationId: b'), `additive operationId ${P}/operationId`],
  ['operationId removed', op('operationId: a'), op(''), `breaking operationId ${P}/operationId`],
  [
    'x-sdk-method changed',
    op('x-sdk-method: a'),
    op('x-sdk-method: b'),
    `breaking x-sdk-method ${P}/x-sdk-method`,
  ],
  ['operation deprecated', op(''), op('deprecated: true'), `additive deprecated ${P}`],
  ['operation no longer deprecated', op('deprecated: true'), op(''), `text deprecated ${P}`],
  ['summary changed', op('summary: One.'), op('summary: Two.'), `text text ${P}/summary`],
  ['tags changed', op('tags: [a]'), op('tags: [b]'), `text text ${P}/tags`],
  [
    'description of a path',
    'paths: {/a: {description: One., get: {}}}',
    'paths: {/a: {description: Two., get: {}}}',
    'text text /paths/~1a/description',
  ],
  ['unknown extension of an operation', op('x-icon: a'), op('x-icon: b'), `text text ${P}/x-icon`],
  [
    'operation of another method removed',
    'paths: {/a: {additionalOperations: {LINK: {}}}}',
    'paths: {/a: {}}',
    'breaking operation /paths/~1a/additionalOperations/LINK',
  ],
  [
    'operation of another method narrowed',
    'paths: {/a: {additionalOperations: {LINK: {}}}}',
    'paths: {/a: {additionalOperations: {LINK: {parameters: [{in: query, name: q, required: true}]}}}}',
    'breaking parameter /paths/~1a/additionalOperations/LINK/parameters/0',
  ],
  [
    'operation of another method added to a webhook',
    'webhooks: {a: {}}',
    'webhooks: {a: {additionalOperations: {LINK: {}}}}',
    'additive webhook /webhooks/a/additionalOperations/LINK',
  ],
];

import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'names that exist',
    `x-relation-kinds:
  at-most: { meaning: M., members: { items: response, field: request } }
  echo: { meaning: M., members: { parameter: parameter, member: response } }
  refused-when: { meaning: M., members: { operation: operation, member: foreign, values: values, error: error } }
paths:
  /map/{id}:
    parameters: [{ name: id, in: path }]
    post:
      operationId: map
      x-errors: [Gone]
      requestBody: { content: { application/json: { schema: { properties: { limit: {} } } } } }
      responses: { '200': { content: { application/json: { schema: { allOf: [{ $ref: '#/components/schemas/A' }] } } } } }
      x-relations:
        - { kind: at-most, items: /links/*/url, field: /limit }
        - { kind: echo, parameter: id, member: /links }
        - { kind: refused-when, operation: map, member: /links, values: [1], error: Gone }
components: { schemas: { A: { properties: { links: { items: { properties: { url: {} } } } } } } }`,
    [],
  ],
  [
    'webhooks and members of what they send',
    `x-relation-kinds: { delivers: { meaning: M., members: { events: webhooks, id: event, 'first?': webhooks } } }
paths: { /a: { post: { x-relations: [{ kind: delivers, events: [done, seen], id: /id, first: [done] }] } } }
webhooks:
  done: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } }
  seen: { post: { requestBody: { content: { application/json: { schema: { properties: { id: {} } } } } } } }
components: { schemas: { A: { allOf: [{ properties: { id: {} } }] } } }`,
    [],
  ],
  [
    'webhooks and members that do not exist',
    `x-relation-kinds: { delivers: { meaning: M., members: { events: webhooks, id: event, 'first?': webhooks } } }
paths:
  /a:
    post:
      x-relations:
        - { kind: delivers, events: [done], id: /no, first: [seen] }
        - { kind: delivers, events: [], id: /id }
webhooks: { done: { post: { requestBody: { content: { application/json: { schema: { properties: { id: {} } } } } } } } }`,
    [
      [
        '#/paths/~1a/post/x-relations/0/id',
        '"/no" leads nowhere in the body of the webhook "done". Correct the pointer.',
      ],
      ['#/paths/~1a/post/x-relations/0/first', 'There is no webhook "seen". Correct the name.'],
      ['#/paths/~1a/post/x-relations/1/events', 'Write a list of at least one webhook.'],
    ],
  ],
  [
    'a kind that does not exist, members missing and too many',
    `x-relation-kinds: { unique: { meaning: M., members: { value: value, limit?: value } } }
paths: { /map: { post: { x-relations: [{ kind: uniq }, { kind: unique, only: 1 }] } } }`,
    [
      ['#/paths/~1map/post/x-relations/0/kind', '"uniq" is no kind of relation. Write unique.'],
      ['#/paths/~1map/post/x-relations/1', 'A relation of kind "unique" needs `value`.'],
      [
        '#/paths/~1map/post/x-relations/1/only',
        'A relation of kind "unique" has no member `only`. Remove it.',
      ],
    ],
  ],
  [
    'members that lead nowhere',
    `x-relation-kinds:
  all: { meaning: M., members: { a: request, b: response, c: parameter, d: header, e: operation, f: error, g: values, h: part, i: moves } }
paths:
  /map:
    post:
      requestBody: { content: { application/json: { schema: { properties: { limit: {} } } } } }
      x-relations: [{ kind: all, a: /limits, b: /links, c: id, d: Key, e: nobody, f: Gone, g: 1, h: host, i: { a: 1 } }]`,
    [
      [
        '#/paths/~1map/post/x-relations/0/a',
        '"/limits" leads nowhere in the request body. Correct the pointer.',
      ],
      [
        '#/paths/~1map/post/x-relations/0/b',
        '"/links" leads nowhere in the 200 answer. Correct the pointer.',
      ],
      ['#/paths/~1map/post/x-relations/0/c', 'The operation has no path parameter "id". Correct the name.'],
      [
        '#/paths/~1map/post/x-relations/0/d',
        'The operation has no header parameter "Key". Correct the name.',
      ],
      ['#/paths/~1map/post/x-relations/0/e', 'There is no operation "nobody". Correct the id.'],
      [
        '#/paths/~1map/post/x-relations/0/f',
        'The operation does not list the error "Gone" in `x-errors`. Add it, or correct the name.',
      ],
      ['#/paths/~1map/post/x-relations/0/g', 'Write a list of at least one value.'],
      ['#/paths/~1map/post/x-relations/0/h', '"host" is no part of a URL that is known. Write query.'],
      ['#/paths/~1map/post/x-relations/0/i', 'Write a list of values for each.'],
    ],
  ],
];

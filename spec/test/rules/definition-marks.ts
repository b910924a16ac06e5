import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'marks everywhere',
    `tags: [{ name: Map, x-definition: specified }]
x-error-catalogue: { Gone: { x-definition: provisional, x-definition-reason: Ours. } }
paths:
  /map:
    post:
      x-definition: partial
      x-definition-reason: Only the path is known.
      parameters: [{ name: a, in: query, x-definition: specified }]
components:
  headers: { Age: { x-definition: specified } }
  schemas:
    A:
      x-definition: specified
      properties:
        b: { x-definition: provisional, x-definition-reason: Ours. }
        c: {}`,
    [],
  ],
  [
    'none on a tag, operation, parameter, header, schema or error',
    `tags: [{ name: Map }]
x-error-catalogue: { Gone: {} }
paths: { /map: { post: { parameters: [{ name: a, in: query }] } } }
components: { headers: { Age: {} }, schemas: { A: {} } }`,
    [
      ['#/x-error-catalogue/Gone', 'Mark the error Gone with `x-definition`.'],
      ['#/tags/0', 'Mark the tag with `x-definition`.'],
      ['#/paths/~1map/post', 'Mark the operation with `x-definition`.'],
      ['#/paths/~1map/post/parameters/0', 'Mark the parameter with `x-definition`.'],
      ['#/components/schemas/A', 'Mark the schema with `x-definition`.'],
      ['#/components/headers/Age', 'Mark the header with `x-definition`.'],
    ],
  ],
  [
    'a mark that does not exist',
    'components: { schemas: { A: { x-definition: sure } } }',
    [
      [
        '#/components/schemas/A/x-definition',
        '"sure" is not a mark. Write specified, partial, provisional or not-shown.',
      ],
    ],
  ],
  [
    'no reason, and one too many',
    `components:
  schemas:
    A: { x-definition: provisional }
    B: { x-definition: specified, x-definition-reason: Ours. }
    C: { properties: { d: { x-definition: not-shown, x-definition-reason: no sentence } }, x-definition: specified }`,
    [
      [
        '#/components/schemas/A/x-definition',
        'Say in `x-definition-reason`, in one sentence, why this is provisional.',
      ],
      [
        '#/components/schemas/B/x-definition-reason',
        'What is specified needs no reason. Remove it, or change the mark.',
      ],
      [
        '#/components/schemas/C/properties/d/x-definition',
        'Say in `x-definition-reason`, in one sentence, why this is not-shown.',
      ],
    ],
  ],
  [
    'a partial schema whose members do not say which part they are',
    `components:
  schemas:
    A:
      x-definition: partial
      x-definition-reason: Half of it.
      properties: { b: {}, c: { x-definition: specified } }
      allOf: [{ properties: { d: {} } }]`,
    [
      [
        '#/components/schemas/A/properties/b',
        'The schema is partial: mark its member "b" with `x-definition`.',
      ],
      [
        '#/components/schemas/A/allOf/0/properties/d',
        'The schema is partial: mark its member "d" with `x-definition`.',
      ],
    ],
  ],
  [
    'a use of what is firmer, marked and not',
    `components:
  schemas:
    Id: { x-definition: specified }
    Part: { x-definition: partial, x-definition-reason: Its form is ours. }
    A:
      x-definition: provisional
      x-definition-reason: Ours.
      properties:
        id: { $ref: '#/components/schemas/Id' }
        part: { $ref: '#/components/schemas/Part' }
        marked: { $ref: '#/components/schemas/Id', x-definition: provisional, x-definition-reason: Ours. }
    B:
      x-definition: partial
      x-definition-reason: The other is ours.
      properties:
        id: { $ref: '#/components/schemas/Id' }
        part: { $ref: '#/components/schemas/Part' }
        nothing: { $ref: '#/components/schemas/Id', x-definition: provisional }`,
    [
      [
        '#/components/schemas/A/properties/id',
        'The schema is provisional and its member "id" refers to one that is specified: mark the use with `x-definition` beside its `$ref`.',
      ],
      [
        '#/components/schemas/A/properties/part',
        'The schema is provisional and its member "part" refers to one that is partial: mark the use with `x-definition` beside its `$ref`.',
      ],
      [
        '#/components/schemas/B/properties/id',
        'The schema is partial and its member "id" refers to one that is specified: mark the use with `x-definition` beside its `$ref`.',
      ],
      [
        '#/components/schemas/B/properties/nothing/x-definition',
        'Say in `x-definition-reason`, in one sentence, why this is provisional.',
      ],
    ],
  ],
  [
    'uses in lists, in alternatives, in objects within, and what is joined',
    `components:
  schemas:
    Id: { x-definition: specified }
    A:
      x-definition: provisional
      x-definition-reason: Ours.
      allOf: [{ $ref: '#/components/schemas/Id' }]
      properties:
        list: { type: array, items: { $ref: '#/components/schemas/Id' } }
        either: { oneOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] }
        inner: { properties: { id: { $ref: '#/components/schemas/Id' } } }
        firm: { x-definition: specified, properties: { id: { $ref: '#/components/schemas/Id' } } }
        marked: { type: array, items: { $ref: '#/components/schemas/Id', x-definition: specified } }`,
    [
      [
        '#/components/schemas/A/properties/list/items',
        'The schema is provisional and its member "list[]" refers to one that is specified: mark the use with `x-definition` beside its `$ref`.',
      ],
      [
        '#/components/schemas/A/properties/either/oneOf/0',
        'The schema is provisional and its member "either" refers to one that is specified: mark the use with `x-definition` beside its `$ref`.',
      ],
      [
        '#/components/schemas/A/properties/inner/properties/id',
        'The schema is provisional and its member "id" refers to one that is specified: mark the use with `x-definition` beside its `$ref`.',
      ],
    ],
  ],
  [
    'relations of an operation that is specified, and of one that is not',
    `paths:
  /map:
    post:
      x-definition: specified
      x-relations:
        - { kind: unique, items: /links, x-definition: specified }
        - { kind: repeatable, compare: /links }
        - { kind: at-most, x-definition: provisional }
  /scrape:
    post:
      x-definition: provisional
      x-definition-reason: Ours.
      x-relations: [{ kind: unique, items: /links }]`,
    [
      ['#/paths/~1map/post/x-relations/1', 'Mark the relation with `x-definition`.'],
      [
        '#/paths/~1map/post/x-relations/2/x-definition',
        'Say in `x-definition-reason`, in one sentence, why this is provisional.',
      ],
    ],
  ],
];

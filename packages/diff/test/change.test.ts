import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { diffOpenApi, DescriptionError } from '../src/index.ts';

const shared = (schema: string) =>
  parse(`
openapi: 3.1.0
paths:
  /b: {get: {responses: {200: {content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}}}}
  /a: {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}}}
  /c: {get: {responses: {200: {content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}}}}
components: {schemas: {Page: ${schema}}}
`);

test('a change of a shared component is told once for each direction, with its operations', () => {
  const changes = diffOpenApi(
    shared('{properties: {n: {maximum: 5}}}'),
    shared('{properties: {n: {exclusiveMaximum: 9}}}'),
  );
  const common = {
    rule: 'maximum',
    pointer: '/components/schemas/Page/properties/n/exclusiveMaximum',
    oldPointer: '/components/schemas/Page/properties/n/maximum',
    message: 'In `n` of Page, the maximum changed from 5 to 9 (exclusive).',
    provisional: false,
  };
  expect(changes).toEqual([
    {
      ...common,
      level: 'breaking',
      where: 'response',
      operation: 'GET /b',
      operations: ['GET /b', 'GET /c'],
    },
    { ...common, level: 'additive', where: 'request', operation: 'POST /a' },
  ]);
});

test('the documents stay as they were', () => {
  const [old, now] = [shared('{type: string}'), shared('{type: integer}')];
  const before = structuredClone([old, now]);
  diffOpenApi(old, now);
  expect([old, now]).toEqual(before);
});

test.each([
  ['#/components/schemas/None', 'leads nowhere; correct the reference.'],
  [
    'other.yaml#/Page',
    'leads out of the document; read the description from its file, or bundle it into one.',
  ],
])('a reference to %s cannot be compared', (ref, remedy) => {
  const document = shared(`{properties: {n: {$ref: '${ref}'}}}`);
  expect(() => diffOpenApi(document, document)).toThrow(DescriptionError);
  expect(() => diffOpenApi(document, document)).toThrow(
    `the old document /components/schemas/Page/properties/n: the $ref "${ref}" ${remedy}`,
  );
});

const asking = (schema: string) =>
  parse(`{openapi: 3.1.0, paths: {/a: {post: {requestBody: {content: {a/b: {schema: ${schema}}}}}}}}`);

test.each([
  [
    '{properties: {a: {items: {maximum: 5}}}}',
    '{properties: {a: {items: {maximum: 4}}}}',
    'In `a.*` of the request body, the maximum changed from 5 to 4.',
  ],
  [
    '{oneOf: [{type: string}, {maximum: 5, type: integer}]}',
    '{oneOf: [{type: string}, {maximum: 4, type: integer}]}',
    'In `oneOf[1]` of the request body, the maximum changed from 5 to 4.',
  ],
])('a message names the place in the body', (old, now, message) => {
  expect(diffOpenApi(asking(old), asking(now)).map((change) => change.message)).toEqual([message]);
});

const limited = (maximum: number) =>
  parse(`
openapi: 3.1.0
paths: {/a: {get: {parameters: [{in: query, name: limit, schema: {maximum: ${maximum}}}, {$ref: '#/components/parameters/p'}]}}}
components: {parameters: {p: {in: header, name: X-Max, schema: {maximum: ${maximum}}}}}
`);

test('a message calls a parameter by its name', () => {
  expect(diffOpenApi(limited(5), limited(4)).map(({ message }) => message)).toEqual([
    'In the header parameter `X-Max`, the maximum changed from 5 to 4.',
    'In the query parameter `limit`, the maximum changed from 5 to 4.',
  ]);
});

const recursive = (schema: string) =>
  parse(
    `{openapi: 3.1.0, paths: {/a: {post: {requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/A'}}}}}}}, components: {schemas: {A: ${schema}}}}`,
  );

test('a union that contains itself can be compared with anything', () => {
  const itself = recursive(
    `{oneOf: [true, {discriminator: {propertyName: a}, $ref: '#/components/schemas/A'}]}`,
  );
  expect(diffOpenApi(itself, itself)).toEqual([]);
  expect(diffOpenApi(itself, recursive('true')).length).toBeLessThan(3);
});

const combinePolarities = (depth: number, leaf: string): string =>
  depth === 0 ? leaf : `{properties: {n: ${combinePolarities(depth - 1, leaf)}}}`;

test('what is too large to be compared is told, and breaks', () => {
  const [old, now] = [
    shared(combinePolarities(5, '{type: string}')),
    shared(combinePolarities(5, '{type: integer}')),
  ];
  expect(diffOpenApi(old, now, { maxPairs: 3 })).toEqual([
    {
      level: 'breaking',
      rule: 'not-compared',
      pointer: '/components/schemas/Page/properties/n/properties/n/properties/n',
      where: 'document',
      message:
        'The schema at `n.n.n` of Page could not be compared: the documents hold too many pairs of schemas. It counts as breaking until they are; compare them in parts, or raise maxPairs.',
      provisional: false,
    },
  ]);
  expect(diffOpenApi(old, now, { maxPairs: 6 }).map(({ rule }) => rule)).toEqual(['type', 'type']);
});

test('a chain of allOf without an end in sight is refused', () => {
  const chain = (length: number): string =>
    length === 0 ? '{type: string}' : `{allOf: [${chain(length - 1)}]}`;
  expect(() => diffOpenApi(shared(chain(230)), shared('{type: string}'))).toThrow(
    'the schema lies behind more than 200 steps of allOf and $ref; write it with fewer.',
  );
  expect(diffOpenApi(shared(chain(150)), shared('{type: string}'))).toEqual([]);
});

const withHeader = (header: string) =>
  parse(
    `{openapi: 3.1.0, paths: {/a: {get: {responses: {200: {headers: {X~A: {required: true, ${header}}}}}}}}}`,
  );

test('a message names a header as it is sent, and the pointer escapes it', () => {
  const [change] = diffOpenApi(withHeader('schema: {type: string}'), withHeader('content: {text/plain: {}}'));
  expect(change?.pointer).toContain('/headers/X~0A');
  expect(change?.message).toContain('The header X~A ');
});

import { describe, expect, test } from 'vitest';
import { openDescription, parseDescription, formatMalformed } from '../src/index.ts';

/** A description whose one operation has a part, and a component schema. */
function written(part: string, schema = '{}'): string {
  return `openapi: 3.1.0\ninfo: {}\npaths:\n  /a:\n    get:\n      ${part}\ncomponents:\n  schemas:\n    A: ${schema}\n`;
}

/** Schemas of which a part goes: title, what is written, what is left, what is told. */
const LEFT_OUT: [string, string, unknown, string][] = [
  [
    'words in the place of alternatives',
    '{ oneOf: [A, B] }',
    {},
    '9:18 /components/schemas/A/oneOf/0: a string stands where a schema belongs',
  ],
  [
    'a word in the place of a schema',
    '{ properties: { a: string, b: {} } }',
    { properties: { b: {} } },
    '9:24 /components/schemas/A/properties/a: a string stands where a schema belongs',
  ],
  [
    'a list of members',
    '{ properties: [{ name: a }] }',
    {},
    '9:10 /components/schemas/A/properties: a list stands where an object of named ones belongs',
  ],
  [
    '`required` of draft 3',
    '{ properties: { a: { required: true } } }',
    { properties: { a: {} } },
    '9:29 /components/schemas/A/properties/a/required: a boolean stands where a list of names belongs',
  ],
  [
    'a bound of draft 4 that bounds nothing',
    '{ maximum: 9, exclusiveMinimum: true }',
    { maximum: 9 },
    '9:22 /components/schemas/A/exclusiveMinimum: a boolean stands where a number belongs',
  ],
  [
    'a number as a text',
    "{ maxLength: '5' }",
    {},
    '9:10 /components/schemas/A/maxLength: a string stands where a number belongs',
  ],
  [
    'a type that there is none of',
    '{ type: int }',
    {},
    '9:10 /components/schemas/A/type: a string stands where one of the types, or a list of them, belongs',
  ],
  [
    'a bound without end',
    '{ maximum: .inf }',
    {},
    '9:10 /components/schemas/A/maximum: a number stands where a number belongs',
  ],
  [
    'one value of an enum',
    '{ enum: red }',
    {},
    '9:10 /components/schemas/A/enum: a string stands where a list belongs',
  ],
  [
    'a type of types',
    '{ type: { anyOf: [string] } }',
    {},
    '9:10 /components/schemas/A/type: an object stands where one of the types, or a list of them, belongs',
  ],
  [
    'a truth as a text',
    "{ additionalProperties: 'false' }",
    {},
    '9:10 /components/schemas/A/additionalProperties: a string stands where a schema belongs',
  ],
  [
    'a description that is a list',
    '{ description: [a, b] }',
    {},
    '9:10 /components/schemas/A/description: a list stands where a string belongs',
  ],
  [
    'a map of examples',
    '{ examples: { a: { value: 1 } } }',
    {},
    '9:10 /components/schemas/A/examples: an object stands where a list belongs',
  ],
];

test.each(LEFT_OUT)('%s goes, and is told', (_, schema, left, malformed) => {
  const description = parseDescription(written('responses: {}', schema), 'api.yaml');
  expect(description.at('/components/schemas/A').value).toEqual(left);
  expect(formatMalformed(description)).toBe(`api.yaml:${malformed}; it is left out.\n`);
});

/** What is but written otherwise: title, what is written, how it is read. */
const READ: [string, string, unknown][] = [
  ['a number as a name', '{ title: 5, description: true }', { title: '5', description: 'true' }],
  ['nothing among types', '{ type: [string, null] }', { type: ['string', 'null'] }],
  [
    'bounds of draft 4',
    '{ minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }',
    { minimum: 1, exclusiveMinimum: 1, maximum: 9 },
  ],
  ['nothing as a type', '{ type: }', { type: 'null' }],
  ['members that are nothing', '{ properties: , required: , items: }', {}],
  ['a member with nothing said', '{ properties: { a: } }', { properties: { a: {} } }],
  [
    'lists of older drafts',
    '{ items: [{}], dependencies: { a: [b] } }',
    { items: [{}], dependencies: { a: ['b'] } },
  ],
  [
    'types in other letter case',
    '{ type: [String, "null"], items: { type: Integer } }',
    { type: ['string', 'null'], items: { type: 'integer' } },
  ],
  ['truths as schemas', '{ allOf: [true], not: false }', { allOf: [true], not: false }],
  [
    'data of any kind',
    '{ const: [1], default: { $ref: 5 }, example: { type: 5 }, x-own: { items: 5 } }',
    { const: [1], default: { $ref: 5 }, example: { type: 5 }, 'x-own': { items: 5 } },
  ],
];

test.each(READ)('%s is read', (_, schema, read) => {
  const description = parseDescription(written('responses: {}', schema), 'api.yaml');
  expect(description.at('/components/schemas/A').value).toEqual(read);
  expect(description.malformed).toEqual([]);
});

/** Without these a description would ask for less than it says: title, part, message. */
const REFUSED: [string, string, string][] = [
  [
    'security by a name alone',
    'security: [key]',
    '6:18 /paths/~1a/get/security/0: a string stands where an object such as {"key": []} belongs; correct it.',
  ],
  [
    'security that is no list',
    'security: { key: [] }',
    '6:7 /paths/~1a/get/security: an object stands where a list belongs; correct it.',
  ],
  [
    'parameters by name',
    'parameters: { id: { in: query } }',
    '6:7 /paths/~1a/get/parameters: an object stands where a list belongs; correct it.',
  ],
  [
    'a parameter without a name',
    'parameters: [{ in: query }]',
    '6:20 /paths/~1a/get/parameters/0: the parameter has no name; correct it.',
  ],
  [
    'a body that is a word',
    'requestBody: json',
    '6:7 /paths/~1a/get/requestBody: a string stands where an object belongs; correct it.',
  ],
  [
    'a response that is a word',
    'responses: { 200: OK }',
    '6:20 /paths/~1a/get/responses/200: a string stands where an object belongs; correct it.',
  ],
  [
    'scopes that are no list',
    'security: [{ key: write }]',
    '6:20 /paths/~1a/get/security/0/key: a string stands where a list of names belongs; correct it.',
  ],
  [
    'a reference without quotes',
    'parameters:\n      - $ref: #/components/parameters/Id',
    '7:9 /paths/~1a/get/parameters/0/$ref: `$ref` is nothing; write what it refers to in quotes, since # begins a comment; correct it.',
  ],
  [
    'a reference that is a number',
    'requestBody: { $ref: 5 }',
    '6:22 /paths/~1a/get/requestBody/$ref: a number stands where a reference belongs; correct it.',
  ],
];

/** Security schemes by which nobody could be known: what is written, and what is said. */
const NO_SCHEMES: [string, string][] = [
  ['{}', 'has none of the types apiKey, http, mutualTLS, oauth2, openIdConnect'],
  ['{ type: apikey, name: a, in: query }', 'has none of the types'],
  ['{ type: [http], scheme: bearer }', 'has none of the types'],
  ['{ type: http }', 'of type http has no `scheme`'],
  ['{ type: apiKey, in: query }', 'of type apiKey has no `name`'],
  ['{ type: apiKey, name: a, in: body }', 'of type apiKey has no `in`: header, query or cookie'],
  ['{ $ref:  }', '`$ref` is nothing'],
];

test.each(NO_SCHEMES)('the security scheme %s is refused', (scheme, message) => {
  const text = `${written('responses: {}')}  securitySchemes:\n    key: ${scheme}\n`;
  expect(() => parseDescription(text, 'api.yaml')).toThrow(message);
  expect(() => parseDescription(text, 'api.yaml')).toThrow('api.yaml:11:');
});

test('a scheme without scopes, a callback that stands elsewhere and an extension among statuses are read', () => {
  const part =
    "security:\n      - key:\n      callbacks: { c: { $ref: '#/components/callbacks/C' } }\n      responses: { x-own: 5, 200: {} }";
  const text = `${written(part)}  callbacks: { C: { '{$url}': { post: { responses: {} } } } }\n`;
  const [operation] = parseDescription(text, 'api.yaml').operations;
  expect(operation?.object['security']).toEqual([{ key: [] }]);
  expect(operation?.responses.map(({ status }) => status)).toEqual(['200']);
});

/** JSON with comments, of which YAML would make text: what is written, and where it stops. */
const COMMENTED: [string, string][] = [
  ['{ "openapi": "3.1.0",\n  // everybody\n  "security": [] }', '2:3'],
  ['{ "openapi": "3.1.0", /* everybody */ "security": [] }', '1:23'],
  ['{ "openapi": "3.1.0", "a": 5 // five\n}', '1:30'],
];

test.each(COMMENTED)('JSON has no comments: %s', (text, location) => {
  expect(() => parseDescription(text, 'api.json')).toThrow(`api.json:${location}`);
  expect(() => parseDescription(text, 'api.json')).toThrow('JSON has no comments');
});

test('YAML in flow style may hold addresses and comments of its own', () => {
  const text =
    '{ openapi: 3.1.0, info: { title: T, version: v1 }, # its own\n  servers: [{ url: https://a.example//b }] }';
  expect(parseDescription(text, 'api.yaml').servers).toMatchObject([{ url: 'https://a.example//b' }]);
});

describe('what says what is asked for is never left out', () => {
  test.each(REFUSED)('%s', (_, part, message) => {
    expect(() => parseDescription(written(part), 'api.yaml')).toThrow(`api.yaml:${message}`);
  });
});

test('an operation, a status and a path may have nothing said of them', () => {
  const text =
    'openapi: 3.1.0\ninfo: {}\npaths:\n  /a:\n    get:\n    post: { responses: { 204: } }\n  /b:\n';
  const [get, post] = parseDescription(text, 'api.yaml').operations;
  expect([get?.id, get?.responses.length]).toEqual(['getA', 0]);
  expect(post?.responses.map(({ status }) => status)).toEqual(['204']);
});

test('what an alias repeats is mended in each place', () => {
  const text = `${written('responses: {}', '&a { maxLength: x, minLength: 1 }')}    B: *a\n`;
  const description = parseDescription(text, 'api.yaml');
  for (const name of ['A', 'B'])
    expect(description.at(`/components/schemas/${name}`).value).toEqual({ minLength: 1 });
});

test('the value that was given stays as it was', () => {
  const given = { openapi: '3.1.0', components: { schemas: { A: { minimum: 'x' } } } };
  expect(openDescription(given).malformed).toHaveLength(1);
  expect(given.components.schemas.A).toEqual({ minimum: 'x' });
});

/** What of Swagger 2.0 would be gone as OpenAPI 3.1: what is written, and what is said. */
const SWAGGER: [string, string][] = [
  ['paths: [a]', 'api.yaml:3:1 /paths: an object belongs here'],
  ['consumes: application/xml\npaths: {}', 'api.yaml:3:1 /consumes: a list of strings belongs here'],
  ['paths: { /a: { get: { consumes: a/b } } }', 'api.yaml:3:23 /paths/~1a/get/consumes: a list of strings'],
  ['paths: { /a: { get: { parameters: { q: {} } } } }', 'api.yaml:3:23 /paths/~1a/get/parameters: a list'],
  ['paths: { /a: { get: { parameters: [q] } } }', '/paths/~1a/get/parameters/0: an object belongs here'],
  [
    "paths: { /a: { parameters: [{ name: f, required: 'true' }] } }",
    '/paths/~1a/parameters/0/required: true or false belongs here',
  ],
];

test.each(SWAGGER)('Swagger 2.0 with %j is refused', (text, message) => {
  expect(() => parseDescription(`swagger: 2.0\ninfo: {}\n${text}\n`, 'api.yaml')).toThrow(message);
});

test('Swagger 2.0 may leave out what it does not need, and write its version as a number', () => {
  const text =
    'swagger: 2.0\ninfo: {}\npaths:\n  /a:\n    parameters:\n    get:\n      consumes:\n      responses: {}\n';
  expect(parseDescription(text, 'api.yaml').operations.map(({ id }) => id)).toEqual(['getA']);
});

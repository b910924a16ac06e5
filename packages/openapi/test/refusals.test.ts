import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDescription, parseDescription, readDescription } from '../src/index.ts';
import { faultsOf } from './support.ts';

const bomb = Array.from({ length: 9 }, (_, level) => {
  const list = Array.from({ length: 10 }, () => (level === 0 ? 'lol' : `*a${level - 1}`)).join(', ');
  return `x-a${level}: &a${level} [${list}]`;
}).join('\n');

/** Texts that are no description: title, text, message. */
const TEXTS: [string, string, string][] = [
  ['nothing', '', 'api.yaml:1:1: this is not an object; give an OpenAPI description.'],
  ['a list', '[]', 'api.yaml:1:1: this is not an object; give an OpenAPI description.'],
  [
    'no version',
    '\n\ninfo: {}',
    'api.yaml:3:1: the member "openapi" is undefined; write a string such as "3.1.0" or "3.0.3", or "swagger": "2.0".',
  ],
  ['a version that is a number', 'openapi: 3.1', 'api.yaml:1:1: the member "openapi" is 3.1;'],
  ['a version of the future', 'openapi: 4.0.0', 'api.yaml:1:1: the member "openapi" is "4.0.0";'],
  ['Swagger 1.2', '{"swagger": "1.2"}', 'api.yaml:1:1: the member "openapi" is undefined;'],
  [
    'half a character in a name',
    '{"openapi": "3.1.0", "info": {},\n "paths": {"/\\ud800": {}}}',
    'the name holds half of a surrogate pair, which no UTF-8 text can; correct it.',
  ],
  [
    'broken YAML',
    'openapi: 3.1.0\npaths: [',
    'api.yaml:2:9: this is neither JSON nor YAML: Flow sequence in block collection',
  ],
  ['broken JSON', '{"openapi": "3.1.0",\n "paths": {,}', 'api.yaml:2:12: this is neither JSON nor YAML: '],
  [
    'a key twice in YAML',
    'openapi: 3.1.0\npaths:\n  /a: {}\n  /a: {}',
    'api.yaml:4:3: this is neither JSON nor YAML: Map keys must be unique',
  ],
  ['a number twice as a key', 'openapi: 3.1.0\nx: { 200: 1, "200": 2 }', 'Map keys must be unique'],
  [
    'a key twice in JSON',
    '{"openapi": "3.1.0",\n "paths": {"/a": [{"b": 1}, {"b": 1}],\n  "\\u002fa": {}}}',
    'api.yaml:3:3 /paths/~1a: this member is written twice; take one away.',
  ],
  [
    'an alias to itself',
    'openapi: 3.1.0\nx: &x\n  y: *x',
    'api.yaml: it is nested more than 500 levels deep; flatten it.',
  ],
  [
    'brackets without end',
    `openapi: 3.1.0\nx: ${'['.repeat(600)}${']'.repeat(600)}`,
    'it is nested more than 500 levels deep',
  ],
  [
    'an alias that explodes',
    `openapi: 3.1.0\n${bomb}`,
    'it holds more than 10000000 values once its aliases are written out;',
  ],
  [
    'an alias to nothing',
    'openapi: 3.1.0\nx: *x',
    'api.yaml:2:4: no anchor &x stands before the alias *x; correct its name, or write the value.',
  ],
];

test.each(TEXTS)('%s is refused', (_, text, message) => {
  expect(() => parseDescription(text, 'api.yaml')).toThrow(message);
});

/** Parts that cannot be read; whoever needs another part is served. */
const PARTS: [string, string, string][] = [
  [
    'a parameter in no place',
    'parameters: [{ name: a, in: body }]',
    'api.yaml:6:20 /paths/~1a/get/parameters/0: the parameter is in "body"; write path, query, querystring, header or cookie.',
  ],
  [
    'a reference to nothing',
    "requestBody: { $ref: '#/components/requestBodies/None' }",
    'api.yaml:6:7 /paths/~1a/get/requestBody: the $ref "#/components/requestBodies/None" leads nowhere; correct the reference.',
  ],
  [
    'a reference to a prototype',
    "requestBody: { $ref: '#/constructor' }",
    'api.yaml:6:7 /paths/~1a/get/requestBody: the $ref "#/constructor" leads nowhere; correct the reference.',
  ],
  [
    'a reference to itself',
    "requestBody: { $ref: '#/paths/~1a/get/requestBody' }",
    'api.yaml:6:7 /paths/~1a/get/requestBody: this $ref turns in a circle; break the circle.',
  ],
  [
    'a file of which only the text is known',
    "responses: { 200: { $ref: 'ok.yaml' } }",
    'api.yaml:6:20 /paths/~1a/get/responses/200: the $ref "ok.yaml" leads out of the document; read the description from its file, or bundle it into one.',
  ],
];

test.each(PARTS)('%s is told with its place', (_, part, message) => {
  const text = `openapi: 3.1.0\ninfo: {}\npaths:\n  /a:\n    get:\n      ${part}\n    put: { responses: {} }\n`;
  const description = parseDescription(text, 'api.yaml');
  expect(faultsOf(description)).toEqual([message]);
  expect(description.operations.map(({ id }) => id)).toEqual(['getA', 'putA']);
});

test('a value has pointers for places, and the name that it is given', () => {
  const broken = { openapi: '3.1.0', paths: { '/a': { get: { requestBody: { $ref: '#/none' } } } } };
  expect(faultsOf(openDescription(broken))).toEqual([
    '/paths/~1a/get/requestBody: the $ref "#/none" leads nowhere; correct the reference.',
  ]);
  expect(() => openDescription({ openapi: '1' }, { name: 'the old document' })).toThrow(
    'the old document: the member "openapi" is "1";',
  );
  expect(() => openDescription(undefined)).toThrow('The description: this is not an object;');
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const refused = async (name: string, text: string): Promise<string> => {
    const path = write(name, text);
    const error: unknown = await readDescription(path).catch((reason: unknown) => reason);
    return (error as Error).message.replaceAll(path, name);
  };

  test.each([
    ["paths: { /a: { $ref: 'none.yaml' } }", 'the $ref "none.yaml" cannot be followed: '],
    [
      "paths: { /a: { $ref: 'https://example.com/a.yaml' } }",
      'it leads from a file to the web; keep a copy beside the file, or allow its host.',
    ],
    ["paths: { /a: { $ref: 'other.yaml#/none' } }", 'the $ref "other.yaml#/none" leads nowhere; correct it.'],
    ["paths: { $ref: 'circle.yaml' }", 'the references turn in a circle here; break the circle.'],
    [
      "paths: { /a: { get: { parameters: { $ref: '#/paths' } } } }",
      '/paths/~1a/get/parameters: an object stands where a list belongs; correct it.',
    ],
    ["paths: { /a: { $ref: 'broken.yaml' } }", 'broken.yaml:1:2: this is neither JSON nor YAML: '],
  ])('%s is refused', async (paths, message) => {
    write('other.yaml', 'get: { responses: {} }');
    write('circle.yaml', "{ $ref: 'circle.yaml' }");
    write('broken.yaml', '{]');
    expect(await refused('api.yaml', `openapi: 3.1.0\ninfo: {}\n${paths}`)).toContain(message);
  });

  test('a file that is not there is told in one sentence', async () => {
    await expect(readDescription(join(folder, 'no.yaml'))).rejects.toThrow(
      /no\.yaml cannot be read: there is no such file\./,
    );
  });
});

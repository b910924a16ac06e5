import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  DescriptionError,
  formatMalformed,
  METHODS,
  openDescription,
  parseDescription,
  readDescription,
  readEncodings,
  readItemSchema,
  walk,
} from '../src/index.ts';
import { gallery } from './support.ts';

const description = await readDescription(gallery('notices.yaml'));
const [list, search, copy, , page] = description.operations;

describe('operations', () => {
  test('of query and of additional methods are read, in document order of their path', () => {
    expect(description.operations.map(({ id, method, httpMethod }) => [id, method, httpMethod])).toEqual([
      ['listNotices', 'get', 'GET'],
      ['searchNotices', 'query', 'QUERY'],
      ['copyNotices', 'COPY', 'COPY'],
      ['MSearchNotices', 'M-Search', 'M-Search'],
      ['readPage', 'get', 'GET'],
    ]);
    expect(copy!.pointer).toBe('/paths/~1notices/additionalOperations/COPY');
    expect(description.webhooks.map(({ id, httpMethod }) => [id, httpMethod])).toEqual([
      ['noticeChanged', 'NOTIFY'],
    ]);
  });

  test('are as many as a walk of the document finds', () => {
    const walked = [...walk(description.root.value)].filter(({ kind }) => kind === 'Operation');
    expect(walked.map(({ pointer }) => pointer)).toEqual(
      [...description.operations, ...description.webhooks].map(({ pointer }) => pointer),
    );
  });

  test('a fixed method among the additional ones is told, and is no second operation', () => {
    const twice = openDescription({
      openapi: '3.2.0',
      paths: { '/a': { get: { responses: {} }, additionalOperations: { GET: { responses: {} } } } },
    });
    expect(twice.operations.map(({ pointer }) => pointer)).toEqual(['/paths/~1a/get']);
    expect(formatMalformed(twice)).toBe(
      '/paths/~1a/additionalOperations/GET: the method GET has the member "get" of its own, and cannot be an additional one; it is left out.\n',
    );
  });

  test('an additional method that HTTP does not allow is told', () => {
    const odd = openDescription({
      openapi: '3.2.0',
      paths: { '/a': { additionalOperations: { 'A B': { responses: {} } } } },
    });
    expect(odd.operations).toEqual([]);
    expect(formatMalformed(odd)).toContain('"A B" is no method that HTTP allows');
  });

  test('METHODS lists the members of a Path Item that are operations', () => {
    expect(METHODS).toEqual(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);
  });
});

describe('parameters', () => {
  test('of the whole query string, of cookies by their own style, with reserved characters', () => {
    const shown = [...list!.parameters, ...page!.parameters].map(
      ({ in: where, name, style, explode, allowReserved, content }) =>
        [where, name, content?.type ?? style, explode, allowReserved] as const,
    );
    expect(shown).toEqual([
      ['cookie', 'sid', 'cookie', true, false],
      ['querystring', 'filter', 'application/x-www-form-urlencoded', false, false],
      ['path', 'path', 'simple', false, true],
      ['query', 'point', 'application/json', true, false],
    ]);
  });

  const querystring = { name: 'q', in: 'querystring', content: { 'text/plain': {} } };
  test.each([
    [
      'without content',
      [{ name: 'q', in: 'querystring', schema: {} }],
      'needs `content` with one media type',
    ],
    [
      'beside a query parameter',
      [querystring, { name: 'a', in: 'query', schema: {} }],
      'beside the query parameter "a"',
    ],
    ['twice', [querystring, { ...querystring, name: 'r' }], 'is the second one in querystring'],
  ])('a querystring %s is refused with its location', (_, parameters, reason) => {
    const { operations } = openDescription({ openapi: '3.2.0', paths: { '/a': { get: { parameters } } } });
    expect(() => operations[0]!.parameters).toThrow(DescriptionError);
    expect(() => operations[0]!.parameters).toThrow(reason);
    expect(() => operations[0]!.parameters).toThrow('/paths/~1a/get/parameters/');
  });
});

describe('content', () => {
  test('follows a reference of a media type, and has the schema of its items', () => {
    const [lines, events] = list!.responses[0]!.content;
    expect([lines!.type, lines!.framing, lines!.pointer]).toEqual([
      'application/jsonl',
      'lines',
      '/components/mediaTypes/NoticeLines',
    ]);
    expect(lines!.itemSchema!.value).toMatchObject({ $ref: expect.stringContaining('Notice') });
    expect([events!.framing, events!.schema]).toEqual(['events', undefined]);
    // As programs see it: `data` is the parsed value.
    expect(readItemSchema(events!)).toMatchObject({
      properties: { data: { $ref: '#/components/schemas/Notice' }, event: { const: 'notice' } },
    });
  });

  test('has encodings by name and by position, nested ones too', () => {
    const [mixed] = page!.responses[0]!.content;
    const { byName, prefix, item } = readEncodings(mixed!.node);
    expect([...byName]).toEqual([]);
    expect(prefix.map(({ contentType }) => contentType)).toEqual(['application/json', 'multipart/mixed']);
    expect(prefix[0]!.headers).toMatchObject([{ name: 'x-part', required: true }]);
    expect(prefix[1]!.nested.item!.contentType).toBe('image/png');
    expect(item!.nested.byName.get('file')!.contentType).toBe('image/png');
    const form = readEncodings(list!.parameters[1]!.content!.node);
    expect(form.byName.get('topic')).toMatchObject({ allowReserved: true, style: 'form', explode: true });
  });

  test('has examples as values and as they are serialized', () => {
    const [, json, text] = page!.responses[0]!.content;
    expect(json!.examples.map(({ name, value, serialized }) => [name, value, serialized])).toEqual([
      ['shown', { kind: 'circle' }, '{ "kind": "circle" }'],
      ['parsed', { kind: 'other' }, '{"kind":"other"}'],
    ]);
    expect(text!.examples.map(({ value }) => value)).toEqual(['plain']);
    expect(page!.parameters[1]!.examples).toMatchObject([
      { name: 'origin', value: { x: 0 }, serialized: 'point=%7B%22x%22%3A0%7D' },
    ]);
  });
});

test('a response may have a summary, and no description', () => {
  expect(list!.responses.map(({ summary, description: text }) => [summary, text])).toEqual([
    ['The notices', ''],
  ]);
});

test('servers have names, tags a tree', () => {
  expect(description.servers.map(({ name, url }) => [name, url])).toEqual([
    ['production', 'https://notices.example.com/v1'],
  ]);
  expect(description.tags.map(({ name, summary, parent, kind }) => [name, summary, parent, kind])).toEqual([
    ['notices', 'Notices', undefined, 'nav'],
    ['archive', undefined, 'notices', 'nav'],
  ]);
});

test('security is required by URI as well as by name', () => {
  expect(search!.security.alternatives).toMatchObject([
    [{ scheme: { name: 'device', type: 'oauth2', carrier: 'bearer', deprecated: false }, scopes: ['read'] }],
  ]);
  expect(page!.security.alternatives[0]![0]!.scheme).toMatchObject({ name: 'key', deprecated: true });
});

test('nothing of it is malformed', () => {
  expect(formatMalformed(description)).toBe('');
});

test('a name that only looks like a path is an undefined scheme, as before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-scheme-'));
  const file = join(folder, 'openapi.yaml');
  writeFileSync(
    file,
    'openapi: 3.2.0\npaths: { /a: { get: { security: [{ team/admin: [] }], responses: {} } } }\n',
  );
  const { operations } = await readDescription(file);
  expect(operations[0]!.security.alternatives).toMatchObject([[{ scheme: { carrier: 'undefined' } }]]);
  rmSync(folder, { recursive: true });
});

test.each([
  [
    'a flow',
    { components: { securitySchemes: { a: { type: 'oauth2', flows: { deviceAuthorization: 7 } } } } },
  ],
  ['the kind of a tag', { tags: [{ name: 'a', kind: {} }] }],
  ['the type of an XML node', { components: { schemas: { A: { xml: { nodeType: [] } } } } }],
  [
    'defaultMapping',
    { components: { schemas: { A: { discriminator: { propertyName: 'a', defaultMapping: {} } } } } },
  ],
  ['an item encoding', { components: { mediaTypes: { A: { itemEncoding: [] } } } }],
])('%s of a wrong type is told', (_, part) => {
  expect(openDescription({ openapi: '3.2.0', ...part }).malformed).toHaveLength(1);
});

describe('$self', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-self-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const self = 'https://api.example.com/v1/openapi.yaml';
  const root = (reference: string, own = self) => `
openapi: 3.2.0
$self: ${own}
info: { title: A, version: '1' }
paths:
  /a: { get: { responses: { '200': { content: { application/json: { schema: { $ref: '${reference}' } } } } } } }
components: { schemas: { Own: { type: boolean } } }
`;
  writeFileSync(join(folder, 'other.yaml'), 'components: { schemas: { Pet: { type: string } } }\n');

  test.each([
    ['its own URI', `${self}#/components/schemas/Own`, 'boolean'],
    ['a path against it', '/v1/openapi.yaml#/components/schemas/Own', 'boolean'],
    ['a URI beside it', 'https://api.example.com/v1/other.yaml#/components/schemas/Pet', 'string'],
    ['a relative file', 'other.yaml#/components/schemas/Pet', 'string'],
  ])('%s is found without the network', async (_, reference, type) => {
    const file = join(folder, 'openapi.yaml');
    writeFileSync(file, root(reference));
    const { operations } = await readDescription(file);
    const { schema } = operations[0]!.responses[0]!.content[0]!;
    const { $ref } = schema!.value as { $ref: string };
    expect(schema!.document.follow($ref, schema!.pointer).value).toEqual({ type });
  });

  test('another origin is refused with its location', async () => {
    const file = join(folder, 'away.yaml');
    writeFileSync(file, root('https://elsewhere.example.com/a.yaml#/A'));
    await expect(readDescription(file)).rejects.toThrow(/away\.yaml:6:.*leads from a file to the web/u);
  });

  test('counts in a value that was parsed elsewhere, too', () => {
    const opened = parseDescription(root(`${self}#/components/schemas/Own`), 'a.yaml');
    expect(opened.find(`${self}#/components/schemas/Own`)?.value).toEqual({ type: 'boolean' });
  });
});

test('a requirement may lead to a scheme in another file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-scheme-'));
  writeFileSync(join(folder, 'auth.yaml'), 'shared: { type: http, scheme: bearer }\n');
  const file = join(folder, 'openapi.yaml');
  writeFileSync(
    file,
    "openapi: 3.2.0\ninfo: { title: A, version: '1' }\npaths: { /a: { get: { security: [{ 'auth.yaml#/shared': [] }], responses: {} } } }\n",
  );
  const { operations } = await readDescription(file);
  expect(operations[0]!.security.alternatives).toMatchObject([
    [{ scheme: { name: 'shared', carrier: 'bearer' } }],
  ]);
  rmSync(folder, { recursive: true });
});

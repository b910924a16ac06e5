import { readFileSync } from 'node:fs';
import { openDescription, readEncodings, type Description } from '@web-data/openapi';
import { describe, expect, test } from 'vitest';
import { generate } from '../src/index.ts';

/** What a tool does with a field of OpenAPI 3.2, as found by trying it. */
type Cell = 'yes' | 'told' | '';

/** What a field is tried with: `undefined` where it does not concern the tool, `told` where a note is expected. */
interface Row {
  field: string;
  document: object;
  model: (description: Description) => unknown;
  types?: RegExp | 'told';
  client?: RegExp | 'told';
  validator?: RegExp | 'told';
}

const ok = { 204: {} };
const withOperation = (operation: object, more: object = {}) => ({
  paths: { '/a': { get: { responses: ok, ...operation } } },
  ...more,
});
const withContent = (type: string, media: object, more: object = {}) =>
  withOperation({ responses: { 200: { content: { [type]: media } } } }, more);
const first = (description: Description) => description.operations[0]!;
const content = (description: Description) => first(description).responses[0]!.content[0]!;
const item = { itemSchema: { type: 'object', properties: { n: { type: 'integer' } } } };
const scheme = (own: object) =>
  withOperation({ security: [{ s: [] }] }, { components: { securitySchemes: { s: own } } });
const oauth = {
  type: 'oauth2',
  flows: {
    deviceAuthorization: {
      deviceAuthorizationUrl: 'https://a.test/d',
      tokenUrl: 'https://a.test/t',
      scopes: {},
    },
  },
};
const schemeOf = (description: Description) => first(description).security.alternatives[0]![0]!.scheme;

const rows: Row[] = [
  {
    field: '`query` of a Path Item',
    document: { paths: { '/a': { query: { operationId: 'find', responses: ok } } } },
    model: (d) => first(d).httpMethod === 'QUERY',
    types: /query: operations\["find"\]/,
    client: /method: "QUERY"/,
    validator: /method: "QUERY"/,
  },
  {
    field: '`additionalOperations`',
    document: { paths: { '/a': { additionalOperations: { COPY: { operationId: 'copy', responses: ok } } } } },
    model: (d) => first(d).httpMethod === 'COPY',
    types: /COPY: operations\["copy"\]/,
    client: /method: "COPY"/,
    validator: /method: "COPY"/,
  },
  {
    field: '`in: querystring`',
    document: withOperation({
      parameters: [
        {
          name: 'q',
          in: 'querystring',
          content: {
            'application/json': { schema: { type: 'object', properties: { n: { type: 'integer' } } } },
          },
        },
      ],
    }),
    model: (d) => first(d).parameters[0]!.in === 'querystring',
    types: /query\?: \{\s+n\?: number/,
    client: /query: runtime\.jsonQuery/,
    validator: /read: jsonQuery\(\)/,
  },
  {
    field: '`style: cookie`',
    document: withOperation({
      parameters: [
        { name: 'c', in: 'cookie', style: 'cookie', schema: { type: 'array', items: { type: 'integer' } } },
      ],
    }),
    model: (d) => first(d).parameters[0]!.style === 'cookie' && first(d).parameters[0]!.explode,
    types: /cookie\?: \{\s+c\?: number\[\]/,
    client: /c: "cookie\*"/,
    validator: /cookie\(readRepeated\(\["integer"\]\), \{"encoded":false,"repeated":true\}\)/,
  },
  {
    field: '`allowReserved` of a path',
    document: {
      paths: {
        '/a/{p}': {
          get: {
            parameters: [
              { name: 'p', in: 'path', required: true, allowReserved: true, schema: { type: 'string' } },
            ],
            responses: ok,
          },
        },
      },
    },
    model: (d) => first(d).parameters[0]!.allowReserved,
    types: /p: string/,
    client: /p: "simple\+"/,
    validator: /name: "p"/,
  },
  {
    field: '`components.mediaTypes`, and references to them',
    document: withContent(
      'application/json',
      { $ref: '#/components/mediaTypes/m' },
      { components: { mediaTypes: { m: { schema: { type: 'integer' } } } } },
    ),
    model: (d) => content(d).schema !== undefined,
    types: /"application\/json": number/,
    client: /read: runtime\.readJson/,
    validator: /"application\/json": \{ isValid/,
  },
  ...[
    ['text/event-stream', 'eventItems', 'eventWriter'],
    ['application/jsonl', 'lineItems', 'lineWriter'],
    ['application/json-seq', 'sequenceItems', 'sequenceWriter'],
    ['multipart/mixed', 'partItems', 'partWriter'],
  ].map(([type, reader, writer]): Row => ({
    field: `\`itemSchema\` of \`${type}\``,
    document: withContent(type!, item),
    model: (d) => content(d).itemSchema !== undefined,
    types: /AsyncIterable<\{\s+n\?: number/,
    client: new RegExp(`streams\\.receiveItems\\(/\\* @__PURE__ \\*/ streams\\.${reader}`),
    validator: new RegExp(`items: \\{ .*${writer}\\(`),
  })),
  {
    field: '`itemSchema` of a request',
    document: withOperation({ requestBody: { content: { 'application/jsonl': item } } }),
    model: (d) => first(d).body!.content[0]!.itemSchema !== undefined,
    types: /AsyncIterable<\{\s+n\?: number/,
    client: /streams\.itemsBody\("application\/jsonl"\)/,
    validator: 'told',
  },
  {
    field: '`itemEncoding`',
    document: withContent('multipart/mixed', { ...item, itemEncoding: { contentType: 'application/json' } }),
    model: (d) => readEncodings(content(d).node).item?.contentType === 'application/json',
    client: /streams\.partItems/,
    validator: /partWriter/,
  },
  {
    field: '`prefixEncoding`',
    document: withContent('multipart/mixed', { ...item, prefixEncoding: [{ contentType: 'text/plain' }] }),
    model: (d) => readEncodings(content(d).node).prefix[0]?.contentType === 'text/plain',
    client: /streams\.partItems\("multipart\/mixed", \{"prefix":\[\{"type":"text\/plain"\}\]\}\)/,
    validator: /partWriter\("multipart\/mixed", \{"prefix":\[\{"type":"text\/plain"\}\]\}\)/,
  },
  {
    field: 'encodings within encodings',
    document: withContent('multipart/mixed', {
      ...item,
      itemEncoding: { contentType: 'multipart/mixed', itemEncoding: { contentType: 'text/plain' } },
    }),
    model: (d) => readEncodings(content(d).node).item?.nested.item?.contentType === 'text/plain',
    client:
      /partItems\("multipart\/mixed", \{"item":\{"type":"multipart\/mixed","item":\{"type":"text\/plain"\}\}\}\)/,
    validator: /partWriter\("multipart\/mixed", \{"item":\{"type":"multipart\/mixed","item":/,
  },
  {
    field: '`$self`',
    document: withContent(
      'application/json',
      { schema: { $ref: 'https://a.test/api.yaml#/components/schemas/A' } },
      { $self: 'https://a.test/api.yaml', components: { schemas: { A: { type: 'integer' } } } },
    ),
    model: (d) => d.find('https://a.test/api.yaml#/components/schemas/A') !== undefined,
    types: /"application\/json": A;/,
    client: /read: runtime\.readJson/,
    validator: /"application\/json": \{ isValid/,
  },
  {
    field: '`name` of a server',
    document: withOperation({}, { servers: [{ url: 'https://a.test', name: 'live' }] }),
    model: (d) => d.servers[0]!.name === 'live',
  },
  {
    field: '`summary`, `parent`, `kind` of a tag',
    document: withOperation(
      {},
      {
        tags: [
          { name: 'a', summary: 'A', kind: 'nav' },
          { name: 'b', parent: 'a' },
        ],
      },
    ),
    model: (d) => d.tags[0]!.kind === 'nav' && d.tags[0]!.summary === 'A' && d.tags[1]!.parent === 'a',
  },
  {
    field: '`summary` of a response, without `description`',
    document: withOperation({ responses: { 204: { summary: 'S' } } }),
    model: (d) => first(d).responses[0]!.summary === 'S',
    types: /204: \{/,
    client: /define/,
    validator: /"204"/,
  },
  {
    field: '`dataValue`, `serializedValue`',
    document: withContent('application/json', { examples: { a: { dataValue: 1, serializedValue: '1' } } }),
    model: (d) => content(d).examples[0]!.value === 1 && content(d).examples[0]!.serialized === '1',
  },
  {
    field: '`defaultMapping` of a discriminator',
    document: withContent(
      'application/json',
      { schema: { $ref: '#/components/schemas/S' } },
      {
        components: {
          schemas: {
            S: {
              oneOf: [{ $ref: '#/components/schemas/C' }, { $ref: '#/components/schemas/O' }],
              discriminator: { propertyName: 'k', defaultMapping: 'O', mapping: { c: 'C' } },
            },
            C: { type: 'object', properties: { k: { const: 'c' } } },
            O: { type: 'object', properties: { k: { type: 'string' } } },
          },
        },
      },
    ),
    model: (d) => d.malformed.length === 0,
    types: /export interface O \{\s+k\?: string/,
    validator: /"application\/json": \{ isValid/,
  },
  {
    field: '`nodeType` of XML',
    document: withContent('application/xml', { schema: { type: 'string', xml: { nodeType: 'cdata' } } }),
    model: (d) => d.malformed.length === 0,
  },
  {
    field: 'the flow `deviceAuthorization`',
    document: scheme(oauth),
    model: (d) => 'deviceAuthorization' in (schemeOf(d).object['flows'] as object),
    client: /s\?: /,
    validator: /s: bearer/,
  },
  {
    field: '`oauth2MetadataUrl`',
    document: scheme({ ...oauth, oauth2MetadataUrl: 'https://a.test/m' }),
    model: (d) => schemeOf(d).object['oauth2MetadataUrl'] === 'https://a.test/m',
    client: /s\?: /,
    validator: /s: bearer/,
  },
  {
    field: '`deprecated` of a security scheme',
    document: scheme({ type: 'http', scheme: 'bearer', deprecated: true }),
    model: (d) => schemeOf(d).deprecated,
    client: /s\?: /,
    validator: /s: bearer/,
  },
  {
    field: 'a security requirement by URI',
    document: withOperation(
      { security: [{ '#/components/securitySchemes/s': [] }] },
      { components: { securitySchemes: { s: { type: 'http', scheme: 'bearer' } } } },
    ),
    model: (d) => schemeOf(d).name === 's' && schemeOf(d).carrier === 'bearer',
    client: /s\?: /,
    validator: /scheme: "s"/,
  },
];

/** Tries a field, and says what each tool does with it. */
async function tryField({ document, model, types, client, validator }: Row): Promise<Cell[]> {
  const description = openDescription({
    openapi: '3.2.0',
    servers: [{ url: 'https://a.test' }],
    ...document,
  });
  const { files, notes } = await generate(description);
  const text = (part: string) =>
    Object.entries(files)
      .flatMap(([name, code]) => (name.startsWith(`${part}/`) ? [code] : []))
      .join('\n');
  const cell = (part: string, wanted: RegExp | 'told' | undefined): Cell => {
    if (wanted === undefined) return '';
    if (wanted === 'told') return notes.some(({ location }) => location.pointer !== '') ? 'told' : '';
    expect(text(part)).toMatch(wanted);
    return 'yes';
  };
  expect(model(description)).toBe(true);
  return ['yes', cell('types', types), cell('client', client), cell('validator', validator)];
}

describe('each field of OpenAPI 3.2 in the README does what it says', () => {
  const readme = readFileSync(new URL('../../openapi/README.md', import.meta.url), 'utf8');
  const said = new Map(
    readme
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split(/ *\| */).slice(1, -1))
      // The columns behind are tried in `packages/contract`.
      .map(([field, ...cells]) => [field!, cells.slice(0, 4)]),
  );
  test.each(rows)('$field', async (row) => {
    expect(await tryField(row)).toEqual(said.get(row.field));
  });
});

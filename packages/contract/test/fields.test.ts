import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { diffOpenApi } from '@web-data/diff';
import { describe, expect, test } from 'vitest';
import { openDocument, startMock, toFixtures, verify } from '../src/index.ts';
import { createSender } from '../src/http/send.ts';
import { listen } from './support.ts';

type Level = 'breaking' | 'additive' | 'text' | 'none';
type Cell = 'yes' | 'no' | '';

/** What a field is tried with. An absent tool: the field does not concern it; `no`: it is shown not to be applied. */
interface Row {
  readonly field: string;
  readonly old: object;
  readonly now: object;
  readonly level: Level;
  /** What a run sends, in `METHOD url cookie body`, or what it finds in an answer. */
  readonly verify?: { sends: RegExp } | { answer: string; type?: string; finds: RegExp } | 'no';
  /** A request to the mock, and its status and body. */
  readonly mock?: { ask: string; headers?: Record<string, string>; body?: string; gives: RegExp } | 'no';
}

const ok = { 204: { description: 'Done.' } };
const at = (item: object, more: object = {}) => ({ paths: { '/a': item }, ...more });
const get = (own: object, more: object = {}) =>
  at({ get: { operationId: 'a', responses: ok, ...own } }, more);
const content = (type: string, media: object, more: object = {}) =>
  get({ responses: { 200: { description: 'All.', content: { [type]: media } } } }, more);
const n = (type: string) => ({ type: 'object', required: ['n'], properties: { n: { type } } });
const items = (type: string, of: string) => content(type, { itemSchema: n(of) });
const secured = (own: object, name = 's') =>
  get({ security: [{ [name]: [] }] }, { components: { securitySchemes: { s: own } } });
const device = (url: string, more: object = {}) => ({
  type: 'oauth2',
  flows: { deviceAuthorization: { deviceAuthorizationUrl: url, tokenUrl: 'https://a.test/t', scopes: {} } },
  ...more,
});
const query = (maximum: number) =>
  get({
    parameters: [
      {
        name: 'q',
        in: 'querystring',
        required: true,
        content: {
          'application/json': {
            schema: { ...n('integer'), properties: { n: { type: 'integer', maximum } } },
          },
        },
      },
    ],
    responses: { ...ok, 400: { description: 'Wrong.' } },
  });
const cookie = (style: string) =>
  get({
    parameters: [
      {
        name: 'c',
        in: 'cookie',
        required: true,
        style,
        schema: { type: 'array', items: { type: 'string', const: 'a/b' } },
      },
    ],
    responses: { ...ok, 400: { description: 'Wrong.' } },
  });
const path = (allowReserved: boolean) => ({
  paths: {
    '/a/{p}': {
      get: {
        operationId: 'a',
        parameters: [{ name: 'p', in: 'path', required: true, allowReserved, schema: { type: 'string' } }],
        responses: ok,
      },
    },
  },
});
const shared = (of: string) =>
  content(
    'application/json',
    { $ref: '#/components/mediaTypes/m' },
    { components: { mediaTypes: { m: { schema: n(of) } } } },
  );
const imported = (of: string) =>
  at({
    post: {
      operationId: 'a',
      'x-safe': true,
      requestBody: { required: true, content: { 'application/jsonl': { itemSchema: n(of) } } },
      responses: { ...ok, 400: { description: 'Wrong.' } },
    },
  });
const mixed = (own: object) => content('multipart/mixed', { itemSchema: n('integer'), ...own });
const union = (own: object) =>
  content(
    'application/json',
    {
      schema: { oneOf: [{ $ref: '#/components/schemas/C' }], discriminator: { propertyName: 'k', ...own } },
    },
    { components: { schemas: { C: { type: 'object', properties: { k: { const: 'c' } } } } } },
  );
const bearer = { ask: 'GET /a', headers: { authorization: 'Bearer x' }, gives: /^204 / };
const unknown = { sends: /GET \/a .*Bearer secret/u };

const rows: readonly Row[] = [
  {
    field: '`query` of a Path Item',
    old: at({ query: { operationId: 'a', responses: ok } }),
    now: at({}),
    level: 'breaking',
    verify: { sends: /^QUERY \/a/u },
    mock: { ask: 'QUERY /a', gives: /^204 / },
  },
  {
    field: '`additionalOperations`',
    old: at({ additionalOperations: { COPY: { operationId: 'a', responses: ok } } }),
    now: at({ additionalOperations: { Copy: { operationId: 'a', responses: ok } } }),
    level: 'breaking',
    verify: { sends: /^COPY \/a/u },
    mock: { ask: 'COPY /a', gives: /^204 / },
  },
  {
    field: '`in: querystring`',
    old: query(5),
    now: query(4),
    level: 'breaking',
    verify: { sends: /^GET \/a\?%7B%22n%22%3A/u },
    mock: { ask: 'GET /a?{"n":6}', gives: /^400 / },
  },
  {
    field: '`style: cookie`',
    old: cookie('cookie'),
    now: cookie('form'),
    level: 'breaking',
    verify: { sends: /^GET \/a c=a\/b/u },
    mock: { ask: 'GET /a', headers: { cookie: 'c=a%2Fb' }, gives: /^400 / },
  },
  {
    field: '`allowReserved` of a path',
    old: path(true),
    now: path(false),
    level: 'breaking',
    verify: { sends: /^GET \/a\/x:y /u },
    mock: { ask: 'GET /a/x:y', gives: /^204 / },
  },
  {
    field: '`components.mediaTypes`, and references to them',
    old: shared('integer'),
    now: shared('number'),
    level: 'breaking',
    verify: { answer: '{"n":"1"}', type: 'application/json', finds: /must be integer/u },
    mock: { ask: 'GET /a', gives: /^200 \{"n":1\}$/u },
  },
  ...(
    [
      [
        'text/event-stream',
        'data: {"n":"1"}\n\n',
        'must have required property|must be',
        /^200 :\n\n(?:.|\n)*data: /u,
      ],
      ['application/jsonl', '{"n":"1"}\n', 'must be integer', /^200 \{"n":1\}\n$/u],
      ['application/json-seq', '\u001e{"n":"1"}\n', 'must be integer', /^200 .\{"n":1\}\n$/u],
    ] as const
  ).map(([type, answer, finds, gives]): Row => ({
    field: `\`itemSchema\` of \`${type}\``,
    old: items(type, 'integer'),
    now: items(type, 'number'),
    level: 'breaking',
    verify: { answer, type, finds: new RegExp(finds, 'u') },
    mock: { ask: 'GET /a', gives },
  })),
  {
    field: '`itemSchema` of `multipart/mixed`',
    old: items('multipart/mixed', 'integer'),
    now: items('multipart/mixed', 'number'),
    level: 'breaking',
    verify: {
      answer: '--b\r\ncontent-type: application/json\r\n\r\n{"n":"1"}\r\n--b--\r\n',
      type: 'multipart/mixed; boundary=b',
      finds: /must be integer/u,
    },
    mock: { ask: 'GET /a', gives: /^200 --.*\r\ncontent-type: application\/json\r\n\r\n\{"n":1\}/u },
  },
  {
    field: '`itemSchema` of a request',
    old: imported('number'),
    now: imported('integer'),
    level: 'breaking',
    verify: { sends: /^POST \/a .*\{"n":/u },
    mock: {
      ask: 'POST /a',
      headers: { 'content-type': 'application/jsonl' },
      body: '{"n":"x"}\n',
      gives: /^400 /,
    },
  },
  {
    field: '`itemEncoding`',
    old: mixed({ itemEncoding: { contentType: 'application/json' } }),
    now: mixed({ itemEncoding: { contentType: 'text/plain' } }),
    level: 'breaking',
    verify: 'no',
    mock: 'no',
  },
  {
    field: '`prefixEncoding`',
    old: mixed({ prefixEncoding: [{ contentType: 'application/json' }] }),
    now: mixed({ prefixEncoding: [{ contentType: 'text/plain' }] }),
    level: 'breaking',
    verify: 'no',
    mock: 'no',
  },
  {
    field: 'encodings within encodings',
    old: mixed({ itemEncoding: { itemEncoding: { contentType: 'text/plain' } } }),
    now: mixed({ itemEncoding: { itemEncoding: { contentType: 'text/html' } } }),
    level: 'breaking',
    verify: 'no',
    mock: 'no',
  },
  {
    field: '`$self`',
    old: content(
      'application/json',
      { schema: { $ref: 'https://a.test/a#/components/schemas/N' } },
      { $self: 'https://a.test/a', components: { schemas: { N: n('integer') } } },
    ),
    now: content(
      'application/json',
      { schema: { $ref: '#/components/schemas/N' } },
      { components: { schemas: { N: n('integer') } } },
    ),
    level: 'none',
    verify: { answer: '{"n":"1"}', type: 'application/json', finds: /must be integer/u },
    mock: { ask: 'GET /a', gives: /^200 \{"n":1\}$/u },
  },
  {
    field: '`name` of a server',
    old: get({}, { servers: [{ url: '/' }] }),
    now: get({}, { servers: [{ url: '/', name: 'live' }] }),
    level: 'text',
  },
  {
    field: '`summary`, `parent`, `kind` of a tag',
    old: get({}, { tags: [{ name: 'a' }] }),
    now: get({}, { tags: [{ name: 'a', summary: 'A', kind: 'nav' }] }),
    level: 'text',
  },
  {
    field: '`summary` of a response, without `description`',
    old: get({ responses: { 204: { summary: 'One.' } } }),
    now: get({ responses: { 204: { summary: 'Two.' } } }),
    level: 'text',
    verify: { answer: '{}', type: 'application/json', finds: /200/u },
    mock: { ask: 'GET /a', gives: /^204 / },
  },
  {
    field: '`dataValue`, `serializedValue`',
    old: content('application/json', { schema: n('integer'), examples: { a: { dataValue: { n: 7 } } } }),
    now: content('application/json', {
      schema: n('integer'),
      examples: { a: { serializedValue: '{"n":8}' } },
    }),
    level: 'text',
    mock: { ask: 'GET /a', gives: /^200 \{"n":7\}$/u },
  },
  {
    field: '`defaultMapping` of a discriminator',
    old: union({}),
    now: union({ defaultMapping: 'C' }),
    level: 'breaking',
  },
  {
    field: '`nodeType` of XML',
    old: content('application/xml', { schema: { type: 'string', xml: { nodeType: 'text' } } }),
    now: content('application/xml', { schema: { type: 'string', xml: { nodeType: 'cdata' } } }),
    level: 'breaking',
  },
  {
    field: 'the flow `deviceAuthorization`',
    old: secured(device('https://a.test/d')),
    now: secured(device('https://a.test/e')),
    level: 'breaking',
    verify: unknown,
    mock: bearer,
  },
  {
    field: '`oauth2MetadataUrl`',
    old: secured(device('https://a.test/d', { oauth2MetadataUrl: 'https://a.test/m' })),
    now: secured(device('https://a.test/d', { oauth2MetadataUrl: 'https://a.test/n' })),
    level: 'breaking',
    verify: unknown,
    mock: bearer,
  },
  {
    field: '`deprecated` of a security scheme',
    old: secured({ type: 'http', scheme: 'bearer' }),
    now: secured({ type: 'http', scheme: 'bearer', deprecated: true }),
    level: 'additive',
    verify: unknown,
    mock: bearer,
  },
  {
    field: 'a security requirement by URI',
    old: secured({ type: 'http', scheme: 'bearer' }, '#/components/securitySchemes/s'),
    now: secured({ type: 'http', scheme: 'bearer' }),
    level: 'none',
    verify: unknown,
    mock: bearer,
  },
];

const toDescription = (own: object) => ({ openapi: '3.2.0', info: { title: 'A', version: '1' }, ...own });

function tryDiff({ old, now, level }: Row): Cell {
  const [worst] = diffOpenApi(toDescription(old), toDescription(now));
  expect(worst?.level ?? 'none').toBe(level);
  return 'yes';
}

async function tryVerify({ old, verify: wanted }: Row): Promise<Cell> {
  if (wanted === undefined || wanted === 'no') return wanted ?? '';
  const sent: string[] = [];
  const { url, close } = await listen(
    createServer((request: IncomingMessage, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const { cookie: own = '', authorization = '' } = request.headers;
        sent.push(`${request.method} ${request.url} ${own}${authorization} ${body}`);
        if ('answer' in wanted)
          response.writeHead(200, { 'content-type': wanted.type ?? '' }).end(wanted.answer);
        else response.writeHead(204).end();
      });
    }),
  );
  const parameters = JSON.stringify(old).includes('"/a/{p}"') ? { p: 'x:y' } : {};
  const { findings } = await verify({
    document: openDocument(toDescription(old)),
    baseUrl: url,
    fixtures: toFixtures({ credentials: { valid: 'secret' }, requests: { a: { parameters } } }, {}),
    only: ['a/examples/'],
    writes: 'all',
  });
  await close();
  if ('sends' in wanted)
    expect(sent.find((line) => wanted.sends.test(line)) ?? sent.join('\n')).toMatch(wanted.sends);
  else expect(findings.map(({ message }) => message).join('\n')).toMatch(wanted.finds);
  return 'yes';
}

async function tryMock({ old, mock }: Row): Promise<Cell> {
  if (mock === undefined || mock === 'no') return mock ?? '';
  const { url, close } = await startMock(openDocument(toDescription(old)));
  const sender = createSender();
  const [method = '', target = ''] = mock.ask.split(' ');
  const { response } = await sender.send({
    method,
    url: url + target,
    headers: mock.headers ?? {},
    body: mock.body,
  });
  sender.close();
  await close();
  expect(`${response?.status} ${response?.body}`).toMatch(mock.gives);
  return 'yes';
}

describe('each field of OpenAPI 3.2 in the README does what it says', () => {
  const readme = readFileSync(new URL('../../openapi/README.md', import.meta.url), 'utf8');
  const table = readme
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(/ *\| */).slice(1, -1));
  const columns = table.find(([field]) => field === 'field')!;
  const said = (field: string) => {
    const cells = table.find(([name]) => name === field) ?? [];
    return ['diff', 'verify', 'mock'].map((column) => cells[columns.indexOf(column)]);
  };

  test.each(rows)('$field', async (row) => {
    expect([tryDiff(row), await tryVerify(row), await tryMock(row)]).toEqual(said(row.field));
  });

  test('every row of the table is tried', () => {
    const listed = table.map(([field]) => field!).slice(table.indexOf(columns) + 2);
    expect(rows.map(({ field }) => field)).toEqual(listed.slice(0, rows.length));
  });
});

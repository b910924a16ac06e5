import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describe as describeApi } from '../src/generator/description/description.ts';
import type {
  MediaType,
  OpenApiDocument,
  OperationObject,
  SecurityScheme,
} from '../src/generator/description/document.ts';
import { pickCredentials } from '../src/generator/samples/credentials.ts';
import type { SampleLanguage } from '../src/sample-languages.ts';
import { allSamples } from '../src/generator/samples/samples.ts';
import type { SampleRecord } from '../src/generator/samples/samples.ts';
import { isInstalled } from './helpers/programs.ts';

/** What the server was asked, without what every client adds of its own. */
interface Seen {
  path: string;
  query: [string, string][];
  headers: Record<string, unknown>;
}

const seen: Seen[] = [];
const bodies: [type: string, body: unknown][] = [];
const server = createServer(async (request, response) => {
  const { url, headers, method } = request;
  const own = new Set(['authorization', 'cookie', 'x-key', 'x-app', 'x-tenant']);
  const { pathname, searchParams } = new URL(url!, 'http://library');
  seen.push({
    path: pathname,
    query: [...searchParams],
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => own.has(name))),
  });
  const type = headers['content-type'];
  if (type) bodies.push([type, parsed(type, await text(request))]);
  if (method === 'DELETE') response.writeHead(204).end();
  else response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const goFile = join(tmpdir(), `sample-${process.pid}.go`);
afterAll(() => rmSync(goFile, { force: true }));

const env = {
  PATH: process.env['PATH'],
  // What Go has compiled serves the next program.
  GOCACHE: join(tmpdir(), 'web-data-samples-go'),
  LIBRARY_API_KEY: 'k&y=1 "x"',
  LIBRARY_ACCESS_TOKEN: 'token',
  LIBRARY_USER: 'Ann',
  LIBRARY_PASSWORD: 'p:w',
  LIBRARY_APP: 'app',
  LIBRARY_KEY: 'key',
};
const header: SecurityScheme = { type: 'apiKey', in: 'header', name: 'X-Key' };

describe('samples of another API', () => {
  test.each<[string, Record<string, SecurityScheme>, OperationObject, Seen]>([
    [
      'a bearer key',
      { a: { type: 'http', scheme: 'Bearer' } },
      {},
      asked({ authorization: 'Bearer k&y=1 "x"' }),
    ],
    ['a token of OAuth 2', { a: { type: 'oauth2' } }, {}, asked({ authorization: 'Bearer token' })],
    [
      'a user and a password',
      { a: { type: 'http', scheme: 'basic' } },
      {},
      asked({ authorization: 'Basic QW5uOnA6dw==' }),
    ],
    ['a key in a header', { a: header }, {}, asked({ 'x-key': 'k&y=1 "x"' })],
    [
      'a key in a cookie',
      { a: { type: 'apiKey', in: 'cookie', name: 'sid' } },
      {},
      asked({ cookie: 'sid=k&y=1 "x"' }),
    ],
    [
      'a key in the query',
      { a: { type: 'apiKey', in: 'query', name: 'api key' } },
      {},
      asked({}, ['api key', 'key']),
    ],
    [
      'two keys at once',
      { app: { ...header, name: 'X-App' }, key: header },
      { security: [{ app: [], key: [] }] },
      asked({ 'x-app': 'app', 'x-key': 'key' }),
    ],
    ['no key at all', { a: header }, { security: [] }, asked({})],
    ['a key that may be left out', { a: header }, { security: [{}, { a: [] }] }, asked({})],
    ['a certificate', { a: { type: 'mutualTLS' } }, {}, asked({})],
    ['a scheme that nobody described', {}, { security: [{ gone: [] }] }, asked({})],
  ])('%s is sent alike in every language', async (_name, schemes, operation, expected) => {
    const isQuery = Object.values(schemes)[0]?.in === 'query';
    const values = isQuery ? { ...env, LIBRARY_API_KEY: 'key' } : env;
    expect(await sent(schemes, operation, values)).toEqual({
      curl: expected,
      fetch: expected,
      python: expected,
      go: expected,
      php: expected,
    });
  });

  test('names and values of the description stay text', async () => {
    const odd = '\'"$(touch pwned)`touch pwned`${process.exit(1)}\\';
    const schemes: Record<string, SecurityScheme> = { a: { type: 'apiKey', in: 'query', name: odd } };
    const parameters = [{ name: 'X-Tenant', in: 'header', required: true, example: odd }] as const;
    const requests = await sent(schemes, { parameters: [...parameters] }, { ...env, LIBRARY_API_KEY: 'key' });
    const expected = asked({ 'x-tenant': odd }, [odd, 'key']);
    expect(requests).toEqual({
      curl: expected,
      fetch: expected,
      python: expected,
      go: expected,
      php: expected,
    });
    expect(existsSync(join(tmpdir(), 'pwned'))).toBe(false);
  });

  const pet = {
    type: 'object',
    required: ['name', 'born', 'tags', 'owner', 'kind'],
    properties: {
      name: { type: 'string', examples: ["Rex'"] },
      born: { type: 'string', format: 'date' },
      tags: { type: 'array', items: { enum: ['big', 'small'] } },
      owner: { $ref: '#/components/schemas/Owner' },
      kind: { oneOf: [{ const: 7 }, { type: 'null' }] },
      weight: { type: 'number' },
    },
  };
  const rex = { name: "Rex'", born: '2030-01-31', tags: ['big'], owner: { id: 3 }, kind: 7 };
  const form = 'application/x-www-form-urlencoded';

  test.each<[string, MediaType, [type: string, body: unknown]]>([
    ['application/json', { schema: pet }, ['application/json', rex]],
    ['application/json', { schema: pet, example: { name: 'Ann' } }, ['application/json', { name: 'Ann' }]],
    ['application/vnd.pet+json', { schema: pet }, ['application/vnd.pet+json', rex]],
    [form, { example: { name: "Ann & O'Hara", age: 3 } }, [form, { name: "Ann & O'Hara", age: '3' }]],
    ['text/csv', { example: '@a,"b"\n\'é\',`${c}`\\\n' }, ['text/csv', '@a,"b"\n\'é\',`${c}`\\\n']],
    ['application/xml', { example: '<a b="c">$d</a>' }, ['application/xml', '<a b="c">$d</a>']],
  ])('a body of %s as %j is sent alike in every language', async (type, media, expected) => {
    bodies.length = 0;
    await sent({}, { requestBody: { content: { [type]: media } } }, env, 'post');
    expect(bodies.length).toBeGreaterThanOrEqual(2);
    for (const [sentAs, body] of bodies) expect([sentAs.split(';')[0], body]).toEqual(expected);
  });

  test('a form of parts is sent alike in every language, its files with their types', async () => {
    const name = `sample-${process.pid}.pdf`;
    writeFileSync(join(tmpdir(), name), 'PDF;\r\n--x');
    const schema = {
      type: 'object',
      required: ['file', 'options', 'note', 'tags'],
      properties: {
        file: { type: 'string', contentMediaType: 'application/pdf', examples: [name] },
        options: { type: 'object', examples: [{ a: 'it\'s; "b"\\', c: [1] }] },
        note: { type: 'string', examples: ['@a;b <c'] },
        tags: { type: 'array', items: { type: 'string' }, examples: [['x', 'y']] },
      },
    };
    bodies.length = 0;
    const media = { schema, encoding: { options: { contentType: 'application/json' } } } as MediaType;
    await sent({}, { requestBody: { content: { 'multipart/form-data': media } } }, env, 'post');
    rmSync(join(tmpdir(), name));
    expect(bodies.length).toBeGreaterThanOrEqual(2);
    for (const [, body] of bodies)
      expect(body).toEqual([
        ['file', name, 'application/pdf', 'PDF;\r\n--x'],
        ['options', undefined, 'application/json', { a: 'it\'s; "b"\\', c: [1] }],
        ['note', undefined, undefined, '@a;b <c'],
        ['tags', undefined, undefined, 'x'],
        ['tags', undefined, undefined, 'y'],
      ]);
  });

  test('an answer without a body, and one to HEAD, end no program with a fault', async () => {
    const response = { description: 'Done.' };
    await sent({}, { responses: { '204': response } }, env, 'delete');
    await sent({}, { responses: { '200': response } }, env, 'head');
  });

  test.each([
    ['Web Data API', 'WEB_DATA_API_KEY'],
    ['Pets - the API of pets, their owners and all else', 'PETS_API_KEY'],
    ['3 Pets (beta)', 'PETS_API_KEY'],
    ['宠物', 'API_KEY'],
  ])('the key of %s is %s', (title, variable) => {
    const schemes = { key: header };
    const document = {
      openapi: '3.1.0',
      info: { title, version: '1' },
      components: { securitySchemes: schemes },
    };
    expect(pickCredentials(describeApi(document), [{ key: [] }])).toMatchObject([{ variable }]);
  });

  test('have no client, which is of our API alone', () => {
    const samples = samplesOf({}, {});
    expect(samples.map(({ language }) => language)).toEqual(['curl', 'fetch', 'python', 'go', 'php']);
  });
});

function parsed(type: string, body: string): unknown {
  const [, boundary] = /boundary="?([^";]+)/.exec(type) ?? [];
  if (boundary) return body.split(`--${boundary}`).slice(1, -1).map(partOf);
  if (/^text\/|xml/.test(type)) return body;
  return type.includes('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

/** Name, name of its file, media type and content of a part. A browser calls a blob that has no name `blob`. */
function partOf(text: string): unknown[] {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  const content = text.slice(end + 4, -2);
  const [, name] = /[; ]name="([^"]*)"/.exec(head) ?? [];
  const [, file] = /filename="([^"]*)"/.exec(head) ?? [];
  const [, type] = /content-type: (.*)/i.exec(head) ?? [];
  const isJson = type === 'application/json';
  return [
    name,
    file === 'blob' ? undefined : file,
    type,
    isJson ? (JSON.parse(content) as unknown) : content,
  ];
}

function asked(headers: Record<string, string>, ...pairs: [string, string][]): Seen {
  return { path: "/api/it's/x", query: [['open', 'true'], ...pairs], headers };
}

function samplesOf(
  schemes: Record<string, SecurityScheme>,
  operation: OperationObject,
  method = 'get',
): SampleRecord[] {
  const [first] = Object.keys(schemes);
  const { parameters = [], ...rest } = operation;
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Library API', version: '1' },
    servers: [{ url: `${baseUrl || 'https://library.example.com'}/api` }],
    ...(first && { security: [{ [first]: [] }] }),
    paths: {
      "/it's/{id}": {
        [method]: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { examples: ['x'] } },
            { name: 'open', in: 'query', required: true, schema: { default: true } },
            ...parameters,
          ],
          responses: { '200': { description: 'All.', content: { 'application/json': {} } } },
          ...rest,
        },
      },
    },
    components: {
      securitySchemes: schemes,
      schemas: {
        Owner: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'integer', minimum: 3 }, pet: { $ref: '#/components/schemas/Owner' } },
        },
      },
    },
  };
  return allSamples(describeApi(document));
}

/** What each language sent; a language that is not installed is taken to send what curl or fetch did. */
async function sent(
  schemes: Record<string, SecurityScheme>,
  operation: OperationObject,
  values: Record<string, string | undefined>,
  method?: string,
): Promise<Partial<Record<SampleLanguage, Seen>>> {
  const result: Partial<Record<SampleLanguage, Seen>> = {};
  for (const { language, code } of samplesOf(schemes, operation, method)) {
    seen.length = 0;
    if (isInstalled(language)) expect(await run(language, code, values), code).toBe('');
    else seen.push(result.fetch ?? result.curl!);
    expect(seen, code).toHaveLength(1);
    result[language] = seen[0]!;
  }
  return result;
}

/** Runs a program, and gives what it says of its faults. */
function run(language: SampleLanguage, code: string, values: NodeJS.ProcessEnv): Promise<string> {
  const [command, ...args] = {
    curl: ['sh', '-c', code.replace('curl', 'curl -sSf')],
    python: ['python3', '-c', code],
    go: ['sh', '-c', 'cat > "$0" && go run "$0"', goFile],
    php: ['php', '-r', code.replace(/^<\?php\s/, '')],
    fetch: [process.execPath, '--input-type=module', '--eval', code],
    typescript: ['false'],
  }[language] as [string, ...string[]];
  const child = spawn(command, args, { cwd: tmpdir(), env: values, timeout: 60_000 });
  child.stdin.end(language === 'go' ? code : '');
  let faults = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (faults += text));
  return new Promise((resolve) => child.on('close', () => resolve(faults)));
}

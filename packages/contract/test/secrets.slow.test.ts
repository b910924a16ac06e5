import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/cli.ts';
import { Secrets } from '../src/http/secrets.ts';
import { checkHar, openDocument, startProxy, toFixtures, verify } from '../src/index.ts';
import { contractMatchers } from '../src/vitest/index.ts';
import { listen } from './support.ts';

// No part of them stands in any other text by chance.
const KEY = 'Zq7-Xw9/Kv3+Jb8_Qy5Gh2~Wp6';
const PASSWORD = 'Vx4Nj%Rk8&Tz1Lm"Pd<7Bc';
const USER = 'ada';

const directory = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Each six characters of a secret, and of what encodings make of it wherever it stands in what they encode. */
function grams(secret: string): Set<string> {
  const base64 = [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
  });
  const forms = [
    secret,
    encodeURIComponent(secret),
    ...base64,
    ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    ...base64.map((text) => encodeURIComponent(text)),
    JSON.stringify(secret).slice(1, -1),
  ];
  return new Set([
    ...forms.flatMap((form) => parts(form, 6)),
    // Six characters may be an entity alone.
    ...parts(inXml(secret), 8),
  ]);
}

function parts(text: string, length: number): string[] {
  return Array.from({ length: text.length - length + 1 }, (_, at) => text.slice(at, at + length));
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function leaks(text: string, ...secrets: string[]): string[] {
  return secrets.flatMap((secret) =>
    [...grams(secret)].flatMap((gram) => {
      const at = text.indexOf(gram);
      return at === -1 ? [] : [`${gram}: …${text.slice(Math.max(0, at - 60), at + 40)}…`];
    }),
  );
}

const answer = {
  description: 'It.',
  headers: { 'X-Count': { schema: { type: 'integer' } } },
  content: {
    'application/json': {
      schema: { type: 'object', required: ['count'], properties: { count: { type: 'integer' } } },
    },
  },
};
const SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
  header: { type: 'apiKey', in: 'header', name: 'X-Thing' },
  query: { type: 'apiKey', in: 'query', name: 'thing' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'thing' },
  oauth: {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'https://id.example/token', scopes: {} } },
  },
};
type Scheme = keyof typeof SCHEMES;

function described(scheme: Scheme): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    components: { securitySchemes: { [scheme]: SCHEMES[scheme] } },
    security: [{ [scheme]: [] }],
    paths: {
      '/things': {
        get: { operationId: 'listThings', responses: { 200: answer, 401: { description: 'No.' } } },
        post: {
          operationId: 'makeThing',
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { password: { type: 'string' } } },
              },
            },
          },
          responses: { 200: answer, 401: { description: 'No.' } },
        },
      },
    },
  };
}

/** Takes every credential, and says in body and headers what it was asked with, as it came and in whatever form. */
function echo(): Server {
  return createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization = '', cookie = '', 'x-thing': thing = '' } = request.headers;
    const said = [authorization, cookie, thing, request.url, body].join(' ');
    const plain = Buffer.from(authorization.replace(/^\w+ /, ''), 'base64').toString('latin1');
    response.setHeader('x-count', encodeURIComponent(said));
    response.setHeader('content-type', 'application/json');
    const told = ['', 'x', 'xx'].map((before) => Buffer.from(before + said).toString('base64'));
    const filler = 'y'.repeat(Math.floor(Math.random() * 280));
    response.end(JSON.stringify({ count: `${filler}${said} ${plain} ${inXml(plain)} ${told.join(' ')}` }));
  });
}

/** Takes every credential, and is wrong in all else. */
function takesAll(): Server {
  return createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"count":1}');
  });
}

async function cli(args: string[]): Promise<string> {
  let text = '';
  const stream = { write: (part: string) => (text += part), isTTY: false } as never;
  await run(args, { stdout: stream, stderr: stream } as never);
  return text;
}

const SERVICES: Record<string, () => Server> = {
  'that takes every credential': takesAll,
  'that repeats it': echo,
};

describe.each(Object.keys(SERVICES))('against a service %s', (name) => {
  const ways: [
    title: string,
    scheme: Scheme,
    secret: string,
    args: (file: string) => string[],
    base?: string,
  ][] = [
    ['--key of a bearer', 'bearer', KEY, () => ['--key', KEY]],
    ['--key=', 'bearer', KEY, () => [`--key=${KEY}`]],
    ['--key of OAuth', 'oauth', KEY, () => ['--key', KEY]],
    ['--key of a header', 'header', KEY, () => ['--key', KEY]],
    ['--key of a query', 'query', KEY, () => ['--key', KEY]],
    ['--key of a cookie', 'cookie', KEY, () => ['--key', KEY]],
    ['--key of Basic', 'basic', KEY, () => ['--key', KEY]],
    ['--auth', 'basic', PASSWORD, () => ['--auth', `${USER}:${PASSWORD}`]],
    ['--header', 'bearer', KEY, () => ['-H', `Authorization: Bearer ${KEY}`]],
    [
      '--header that no scheme knows',
      'query',
      KEY,
      () => ['-H', `X-Thing-Token: ${KEY}`, '--key', 'other-one'],
    ],
    [
      '--header with Basic',
      'bearer',
      PASSWORD,
      () => ['-H', `Authorization: Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`],
    ],
    [
      'fixtures',
      'bearer',
      KEY,
      (file) => {
        writeFileSync(file, JSON.stringify({ credentials: { valid: KEY } }));
        return ['--fixtures', file];
      },
    ],
    [
      'fixtures of the environment',
      'bearer',
      KEY,
      (file) => {
        process.env['SECRETS_TEST_KEY'] = KEY;
        writeFileSync(
          file,
          JSON.stringify({ requests: { makeThing: { body: { word: '${SECRETS_TEST_KEY}' } } } }),
        );
        return ['--fixtures', file, '--key', 'other-one'];
      },
    ],
    [
      'fixtures of a body',
      'bearer',
      KEY,
      (file) => {
        writeFileSync(file, JSON.stringify({ requests: { makeThing: { body: { password: KEY } } } }));
        return ['--fixtures', file, '--key', 'other-one'];
      },
    ],
    ['the address', 'basic', PASSWORD, () => [], `${USER}:${encodeURIComponent(PASSWORD)}@`],
  ];

  it.each(ways)('no report holds a secret from %s', async (_, scheme, secret, args, userInfo = '') => {
    const server = await listen(SERVICES[name]!());
    const spec = join(directory, 'spec.json');
    writeFileSync(spec, JSON.stringify(described(scheme)));
    const out = mkdtempSync(join(directory, 'out-'));
    const reports = ['json', 'junit', 'sarif', 'html', 'markdown'].flatMap((kind) => [
      `--${kind}`,
      join(out, kind),
    ]);
    const text = await cli([
      'verify',
      server.url.replace('//', `//${userInfo}`),
      '--spec',
      spec,
      ...args(join(directory, 'fixtures.json')),
      ...reports,
      '--github',
    ]);
    await server.close();
    const files = readdirSync(out);
    expect(files).toHaveLength(5);
    const texts = {
      terminal: text,
      ...Object.fromEntries(files.map((file) => [file, readFileSync(join(out, file), 'utf8')])),
    };
    expect(text).toMatch(/[1-9]\d* deviations? \(/);
    for (const [kind, one] of Object.entries(texts)) expect([kind, leaks(one, secret)]).toEqual([kind, []]);
  });
});

it('the report of the API holds none in its exchanges', async () => {
  const server = await listen(echo());
  const document = openDocument(described('bearer'));
  const report = await verify({
    document,
    baseUrl: server.url.replace('//', `//${USER}:${encodeURIComponent(PASSWORD)}@`),
    fixtures: toFixtures({ credentials: { valid: KEY } }, {}),
  });
  await server.close();
  expect(report.findings.length).toBeGreaterThan(0);
  expect(leaks(JSON.stringify(report), KEY, PASSWORD)).toEqual([]);
});

it.each(['http', 'ftp'])('an error of the API shows none, for an address of %s', async (protocol) => {
  const error: unknown = await verify({
    document: openDocument(described('bearer')),
    baseUrl: `${protocol}://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:9/${encodeURIComponent(KEY)}`,
    fixtures: toFixtures({ credentials: { valid: KEY } }, {}),
  }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  const { message, stack, cause } = error as Error;
  expect(leaks([message, stack, String(cause)].join('\n'), KEY, PASSWORD)).toEqual([]);
});

describe('what a command says when it cannot run', () => {
  const spec = join(directory, 'bearer.json');
  writeFileSync(spec, JSON.stringify(described('bearer')));
  const dead = `http://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:9`;
  it.each<[title: string, args: string[]]>([
    ['verify: nobody is there', ['verify', dead, '--spec', spec, '--key', KEY]],
    ['verify: no address', ['verify', dead.replace('http', 'ftp'), '--spec', spec]],
    ['verify: two addresses', ['verify', dead, dead, '--spec', spec]],
    [
      'verify: no document',
      ['verify', dead, '--spec', `${dead}/openapi.json?api_key=${encodeURIComponent(KEY)}`],
    ],
    ['verify: an unknown option', ['verify', dead, `--kye=${KEY}`, '--spec', spec, '--key', KEY]],
    ['verify: a header without a name', ['verify', dead, '--spec', spec, '-H', KEY]],
    [
      'verify: a scheme that there is not',
      ['verify', dead, '--spec', spec, '--key', `Zq7Xw9Kv3Jb8Qy5=${KEY}`],
    ],
    ['verify: no scheme of Basic', ['verify', dead, '--spec', spec, '--auth', `${USER}:${PASSWORD}`]],
    [
      'verify: webhooks',
      ['verify', dead, '--spec', spec, '--webhook-url', `ftp://a:${encodeURIComponent(PASSWORD)}@b`],
    ],
    [
      'init: nobody is there',
      ['init', dead, '--spec', spec, '--key', KEY, '--fixtures', join(directory, 'new.yaml')],
    ],
    ['proxy: no address', ['proxy', dead.replace('http', 'ftp'), '--spec', spec]],
    ['proxy: no document', ['proxy', dead, '--spec', `${dead}/openapi.json`]],
    ['check: no document', ['check', spec, '--spec', `${dead}/openapi.json`]],
    ['mock: no document', ['mock', '--spec', `${dead}/openapi.json`, '--key', KEY]],
    ['mock: a wrong port', ['mock', '--spec', spec, '--key', KEY, '--port', KEY]],
    ['diff: no document', ['diff', `${dead}/openapi.json`, spec]],
  ])('%s', async (_, args) => {
    const text = await cli(args);
    expect(text).not.toBe('');
    expect(leaks(text, KEY, PASSWORD)).toEqual([]);
  });
});

it('a fault of this program shows no secret in its stack', async () => {
  const broken = {
    write: () => {
      throw new TypeError(`Cannot write ${KEY}`);
    },
  };
  let text = '';
  const stderr = { write: (part: string) => (text += part) };
  const code = await run(
    ['verify', 'http://127.0.0.1:9', '--spec', join(directory, 'bearer.json'), '--key', KEY, '--dry-run'],
    { stdout: broken, stderr } as never,
  );
  expect(code).toBe(3);
  expect(text).toContain('fault of web-data-contract');
  expect(leaks(text, KEY)).toEqual([]);
});

const SENT: [
  title: string,
  scheme: Scheme,
  secret: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
][] = [
  ['a bearer', 'bearer', KEY, '', { authorization: `Bearer ${KEY}` }],
  [
    'Basic',
    'basic',
    PASSWORD,
    '',
    { authorization: `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}` },
  ],
  ['a header', 'header', KEY, '', { 'x-thing': KEY }],
  ['another header', 'bearer', KEY, '', { 'x-auth-token': KEY }],
  ['a cookie', 'cookie', KEY.replace('/', ''), '', { cookie: `a=b; thing=${KEY.replace('/', '')}` }],
  ['a query', 'query', KEY, `?thing=${encodeURIComponent(KEY)}`, {}],
  ['another query', 'bearer', KEY, `?access_token=${encodeURIComponent(KEY)}`, {}],
  [
    'a body',
    'bearer',
    KEY,
    '',
    { 'content-type': 'application/json' },
    JSON.stringify({ client: { clientSecret: KEY } }),
  ],
  [
    'a form',
    'bearer',
    KEY,
    '',
    { 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams({ password: KEY }).toString(),
  ],
];

it.each(SENT)(
  'neither proxy nor recording shows what a client sends in %s',
  async (_, scheme, secret, query, headers, body) => {
    const server = await listen(echo());
    const document = openDocument(described(scheme));
    const told: unknown[] = [];
    const proxy = await startProxy({
      document,
      target: server.url,
      onDeviations: (found) => told.push(...found),
      onHint: (hint) => told.push(hint),
    });
    const response = await fetch(`${proxy.url}/things${query}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    await proxy.close();
    await server.close();
    const list = (record: Record<string, string>) =>
      Object.entries(record).map(([name, value]) => ({ name, value }));
    const entries = [
      {
        request: {
          method: body === undefined ? 'GET' : 'POST',
          url: `http://127.0.0.1/things${query}`,
          headers: list(headers),
          ...(body !== undefined && { postData: { mimeType: headers['content-type'], text: body } }),
        },
        response: {
          status: 200,
          headers: list(Object.fromEntries(response.headers)),
          content: { text },
        },
      },
    ];
    const recorded = await checkHar(document, { log: { entries } } as never);
    expect(recorded.findings.length).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(0);
    expect(leaks(JSON.stringify([told, recorded]), secret)).toEqual([]);
  },
);

it('the proxy says nothing of the credential of its target', async () => {
  const server = await listen(echo());
  const said: string[] = [];
  const proxy = await startProxy({
    document: openDocument(described('basic')),
    target: server.url.replace('//', `//${USER}:${encodeURIComponent(PASSWORD)}@`),
    onDeviations: (found) => said.push(JSON.stringify(found)),
  });
  const answered = await (await fetch(`${proxy.url}/things`)).text();
  await server.close();
  const failed = await fetch(`${proxy.url}/things`);
  await proxy.close();
  expect(failed.status).toBe(502);
  // It is passed on, as curl would.
  expect(answered).toContain(Buffer.from(`${USER}:${PASSWORD}`).toString('base64'));
  expect(leaks(said.join('\n') + (await failed.text()), PASSWORD)).toEqual([]);
});

it('a token that a response gives out is shown by nothing', async () => {
  const document = openDocument(described('bearer'));
  const entries = [
    {
      request: {
        method: 'GET',
        url: 'http://127.0.0.1/things',
        headers: [{ name: 'authorization', value: 'Bearer other-one' }],
      },
      response: {
        status: 200,
        headers: [{ name: 'content-type', value: 'application/json' }],
        content: { text: JSON.stringify({ access_token: KEY }) },
      },
    },
  ];
  const { findings } = await checkHar(document, { log: { entries } } as never);
  expect(findings.length).toBeGreaterThan(0);
  expect(leaks(JSON.stringify(findings), KEY)).toEqual([]);
  const matchers = contractMatchers(document, { secrets: [PASSWORD] });
  const response = Response.json({ access_token: KEY, note: PASSWORD });
  const { pass, message } = await matchers.toMatchContract(response, 'listThings');
  expect(pass).toBe(false);
  expect(leaks(message(), KEY, PASSWORD)).toEqual([]);
});

it('masks parts and encodings of a secret, and leaves words alone', () => {
  const secrets = new Secrets();
  secrets.add(['default-key', 'abcd', KEY]);
  expect(secrets.mask('The default key abcd, default-k and default…')).toBe(
    'The default key ***, *** and ***…',
  );
  expect(secrets.mask(`${KEY.slice(0, 5)} ${KEY.slice(0, 4)}`)).toBe(`*** ${KEY.slice(0, 4)}`);
  expect(secrets.mask('nothing of them')).toBe('nothing of them');
  expect(new Secrets().mask('any text')).toBe('any text');
});

it.each([
  ['as it is', PASSWORD],
  ['of JSON', String.raw`Vx4Nj%Rk8&Tz1Lm\"Pd<7Bc`],
  ['of XML', 'Vx4Nj%Rk8&amp;Tz1Lm&quot;Pd&lt;7Bc'],
  ['of a URL', 'Vx4Nj%25Rk8%26Tz1Lm%22Pd%3C7Bc'],
  ['of a URL, in lower case', 'Vx4Nj%25Rk8%26Tz1Lm%22Pd%3c7Bc'],
  ['of a URL within a URL', 'Vx4Nj%2525Rk8%2526Tz1Lm%2522Pd%253C7Bc'],
  ['of Base64', 'Vng0TmolUms4JlR6MUxtIlBkPDdCY'],
])('masks the whole form %s of a secret', (_, form) => {
  const secrets = new Secrets();
  secrets.add(PASSWORD);
  expect(secrets.mask(`a ${form} b`)).toBe('a *** b');
});

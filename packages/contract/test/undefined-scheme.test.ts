import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { observe } from '../src/observe/observe.ts';
import { openDocument, startMock } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { listen } from './support.ts';

const responses = {
  200: { description: 'A.', content: { 'application/json': { schema: { type: 'object' } } } },
};
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/alone': { get: { operationId: 'alone', security: [{ ghost: [] }], responses } },
    '/either': { get: { operationId: 'either', security: [{ ghost: [] }, { key: [] }], responses } },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
});
const fixtures = toFixtures({ credentials: { valid: 'k-1' } }, {});
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Takes a token that the description does not tell of, and the key where it does. */
async function start(): Promise<string> {
  const server = await listen(
    createServer(({ url = '', headers, method }, response) => {
      const isKnown = headers['x-ghost'] === 'boo' || (url === '/either' && headers['x-key'] === 'k-1');
      const isThere = url === '/alone' || url === '/either';
      const status = !isThere ? 404 : method !== 'GET' ? 405 : isKnown ? 200 : 401;
      response.writeHead(status, { 'content-type': 'application/json', allow: 'GET' }).end('{}');
    }),
  );
  closing.push(() => server.close());
  return server.url;
}

it('what nobody can be let in by is not tested, and all else is', async () => {
  const { findings, results } = await verify({ document, baseUrl: await start(), fixtures });
  expect(findings).toEqual([]);
  const basic = results.filter(({ trial }) => trial.id.endsWith('the basic request'));
  expect(basic.map(({ conclusion }) => conclusion)).toEqual([
    {
      outcome: 'not-tested',
      reason:
        'alone asks for the security scheme "ghost", which the description does not define; define it under components.securitySchemes, or give a header with --header',
    },
    expect.objectContaining({ outcome: 'passed' }),
  ]);
});

it('a header that somebody gives is tried', async () => {
  const options = { document, baseUrl: await start(), fixtures, headers: { 'x-ghost': 'boo' } };
  const { findings, results } = await verify({ ...options, only: ['/examples/'] });
  expect(findings).toEqual([]);
  expect(results.map(({ conclusion }) => conclusion.outcome)).toEqual(['passed', 'passed']);
});

it('the mock lets nobody in by it', async () => {
  const mock = await startMock(document, { keys: ['k-1'] });
  closing.push(() => mock.close());
  const status = async (path: string): Promise<number> =>
    (await fetch(mock.url + path, { headers: { 'x-key': 'k-1', ghost: 'k-1' } })).status;
  expect([await status('/alone'), await status('/either')]).toEqual([401, 200]);
});

it('traffic without it is not blamed', () => {
  const request = { method: 'GET', url: 'http://localhost/alone', headers: {}, body: undefined };
  const response = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}', ms: 1 };
  expect(observe(document, { request, response } as never)).toEqual([]);
});

it('credentials that no request carries together are not tried', async () => {
  const clashing = openDocument({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/alone': { get: { operationId: 'alone', security: [{ basic: [], bearer: [] }], responses } },
      '/either': {
        get: { operationId: 'either', security: [{ basic: [], bearer: [] }, { key: [] }], responses },
      },
    },
    components: {
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      },
    },
  });
  const { findings, results } = await verify({ document: clashing, baseUrl: await start(), fixtures });
  expect(findings).toEqual([]);
  const basic = results.filter(({ trial }) => trial.id.endsWith('the basic request'));
  expect(basic.map(({ conclusion }) => conclusion)).toEqual([
    {
      outcome: 'not-tested',
      reason: 'alone asks for credentials together that would stand in one header, which no request carries',
    },
    expect.objectContaining({ outcome: 'passed' }),
  ]);
});

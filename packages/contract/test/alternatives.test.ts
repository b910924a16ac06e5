import { createServer, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { JsonObject } from '@web-data/openapi';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { verify } from '../src/verify/run.ts';
import { listen } from './support.ts';

const responses = { 200: { description: 'In.' }, 401: { description: 'Out.' } };
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'Doors', version: '1' },
  paths: {
    '/both': { get: { operationId: 'both', security: [{ id: [], key: [] }], responses } },
    '/either': { get: { operationId: 'either', security: [{ secure: [] }, { plain: [] }], responses } },
    '/open': { get: { operationId: 'open', security: [{}, { key: [] }], responses } },
  },
  components: {
    securitySchemes: {
      id: { type: 'apiKey', in: 'header', name: 'X-Id' },
      key: { type: 'apiKey', in: 'query', name: 'key' },
      secure: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
      plain: { type: 'http', scheme: 'bearer' },
    },
  },
});

interface Doors {
  both: (id: boolean, key: boolean) => boolean;
  either: (secure: boolean, plain: boolean) => boolean;
  open: (key: boolean) => boolean;
}

const right: Doors = {
  both: (id, key) => id && key,
  either: (secure, plain) => secure || plain,
  open: () => true,
};

function isLetIn(doors: Doors, { url = '', headers }: IncomingMessage): boolean {
  const { pathname, searchParams } = new URL(url, 'http://doors');
  const key = searchParams.get('key') === 'k-1';
  if (pathname === '/open') return doors.open(key);
  if (pathname === '/both') return doors.both(headers['x-id'] === 'i-1', key);
  const secure = (headers.cookie ?? '').split('; ').includes('__Host-session=s-1');
  const [scheme = '', token] = (headers.authorization ?? '').split(' ');
  return doors.either(
    secure,
    scheme.toLowerCase() === 'bearer' && headers.authorization?.length === 10 && token === 'p-1',
  );
}

async function said(doors: Partial<Doors>, valid: JsonObject): Promise<string[]> {
  const server = await listen(
    createServer((request, response) => {
      const known = /^\/(?:both|either|open)(?:\?|$)/u.test(request.url ?? '');
      const status = !known
        ? 404
        : request.method !== 'GET'
          ? 405
          : isLetIn({ ...right, ...doors }, request)
            ? 200
            : 401;
      response.writeHead(status, status === 405 ? { allow: 'GET' } : {}).end();
    }),
  );
  const fixtures = toFixtures({ credentials: { valid } }, {});
  const report = await verify({ document, baseUrl: server.url, fixtures });
  await server.close();
  return report.findings.map(({ trial }) => trial.replace('/authentication/', ': '));
}

const every = { id: 'i-1', key: 'k-1', secure: 's-1', plain: 'p-1' };

it('finds nothing where each alternative lets in, and only all of a set together', async () => {
  expect(await said({}, every)).toEqual([]);
});

it('uses the alternative that it has every secret of', async () => {
  expect(await said({ either: (_, plain) => plain }, { id: 'i-1', key: 'k-1', plain: 'p-1' })).toEqual([]);
});

it.each<[title: string, doors: Partial<Doors>, found: string]>([
  ['the id alone is looked at', { both: (id) => id }, 'both: no credential in key'],
  ['the key alone is looked at', { both: (_, key) => key }, 'both: no credential'],
  ['one of the two is enough', { both: (id, key) => id || key }, 'both: an unknown credential in key'],
  ['the first alternative alone lets in', { either: (secure) => secure }, 'either: the valid plain'],
  ['what needs no key needs one', { open: (key) => key }, 'open: no credential'],
])('finds that %s', async (_title, doors, found) => {
  expect(await said(doors, every)).toContain(found);
});

it('takes what another alternative lets in for no fault', async () => {
  const reply = { '200': { description: 'Well.' }, '401': { description: 'Who?' } };
  const document = openDocument({
    openapi: '3.1.0',
    info: { title: 'Keys', version: '1' },
    security: [{ basic: [] }, { bearer: [] }],
    components: {
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths: { '/me': { get: { operationId: 'me', responses: reply } } },
  });
  // A key, as the name of a user or as a bearer.
  const key = (text = ''): string | undefined => {
    const [, scheme = '', secret = ''] = /^(basic|bearer) (\S+)$/iu.exec(text) ?? [];
    if (scheme.toLowerCase() === 'bearer') return secret;
    return Buffer.from(secret, 'base64').toString().split(':')[0];
  };
  const right = ({ headers }: IncomingMessage): boolean => key(headers.authorization) === 'secret-key-1';
  const server = await listen(
    createServer((request, response) => {
      const status =
        request.url !== '/me' ? 404 : request.method !== 'GET' ? 405 : right(request) ? 200 : 401;
      response.writeHead(status, { allow: 'GET', 'www-authenticate': 'Basic, Bearer' }).end();
    }),
  );
  const fixtures = toFixtures({ credentials: { valid: 'secret-key-1' } }, {});
  const report = await verify({ document, baseUrl: server.url, fixtures });
  await server.close();
  expect(report.findings.map(({ trial }) => trial)).toEqual([]);
  const tried = report.results.map(({ trial }) => trial.id);
  expect(tried).toContain('me/authentication/the valid credential without its scheme in bearer');
  expect(tried).not.toContain('me/authentication/the valid credential as user name of Basic in bearer');
});

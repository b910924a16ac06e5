import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { openDocument, startMock, toFixtures, verify } from '../src/index.ts';
import { carry } from '../src/semantics/credential.ts';
import { listen } from './support.ts';

const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'Basic', version: '1' },
  security: [{ key: [] }],
  paths: {
    '/': {
      get: { responses: { 200: { description: 'Known.' }, 401: { description: 'Unknown.' } } },
    },
  },
  components: { securitySchemes: { key: { type: 'http', scheme: 'basic' } } },
});

test.each<[secret: string, sent: string, status: number]>([
  ['key', 'key:', 200],
  ['ada:secret', 'ada:secret', 200],
  ['other', 'other:', 401],
])('the secret %s is sent by Basic as %s', async (secret, sent, status) => {
  const { headers } = carry(document.operations[0]!, secret);
  const mock = await startMock(document, { keys: ['key', 'ada:secret'] });
  const answer = await fetch(mock.url, { headers });
  await mock.close();
  expect([headers['authorization'], answer.status]).toEqual([`Basic ${btoa(sent)}`, status]);
});

test.each([
  ['asks who calls before it looks for a path', undefined, 401, []],
  [
    'finds a path that is none',
    undefined,
    200,
    ['*/protocol/unknown path /x-unknown-path', '*/protocol/unknown path //x-unknown/x-path'],
  ],
  [
    'does so although it knows who calls',
    'key',
    401,
    ['*/protocol/unknown path /x-unknown-path', '*/protocol/unknown path //x-unknown/x-path'],
  ],
])('of a service that %s, with the key %j', async (_title, key, status, wrong) => {
  const server = await listen(
    createServer(({ url = '', method, headers }, response) => {
      const isKnown = headers.authorization === `Basic ${btoa('key:')}`;
      const isThere = url.split('?')[0] === '/';
      const own = method === 'GET' ? 200 : 405;
      response.writeHead(isThere ? (isKnown ? own : 401) : status, { allow: 'GET' }).end();
    }),
  );
  const fixtures = toFixtures(key === undefined ? {} : { credentials: { valid: key } }, {});
  const { findings } = await verify({ document, baseUrl: server.url, fixtures });
  await server.close();
  expect(findings.map(({ trial }) => trial).filter((trial) => trial.includes('unknown path'))).toEqual(wrong);
});

import { describe, expect, test } from 'vitest';
import { reject } from '../src/index.ts';
import { echoOptions, job, jsonHeaders } from './support/api.ts';
import { locations, toJson } from './support/exchange.ts';
import { hosts } from './support/hosts.ts';

/** A request with every fault at once, mended step by step: each answer is the one that comes first. */
const bad = { authorization: 'Bearer wrong', 'content-type': 'text/plain' };
const denied = { authorization: 'Bearer denied', 'content-type': 'text/plain' };
const limited = { authorization: 'Bearer limited', 'content-type': 'text/plain' };
const known = { ...bad, authorization: jsonHeaders['authorization']! };
const long = `{"url":${'x'.repeat(3000)}`;

const steps: [
  title: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string,
  status: number,
  error: string,
][] = [
  ['a path that is not there', 'POST', '/v2/nothing', bad, long, 404, 'Not Found'],
  ['the base path itself', 'GET', '/v2', bad, '', 404, 'Not Found'],
  ['a method that is not there', 'PUT', '/v2/map', bad, long, 405, 'Method Not Allowed'],
  ['a wrong key', 'POST', '/v2/map', bad, long, 401, 'Unauthorized: Invalid token'],
  ['a key without the scope', 'POST', '/v2/map', denied, long, 403, 'Forbidden'],
  ['a key above its rate', 'POST', '/v2/map', limited, long, 429, 'Rate limit exceeded'],
  ['a wrong media type', 'POST', '/v2/map', known, long, 415, 'Unsupported Media Type'],
  ['a body that is too large', 'POST', '/v2/map', jsonHeaders, long, 413, 'Payload Too Large'],
  ['a body that is not JSON', 'POST', '/v2/map', jsonHeaders, '{"url":', 400, 'Bad Request'],
  ['a body that is not valid', 'POST', '/v2/map', jsonHeaders, '{"url":1}', 400, 'Invalid URL'],
  ['a wrong key for a job that cannot be', 'GET', '/v2/agent/x', bad, '', 401, 'Unauthorized: Invalid token'],
  [
    'a job that cannot be',
    'GET',
    '/v2/agent/x',
    jsonHeaders,
    '',
    400,
    'Invalid job ID format. Job ID must be a valid UUID.',
  ],
];

describe.each(Object.keys(hosts))('%s answers with the first fault', (name) => {
  test.each(steps)('%s', async (_title, method, path, headers, body, status, error) => {
    const refused: string[] = [];
    const host = await hosts[name]!(
      echoOptions({
        maxBodyBytes: 2000,
        authenticate: (token) => (token === 'wrong' ? reject('InvalidToken') : token),
        admit: (identity) => {
          if (identity === 'denied') return reject('Forbidden');
          if (identity === 'limited') return reject('RateLimitExceeded', { headers: { 'Retry-After': '7' } });
          return undefined;
        },
        onReject: ({ error: rejection }) => refused.push(rejection),
      }),
    );
    try {
      const reply = await host.send({ method, path, headers, ...(body && { body }) });
      expect([reply.status, toJson(reply.text).error, toJson(reply.text).success]).toEqual([
        status,
        error,
        false,
      ]);
      expect(reply.headers['content-type']).toBe('application/json');
      expect(reply.headers['allow']).toBe(status === 405 ? 'POST' : undefined);
      expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
      expect(reply.headers['retry-after']).toBe(status === 429 ? '7' : undefined);
      expect(refused).toHaveLength(1);
    } finally {
      await host.close();
    }
  });

  test.each([
    ['no header', undefined],
    ['no scheme', 'test-key'],
    ['another scheme', 'Basic test-key'],
    ['no token', 'Bearer '],
    ['two tokens', 'Bearer test-key test-key'],
    ['a token with a comma', 'Bearer test-key,x'],
    ['a revoked token', 'Bearer revoked'],
    ['an unknown token', 'Bearer unknown'],
  ])('with 401 to %s', async (_title, authorization) => {
    const asked: string[] = [];
    const authenticate = (token: string) => {
      asked.push(token);
      return token === 'unknown' ? undefined : reject('InvalidToken');
    };
    const host = await hosts[name]!(echoOptions({ authenticate }));
    try {
      const headers = authorization === undefined ? {} : { authorization };
      const reply = await host.send({ method: 'GET', path: `/v2/agent/${job}`, headers });
      expect([reply.status, reply.text]).toEqual([
        401,
        '{"success":false,"error":"Unauthorized: Invalid token"}',
      ]);
      expect(asked).toEqual(/^Bearer (revoked|unknown)$/.exec(authorization ?? '')?.slice(1) ?? []);
    } finally {
      await host.close();
    }
  });

  test('and judges parameters and body together', async () => {
    const host = await hosts[name]!(echoOptions());
    try {
      const headers = { ...jsonHeaders, 'idempotency-key': '' };
      const reply = await host.send({ method: 'POST', path: '/v2/agent', headers, body: '{' });
      expect([reply.status, ...locations(reply.text)]).toEqual([
        400,
        'header/Idempotency-Key minLength',
        'body json',
      ]);
    } finally {
      await host.close();
    }
  });

  test('and takes the scheme in any case', async () => {
    const host = await hosts[name]!(echoOptions());
    try {
      const reply = await host.send({
        method: 'GET',
        path: `/v2/agent/${job}`,
        headers: { authorization: 'bEARER test-key' },
      });
      expect(JSON.parse(reply.text)).toEqual({
        operation: 'getAgent',
        params: { jobId: job },
        query: {},
        headers: {},
        identity: { team: 'ours' },
      });
    } finally {
      await host.close();
    }
  });
});

test.each([
  ['no credential', {}],
  ['a wrong one', { authorization: 'Bearer wrong' }],
  ['another scheme', { authorization: 'Basic abc' }],
])('the challenge to %s is the host’s own, where it has one', async (_title, headers) => {
  const host = await hosts['fetch']!(
    echoOptions({
      authenticate: () => undefined,
      challenge: (challenge) => `${challenge} resource_metadata="https://example.com/about"`,
    }),
  );
  const reply = await host.send({ method: 'GET', path: `/v2/agent/${job}`, headers });
  expect([reply.status, reply.headers['www-authenticate'], toJson(reply.text)]).toEqual([
    401,
    'Bearer resource_metadata="https://example.com/about"',
    { success: false, error: 'Unauthorized: Invalid token' },
  ]);
  await host.close();
});

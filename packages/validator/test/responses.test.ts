import { describe, expect, test } from 'vitest';
import { createValidator, reject, Rejection } from '../src/index.ts';
import type { OperationId, ResponseViolation } from '../src/index.ts';
import { echoOptions, job, jsonHeaders } from './support/api.ts';
import { hosts } from './support/hosts.ts';
import { document } from './support/runtime.ts';

const validator = createValidator({ authenticate: false });
const limited = { success: false, error: 'Rate limit exceeded' };
const link = { url: 'https://example.com' };

type Row = [
  title: string,
  answer: { status: number; headers?: Record<string, string>; body?: unknown },
  fault: string[],
];

const rows: Row[] = [
  ['links', { status: 200, body: { success: true, links: [link] } }, []],
  ['no members', { status: 200, body: {} }, []],
  ['further members', { status: 200, body: { links: [{ ...link, rank: 1 }], more: 1 } }, []],
  [
    'a link without url',
    { status: 200, body: { links: [{ title: 'x' }] } },
    ['body', '/links/0/url required'],
  ],
  [
    'a link with a bad url',
    { status: 200, body: { links: [link, { url: 'x' }] } },
    ['body', '/links/1/url format'],
  ],
  ['success as text', { status: 200, body: { success: 'true' } }, ['body', '/success type']],
  ['a list', { status: 200, body: [] }, ['body', ' type']],
  ['no body', { status: 200 }, ['body', ' type']],
  ['HTML', { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<p>' }, ['media-type']],
  [
    'JSON with a charset',
    { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: {} },
    [],
  ],
  ['201', { status: 201, body: {} }, ['status']],
  ['an error', { status: 408, body: { success: false, error: 'Request Timeout' } }, []],
  [
    'an error that succeeds',
    { status: 408, body: { success: true, error: 'x' } },
    ['body', '/success const'],
  ],
  ['an error without its text', { status: 408, body: { success: false } }, ['body', '/error required']],
  ['a wait of whole seconds', { status: 429, headers: { 'Retry-After': '3' }, body: limited }, []],
  [
    'a wait of words',
    { status: 429, headers: { 'Retry-After': 'soon' }, body: limited },
    ['headers', '/Retry-After type'],
  ],
  [
    'a wait of nothing',
    { status: 429, headers: { 'retry-after': '0' }, body: limited },
    ['headers', '/Retry-After minimum'],
  ],
  ['402 with the text alone', { status: 402, body: { error: 'Payment Required: Insufficient credits' } }, []],
];

test.each(rows)('an answer of mapUrls with %s', async (_title, reply, want) => {
  const check = await validator.responses();
  expect(describeFault(check('mapUrls', reply))).toEqual(want);
});

test('every example of the document is an answer that the document describes', async () => {
  const check = await validator.responses();
  let examples = 0;
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    const responses = (operation['responses'] ?? {}) as Record<
      string,
      { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }
    >;
    for (const [status, { content = {} }] of Object.entries(responses)) {
      for (const { value } of Object.values(content['application/json']?.examples ?? {})) {
        examples += 1;
        expect(
          check(operation['operationId'] as OperationId, { status: Number(status), body: value }),
        ).toBeUndefined();
      }
    }
  }
  expect(examples).toBeGreaterThan(80);
});

describe.each(Object.keys(hosts))('through %s', (name) => {
  const send = async (validateResponses: 'off' | 'report' | 'reject', body: unknown) => {
    const faults: ResponseViolation[] = [];
    const options = echoOptions({ validateResponses, onResponseViolation: (fault) => faults.push(fault) });
    options.handlers.getAgent = async () =>
      (body instanceof Rejection ? body : { status: 200, body }) as never;
    const host = await hosts[name]!(options);
    try {
      const reply = await host.send({ method: 'GET', path: `/v2/agent/${job}`, headers: jsonHeaders });
      return [reply.status, reply.text.slice(0, 56), ...faults.flatMap(describeFault)];
    } finally {
      await host.close();
    }
  };
  const good = {
    success: true,
    id: job,
    status: 'failed',
    error: 'x',
    model: 'gen-2',
    creditsUsed: 0,
    expiresAt: '2030-05-18T09:30:00.000Z',
  };

  test('off: nothing is checked', async () => {
    expect(await send('off', { status: 'lost' })).toEqual([200, '{"status":"lost"}']);
  });

  test('report: the answer goes out, and the fault is told', async () => {
    const [status, text, code, ...locations] = await send('report', { ...good, creditsUsed: 'none' });
    expect([status, text, code]).toEqual([200, JSON.stringify({ ...good }).slice(0, 56), 'body']);
    expect(locations).toContain('/creditsUsed type');
  });

  test('report: an error that the operation does not describe is told', async () => {
    expect(await send('report', reject('InsufficientCredits'))).toEqual([
      402,
      '{"success":false,"error":"Payment Required: Insufficient',
      'status',
    ]);
    expect(await send('report', reject('AgentJobNotFound'))).toEqual([
      404,
      '{"success":false,"error":"Agent job not found"}',
    ]);
  });

  test('what is sent is judged, not what was returned', async () => {
    const expiresAt = new Date(good.expiresAt);
    expect(await send('report', { ...good, expiresAt })).toEqual([200, JSON.stringify(good).slice(0, 56)]);
    const [, , code, ...locations] = await send('report', { ...good, creditsUsed: Number.NaN });
    expect(code).toBe('body');
    expect(locations).toContain('/creditsUsed type');
    const hidden = { toJSON: () => ({ ...good, id: 7 }) };
    expect((await send('report', hidden)).slice(2)).toContain('/id type');
  });

  test('the headers of a rejection are judged', async () => {
    const rejection = reject('RateLimitExceeded', { headers: { 'Retry-After': '1.5' } });
    expect((await send('report', rejection)).slice(2)).toEqual(['headers', '/Retry-After type']);
    expect((await send('reject', rejection))[0]).toBe(500);
  });

  test('so is another body for an error, and an answer before any handler', async () => {
    const faults: ResponseViolation[] = [];
    const options = echoOptions({
      validateResponses: 'report',
      onResponseViolation: (fault) => faults.push(fault),
      errors: { InvalidToken: () => ({ success: 'no' }) },
    });
    const host = await hosts[name]!(options);
    try {
      const path = `/v2/agent/${job}`;
      const reply = await host.send({ method: 'GET', path, headers: { authorization: 'Bearer x' } });
      expect(reply.status).toBe(401);
      expect(faults.flatMap(describeFault)).toContain('/success const');
    } finally {
      await host.close();
    }
  });

  test('refuse: a good answer goes out, a bad one does not', async () => {
    expect(await send('reject', good)).toEqual([200, JSON.stringify(good).slice(0, 56)]);
    const [status, text] = await send('reject', { status: 'lost' });
    expect([status, text]).toEqual([500, '{"success":false,"error":"Internal Server Error"}']);
  });
});

function describeFault(fault: ResponseViolation | undefined): string[] {
  return fault ? [fault.code, ...fault.details.map(({ path, code }) => `${path} ${code}`)] : [];
}

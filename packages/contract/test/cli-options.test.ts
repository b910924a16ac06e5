import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../src/cli.ts';
import { listen, serviceOf, type Answer, type Asked } from './support.ts';

/** What options do that other tests of the commands do not give. */
const text = { type: 'string', minLength: 1 };
const json = (schema: object): object => ({ 'application/json': { schema } });
const body = (properties: object, required: string[]): object =>
  json({ type: 'object', required, properties, additionalProperties: false });
const spec = {
  openapi: '3.1.0',
  info: { title: 'Jobs', version: '1' },
  servers: [{ url: '/api' }],
  security: [{ login: [] }],
  paths: {
    '/jobs': {
      post: {
        operationId: 'startJob',
        'x-relations': [{ kind: 'redelivers', field: '/webhook', member: '/id' }],
        requestBody: {
          required: true,
          content: body({ name: { ...text, example: 'one' }, webhook: text }, ['name']),
        },
        responses: {
          200: { description: 'Started.', content: body({ id: text }, ['id']) },
          '4XX': { description: 'Refused.', content: json({ type: 'object' }) },
        },
      },
    },
    '/jobs/{id}': {
      get: {
        operationId: 'readJob',
        'x-relations': [
          { kind: 'transitions', member: '/status', moves: { running: ['completed'], completed: [] } },
        ],
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        responses: {
          200: {
            description: 'The job.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['id', 'status'],
                  properties: { id: text, status: text },
                },
                examples: {
                  early: { value: { id: 'job-1', status: 'running' } },
                  late: { value: { id: 'job-1', status: 'completed' } },
                },
              },
            },
          },
          '4XX': { description: 'Refused.', content: json({ type: 'object' }) },
        },
      },
    },
  },
  components: { securitySchemes: { login: { type: 'http', scheme: 'basic' } } },
};
const LOGIN = 'ada:open sesame';
const folder = mkdtempSync(join(tmpdir(), 'contract-options-'));
const file = (name: string): string => join(folder, name);
const asked: Asked[] = [];
let answer: (request: Asked) => Answer | undefined = () => undefined;
let service: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  writeFileSync(file('spec.json'), JSON.stringify(spec));
  service = await listen(
    serviceOf((request) => {
      asked.push(request);
      const login = Buffer.from(
        /^Basic (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '',
        'base64',
      );
      if (login.toString() !== LOGIN) return [401, {}, { 'www-authenticate': 'Basic' }];
      return answer(request) ?? [200, { id: 'job-1' }];
    }),
  );
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

interface Running {
  out: string;
  err: string;
  code: Promise<number>;
}

/** A command at work; what it has written so far. */
function start(...args: string[]): Running {
  const running = { out: '', err: '' };
  const code = run([...args, '--spec', file('spec.json')], {
    stdout: { write: (part) => void (running.out += part) },
    stderr: { write: (part) => void (running.err += part) },
  });
  return Object.assign(running, { code });
}

async function cli(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const running = start(...args);
  return { code: await running.code, out: running.out, err: running.err };
}

const BASIC = 'startJob/examples/the basic request';
const verify = (...args: string[]): ReturnType<typeof cli> => cli('verify', service.url, '--quiet', ...args);

describe('verify', () => {
  it('--auth is the user and the password of HTTP Basic', async () => {
    answer = () => [200, { identifier: 1 }];
    const { code, out } = await verify('--auth', LOGIN, '--only', BASIC);
    expect(code).toBe(1);
    expect(out).toContain("-H 'authorization: Basic ");
    expect(out).not.toContain('open sesame');
    answer = () => undefined;
    expect(await verify('--auth', LOGIN, '--only', BASIC)).toMatchObject({ code: 0 });
    expect(await verify('--auth', 'ada:wrong', '--only', BASIC)).toMatchObject({ code: 2 });
    expect(await verify('--auth', 'ada')).toMatchObject({
      code: 2,
      err: '--auth must look like user:password.\n',
    });
  });

  it('--no-writes sends nothing that may change the service, which is reported as not tested', async () => {
    const { out } = await verify('--auth', LOGIN, '--only', BASIC, '--no-writes', '--full');
    expect(out).toContain('startJob');
    expect(out).toMatch(/not tested/u);
    expect(out).toContain('--writes');
  });

  it('--timeout bounds the wait for one answer', async () => {
    const slow = await listen(createServer(() => {}));
    const args = ['--quiet', '--auth', LOGIN, '--only', BASIC, '--timeout', '40'];
    const { out, err } = await cli('verify', slow.url, ...args);
    await slow.close();
    expect(out + err).toContain('no answer within 40 ms');
  });

  it('--max-trials keeps the most telling, and says how many it left out', async () => {
    const planned = async (...more: string[]): Promise<string[]> => {
      const { out } = await verify('--dry-run', ...more);
      return out.split('\n').filter((line) => line.includes('  /paths/'));
    };
    const [all, some] = [await planned(), await planned('--max-trials', '12')];
    expect(all.length).toBeGreaterThan(20);
    expect(some).toHaveLength(12);
    expect(all).toEqual(expect.arrayContaining(some));
    const { out } = await verify('--auth', LOGIN, '--only', 'startJob/values', '--max-trials', '2');
    expect(out).toMatch(/\(\d+ more left out: --max-trials\)/u);
  });

  it('--skip leaves out the trials whose id contains one of its texts, also of those that --only has', async () => {
    const ids = async (...more: string[]): Promise<string[]> => {
      const { out } = await verify('--dry-run', '--only', 'startJob', ...more);
      return out.split('\n').flatMap((line) => line.split(' ', 1)[0]?.match(/^startJob\/\w+/u) ?? []);
    };
    const phases = new Set(await ids());
    expect([...phases]).toEqual(expect.arrayContaining(['startJob/examples', 'startJob/values']));
    const left = new Set(await ids('--skip', '/values/', '--skip', '/authentication'));
    expect([...phases].filter((phase) => !left.has(phase)).toSorted()).toEqual([
      'startJob/authentication',
      'startJob/values',
    ]);
  });

  it.each([
    [
      '--sarif',
      (text: string) => JSON.parse(text) as unknown,
      { runs: [{ results: [{ ruleId: 'schema' }] }] },
    ],
    [
      '--html',
      (text: string) => ({ text }),
      { text: expect.stringContaining('Contract of Jobs: 1 deviation') },
    ],
  ])('%s makes the folder of its file', async (option, read, want) => {
    answer = () => [200, { id: 7 }];
    const report = file(`reports/${option}/report`);
    const { code } = await verify('--auth', LOGIN, '--only', BASIC, option, report);
    answer = () => undefined;
    expect(code).toBe(1);
    expect(read(readFileSync(report, 'utf8'))).toMatchObject(want);
  });

  it('--webhook-url is what the service is given, --webhook-port where the receiver listens', async () => {
    const port = await freePort();
    const seen = new Set<string>();
    answer = ({ body: sent }) => {
      const { webhook } = (sent ?? {}) as { webhook?: string };
      if (webhook?.startsWith('http')) {
        const url = new URL(webhook);
        seen.add(url.origin);
        // The way through the tunnel: what it refuses comes again.
        const there = `http://127.0.0.1:${port}${url.pathname}`;
        void deliver(there).then((status) => (status === 500 ? deliver(there) : status));
      }
      return undefined;
    };
    const { code, out } = await verify(
      '--auth',
      LOGIN,
      '--only',
      'startJob/relations',
      '--webhook-url',
      'https://tunnel.example/in',
      '--webhook-port',
      String(port),
    );
    answer = () => undefined;
    expect(out).toContain('0 deviations');
    expect(code).toBe(0);
    expect([...seen]).toEqual(['https://tunnel.example']);
  });

  it.each([
    [['--webhook-url', 'tunnel'], '--webhook-url must be an http or https address, not "tunnel".'],
    [['--webhook-port', '0'], '--webhook-port must be a whole number from 1 to 65535, not "0".'],
    [['--max-trials', '0'], '--max-trials must be a whole number from 1 to 10000000, not "0".'],
    [['--timeout', '0'], '--timeout must be a whole number from 1 to 600000, not "0".'],
    [['--seed', '2147483648'], '--seed must be a whole number from 0 to 2147483647, not "2147483648".'],
  ])('%j is refused', async (args, message) => {
    expect(await verify(...args)).toEqual({ code: 2, out: '', err: `${message}\n` });
  });
});

describe('mock', () => {
  it('--port and --host say where it listens, --delay and --state-ms how long answers and jobs take', async () => {
    const port = await freePort();
    const options = [
      '--port',
      String(port),
      '--host',
      '127.0.0.2',
      '--delay',
      '60000',
      '--state-ms',
      '100000',
    ];
    const running = start('mock', ...options, '--key', LOGIN);
    await vi.waitUntil(() => running.out !== '', { interval: 5 });
    expect(running.out).toBe(`Jobs is mocked at http://127.0.0.2:${port}/api\n`);
    const call = async (path: string, init: RequestInit = {}, prefer = 'delay=0'): Promise<unknown> => {
      const authorization = `Basic ${Buffer.from(LOGIN).toString('base64')}`;
      const headers = { authorization, 'content-type': 'application/json', prefer };
      const response = await fetch(`http://127.0.0.2:${port}/api${path}`, { ...init, headers });
      return response.json();
    };
    const { id } = (await call('/jobs', { method: 'POST', body: '{"name":"one"}' })) as { id: string };
    const read = (): Promise<unknown> => call(`/jobs/${id}`);
    const [first, second] = [await read(), await read()];
    expect([first, second]).toEqual([
      { id, status: 'running' },
      { id, status: 'running' },
    ]);
    // Who asks for no delay of their own is kept waiting.
    await expect(call(`/jobs/${id}`, { signal: AbortSignal.timeout(300) }, '')).rejects.toThrow('timeout');
    process.emit('SIGINT');
    expect(await running.code).toBe(0);
  });

  it('--state-ms 0 ends jobs at once', async () => {
    const running = start('mock', '--port', '0', '--state-ms', '0');
    await vi.waitUntil(() => running.out !== '', { interval: 5 });
    const [url] = /http:\S+/u.exec(running.out)!;
    const headers = { authorization: 'Basic YTpi', 'content-type': 'application/json' };
    const made = await fetch(`${url}/jobs`, { method: 'POST', headers, body: '{"name":"one"}' });
    const { id } = (await made.json()) as { id: string };
    const read = await fetch(`${url}/jobs/${id}`, { headers });
    expect(await read.json()).toEqual({ id, status: 'completed' });
    process.emit('SIGINT');
    expect(await running.code).toBe(0);
  });
});

it('proxy: --port and --host say where it listens', async () => {
  const port = await freePort();
  const running = start('proxy', service.url, '--port', String(port), '--host', '127.0.0.2');
  await vi.waitUntil(() => running.out !== '', { interval: 5 });
  expect(running.out).toBe(`http://127.0.0.2:${port} passes on to ${service.url}\n`);
  asked.length = 0;
  const headers = { authorization: `Basic ${Buffer.from(LOGIN).toString('base64')}` };
  expect((await fetch(`http://127.0.0.2:${port}/api/jobs/1`, { headers })).status).toBe(200);
  expect(asked.map(({ path }) => path)).toEqual(['/api/jobs/1']);
  process.emit('SIGINT');
  // The service tells no status.
  expect(await running.code).toBe(1);
  expect(running.out).toContain('server · readJob · schema');
});

describe('check', () => {
  const entry = (url: string): object => ({
    request: { method: 'GET', url, headers: [{ name: 'authorization', value: 'Basic YTpi' }] },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { text: '{"id":"1"}' },
    },
  });
  const check = (...more: string[]): ReturnType<typeof cli> => {
    const urls = [
      'http://one.example/api/jobs/1',
      'http://two.example:81/api/jobs/1',
      'http://one.example/v9/jobs/1',
    ];
    writeFileSync(file('traffic.har'), JSON.stringify({ log: { entries: urls.map(entry) } }));
    return cli('check', file('traffic.har'), '--json', ...more);
  };
  const judged = async (
    ...more: string[]
  ): Promise<{ entries: number; skipped: number; found: number[] }> => {
    const { out } = await check(...more);
    const { entries, skipped, findings } = JSON.parse(out) as {
      entries: number;
      skipped: number;
      findings: { entry: number }[];
    };
    return { entries, skipped, found: findings.map((finding) => finding.entry) };
  };

  it.each([
    [[], { entries: 2, skipped: 1, found: [0, 1] }],
    [['--host', 'two.example:81'], { entries: 1, skipped: 2, found: [1] }],
    [['--base-path', '/v9'], { entries: 1, skipped: 2, found: [2] }],
  ])('with %j looks at the entries that are meant', async (args, want) => {
    expect(await judged(...args)).toEqual(want);
  });

  it('with a path and a host that no entry has fails', async () => {
    const { code, out, err } = await check('--base-path', '/v9', '--host', 'two.example:81');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('nothing was checked');
  });
});

async function freePort(): Promise<number> {
  const taken = await listen(createServer());
  await taken.close();
  return Number(new URL(taken.url).port);
}

/** The status that a delivery is answered with; 0 where nobody listens. */
function deliver(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).once('error', () => resolve(0));
  });
}

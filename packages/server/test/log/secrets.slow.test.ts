import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { startProgram } from '../support/program.ts';
import { OPTIONS, SECRETS, leaks, secretOf, url } from '../support/secret-texts.ts';
import { serveSite } from '../support/site.ts';

const bin = fileURLToPath(new URL('../../bin/web-data-server.js', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'web-data-secrets-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs a command to its end. */
async function command(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [bin, ...args], {
    env: { ...process.env, WEB_DATA_DIRECTORY: directory, WEB_DATA_DOCS_DIRECTORY: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const limit = setTimeout(() => child.kill('SIGKILL'), 60_000);
  await once(child, 'close');
  clearTimeout(limit);
  return text;
}

it('shows no secret in its output, its metrics, its security log or its responses', async () => {
  const receiver = await serveSite((_, response) => response.writeHead(500).end());
  const siem = join(directory, 'siem.log');
  const { port } = new URL(receiver.url);
  const program = await startProgram(directory, {
    ...OPTIONS,
    WEB_DATA_SIEM_LOG: siem,
    WEB_DATA_LOG_LEVEL: 'trace',
    WEB_DATA_SEARCH_PROVIDER: 'searxng',
    WEB_DATA_ALLOW_PRIVATE: '127.0.0.1,127.0.0.1:*',
    WEB_DATA_SITE_PORTS: port,
    WEB_DATA_STORE_TIMEOUT_MS: '2000',
  });
  const texts: string[] = [];
  const request = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(program.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${program.key}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && {
        body: body instanceof URLSearchParams ? String(body) : JSON.stringify(body),
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    texts.push(`${path} ${response.status} ${JSON.stringify([...response.headers])} ${text}`);
    return {
      status: response.status,
      body: JSON.parse(text) as Record<string, unknown>,
      cookies: response.headers.getSetCookie(),
    };
  };
  const sent = {
    'hook address': secretOf('hook address'),
    'hook query': secretOf('hook query'),
    'hook header': secretOf('hook header'),
    'wrong key': secretOf('wrong key'),
    'page header': secretOf('page header'),
    'sign-in link': secretOf('sign-in link'),
    'device code': secretOf('device code'),
    session: secretOf('session'),
  };
  const webhook = {
    url: `${receiver.url}/hook?token=${sent['hook query']}`,
    headers: { authorization: `Bearer ${sent['hook header']}` },
  };
  const here = { url: receiver.url };
  const wrongKey = { authorization: `Bearer ${sent['wrong key']}` };
  const noKey = { authorization: '' };
  const withActions = { actions: [{ type: 'wait', milliseconds: 1 }], mobile: true };
  const statuses: Record<string, number> = {};
  for (const [title, path, body, headers] of [
    ['proxy', '/v2/map', { ...here, location: { country: 'DE' } }],
    ['search', '/v2/search', { query: 'prices' }],
    ['crawl', '/v2/crawl', { ...here, webhook }],
    [
      'webhook of a password',
      '/v2/crawl',
      { ...here, webhook: { url: webhook.url.replace('//', `//user:${sent['hook address']}@`) } },
    ],
    ['batch', '/v2/batch/scrape', { urls: [receiver.url], webhook }],
    ['page', '/v2/scrape', { ...here, headers: { authorization: `Bearer ${sent['page header']}` } }],
    ['browser', '/v2/scrape', { ...here, ...withActions }],
    ['classifier', '/v2/scrape', { ...here, threatProtection: { mode: 'normal', failurePolicy: 'closed' } }],
    ['wrong key', '/v2/map', here, wrongKey],
    ['key in the query', `/v2/team/activity?api_key=${sent['wrong key']}`, undefined, noKey],
    ['wrong link', '/account/v1/session', { link: sent['sign-in link'] }],
    ['wrong session', '/account/v1/session', undefined, { cookie: `web-data-session=${sent.session}` }],
    ['OpenID', '/account/v1/session/openid/start', {}],
    [
      'device code',
      '/oauth/v1/token',
      new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: sent['device code'],
        client_id: 'agent',
      }),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
  ] as const)
    statuses[title] = (await request(path, body, headers)).status;
  // Each says that what it needs is not there, or that what it was sent is wrong; the crawl and the batch begin.
  expect(statuses).toEqual({
    proxy: 502,
    search: 502,
    crawl: 200,
    'webhook of a password': 400,
    batch: 200,
    page: 422,
    browser: 501,
    classifier: 403,
    'wrong key': 401,
    'key in the query': 401,
    'wrong link': 403,
    'wrong session': 401,
    OpenID: 503,
    'device code': 400,
  });

  const { body: agent } = await request('/v2/agent', { prompt: 'List the pages.', urls: [receiver.url] });
  await vi.waitUntil(
    async () => (await request(`/v2/agent/${String(agent['id'])}`)).body['status'] === 'failed',
    { timeout: 60_000, interval: 200 },
  );

  // A member is written to by a mail server that is not there.
  const [, link] = /sign-in#(\S+)/.exec(program.output())!;
  const { body: session, cookies } = await request('/account/v1/session', { link });
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  const [team] = session['teams'] as { id: string }[];
  const member = { name: 'Ada', email: 'ada@example.org', role: 'member' };
  const added = await request(`/account/v1/teams/${team!.id}/members`, member, { cookie });
  expect(added.status).toBe(200);
  await request('/account/v1/session/link', { email: member.email });

  const happened = [
    'a webhook was not delivered',
    'a letter was not taken',
    'No browser answers',
    'the shared rate limits are lost',
  ];
  await vi.waitUntil(() => happened.every((text) => program.output().includes(text)), {
    timeout: 60_000,
    interval: 50,
  });

  const metrics = await fetch(program.metricsUrl, {
    headers: { authorization: `Bearer ${OPTIONS['WEB_DATA_METRICS_TOKEN']}` },
  });
  expect(metrics.status).toBe(200);
  texts.push(await metrics.text());
  await program.end('SIGTERM');
  await receiver.close();

  // A secret of a request may be in the response to it; neither log has any.
  const output = program.output().split('\n');
  const log = output.filter((line) => line.startsWith('{')).join('\n');
  const startup = output.filter((line) => !line.startsWith('{')).join('\n');
  const made = { 'development key': program.key.slice(20), link: link!, cookie: cookie.slice(-20) };
  expect(leaks(log + readFileSync(siem, 'utf8'), { ...SECRETS, ...sent, ...made })).toEqual([]);
  expect(leaks(startup + texts.join('\n'), SECRETS)).toEqual([]);
}, 180_000);

const DATABASE = { WEB_DATA_DATABASE_URL: url('database', 'postgres', '/api') };

it.each<[title: string, args: string[], environment: NodeJS.ProcessEnv]>([
  ['the database is not there', ['serve', '--port', '0'], DATABASE],
  ['a command of an operator', ['keys', 'list'], DATABASE],
  ['a database of another scheme', ['serve'], { WEB_DATA_DATABASE_URL: url('database', 'mysql', '/api') }],
  [
    'a database address that is none',
    ['serve'],
    { WEB_DATA_DATABASE_URL: `postgres://user:${secretOf('database')}@[/api` },
  ],
  ['mail without a sender', ['serve'], { WEB_DATA_SMTP_URL: OPTIONS['WEB_DATA_SMTP_URL'] }],
])(
  'shows no secret where it does not start: %s',
  async (_, args, environment) => {
    const text = await command(args, environment);
    expect(text).not.toBe('');
    expect(leaks(text, { ...SECRETS, database: secretOf('database') })).toEqual([]);
  },
  90_000,
);

it('shows nothing of a configuration file that is not JSON', async () => {
  const file = join(directory, 'config.json');
  writeFileSync(file, `{"redisUrl": ${secretOf('file')}}`);
  const text = await command(['serve', '--config', file], {});
  expect(text).toContain(`${file} is not JSON`);
  expect(leaks(text, { file: secretOf('file') })).toEqual([]);
}, 60_000);

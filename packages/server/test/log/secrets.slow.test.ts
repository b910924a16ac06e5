import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { createRedactor } from '../../src/log/config-secrets.ts';
import { startProgram } from '../support/program.ts';
import { serveSite } from '../support/site.ts';

const bin = fileURLToPath(new URL('../../bin/web-data-server.js', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'web-data-secrets-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A secret of its own for each place, no part of which stands in another text by chance. */
function secretOf(place: string): string {
  const letters = 'ZqXwKvJbQyGhWpVxNjRkTzLmPdBc';
  const start = [...place].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return Array.from({ length: 20 }, (_, at) => {
    const number = (start * (at + 3) * 7919 + at * 104_729) % 1_000_003;
    return at % 3 === 2 ? String(number % 10) : letters[number % letters.length];
  }).join('');
}

function leaks(text: string, secrets: Record<string, string>): string[] {
  return Object.entries(secrets).flatMap(([place, secret]) => {
    const base64 = [0, 1, 2].map((offset) =>
      Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
        .toString('base64')
        .slice(Math.ceil((offset * 8) / 6), Math.floor(((secret.length + offset) * 8) / 6)),
    );
    const parts = [secret, ...base64].flatMap((form) =>
      Array.from({ length: form.length - 5 }, (_, at) => form.slice(at, at + 6)),
    );
    const part = parts.find((one) => text.includes(one));
    const at = part === undefined ? -1 : text.indexOf(part);
    return at === -1 ? [] : [`${place}: …${text.slice(Math.max(0, at - 200), at + 60)}…`];
  });
}

/** Nobody listens there. */
const DEAD = '127.0.0.1:9';
const url = (place: string, scheme: string, rest = ''): string =>
  `${scheme}://user:${secretOf(place)}@${DEAD}${rest}`;

/** A value with a secret for each option that takes one, of services that are not there. */
const OPTIONS: Record<string, string> = {
  WEB_DATA_REDIS_URL: url('WEB_DATA_REDIS_URL', 'redis'),
  WEB_DATA_PROXIES: JSON.stringify({ DE: url('WEB_DATA_PROXIES', 'http') }),
  WEB_DATA_SEARCH_URL: url('WEB_DATA_SEARCH_URL', 'http'),
  WEB_DATA_SEARCH_TOKEN: secretOf('WEB_DATA_SEARCH_TOKEN'),
  WEB_DATA_AGENT_MODEL_URL: url('WEB_DATA_AGENT_MODEL_URL', 'http', '/v1'),
  WEB_DATA_AGENT_MODEL_KEY: secretOf('WEB_DATA_AGENT_MODEL_KEY'),
  WEB_DATA_BROWSER_URL: `${url('WEB_DATA_BROWSER_URL', 'ws')}/?token=${secretOf('browser token')}`,
  WEB_DATA_WEBHOOK_SEAL_KEY: Buffer.from(secretOf('WEB_DATA_WEBHOOK_SEAL_KEY').padEnd(32, 'Zq7')).toString(
    'base64',
  ),
  WEB_DATA_CLASSIFIER_URL: url('WEB_DATA_CLASSIFIER_URL', 'http'),
  WEB_DATA_CLASSIFIER_TOKEN: secretOf('WEB_DATA_CLASSIFIER_TOKEN'),
  WEB_DATA_OPENID_ISSUER: `http://${DEAD}/`,
  WEB_DATA_OPENID_CLIENT_ID: 'web-data',
  WEB_DATA_OPENID_CLIENT_SECRET: secretOf('WEB_DATA_OPENID_CLIENT_SECRET'),
  WEB_DATA_OPENID_TEAMS: JSON.stringify({ team_none: { viewer: ['@example.com'] } }),
  WEB_DATA_SMTP_URL: url('WEB_DATA_SMTP_URL', 'smtp'),
  WEB_DATA_MAIL_FROM: 'api@example.com',
  WEB_DATA_METRICS_TOKEN: secretOf('WEB_DATA_METRICS_TOKEN'),
};
const SECRETS = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, secretOf(name)]));
SECRETS['browser token'] = secretOf('browser token');

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
  const ask = async (path: string, body?: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const response = await fetch(program.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${program.key}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    texts.push(`${path} ${response.status} ${JSON.stringify([...response.headers])} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : undefined;
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
    url: `${receiver.url.replace(/\/$/, '')}/hook?token=${sent['hook query']}`,
    headers: { authorization: `Bearer ${sent['hook header']}` },
  };
  await ask('/v2/map', { url: receiver.url, location: { country: 'DE' } });
  await ask('/v2/search', { query: 'prices' });
  await ask('/v2/crawl', { url: receiver.url, webhook });
  await ask('/v2/crawl', {
    url: receiver.url,
    webhook: { ...webhook, url: webhook.url.replace('//', `//user:${sent['hook address']}@`) },
  });
  await ask('/v2/batch/scrape', { urls: [receiver.url], webhook });
  await ask('/v2/scrape', { url: receiver.url, headers: { authorization: `Bearer ${sent['page header']}` } });
  await ask('/v2/scrape', { url: receiver.url, actions: [{ type: 'wait', milliseconds: 1 }], mobile: true });
  await ask('/v2/interact', { url: receiver.url });
  await ask('/v2/agent', { prompt: 'List the pages.', urls: [receiver.url] });
  await ask('/v2/map', { url: receiver.url }, { authorization: `Bearer ${sent['wrong key']}` });
  await ask(`/v2/team/activity?api_key=${sent['wrong key']}`);
  await ask('/account/v1/session', { link: sent['sign-in link'] });
  await ask('/account/v1/session', { email: 'ada@example.com' });
  await ask('/account/v1/team', undefined, { cookie: `web-data-session=${sent.session}` });
  await ask('/account/v1/sign-in/openid');
  await ask('/account/v1/openid/start', {});
  await fetch(`${program.url}/oauth/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: sent['device code'],
      client_id: 'agent',
    }),
  });
  const metrics = await fetch(program.metricsUrl, {
    headers: { authorization: `Bearer ${OPTIONS['WEB_DATA_METRICS_TOKEN']}` },
  });
  expect(metrics.status).toBe(200);
  await sleep(3000);
  texts.push(await metrics.text());
  await program.end('SIGTERM');
  await receiver.close();
  // What a request said in its own address or body may be in the response to it; the log has none of it.
  const inputs = { ...SECRETS, ...sent, 'development key': program.key.slice(20) };
  const output = program.output().split('\n');
  const log = output.filter((line) => line.startsWith('{')).join('\n');
  expect(log).toContain('request');
  expect(leaks(log + readFileSync(siem, 'utf8'), inputs)).toEqual([]);
  expect(
    leaks(output.filter((line) => !line.startsWith('{')).join('\n') + texts.join('\n'), SECRETS),
  ).toEqual([]);
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

it.each(Object.keys(OPTIONS))('shows no secret where %s is wrong', async (name) => {
  const wrong = `no//user:${secretOf(name)}@[x`;
  const { message } = await loadConfig({}, { [name]: wrong }).then(
    () => new Error('It is a text like any other.'),
    (error: Error) => error,
  );
  expect(leaks(message, { [name]: secretOf(name) })).toEqual([]);
});

it('removes each secret of a configuration from a text, however it is encoded', () => {
  const password = secretOf('a password');
  const redact = createRedactor({
    redisUrl: `redis://user:${encodeURIComponent(`${password}/+`)}@127.0.0.1`,
    searchUrl: 'http://127.0.0.1/?language=german&api_key=abcdefgh',
    agentModelKey: secretOf('a key'),
    publicUrl: 'https://api.example.com/',
    proxies: { DE: `http://user:${secretOf('a proxy')}@127.0.0.1` },
  });
  const text = [
    `${password}/+`,
    encodeURIComponent(`${password}/+`),
    secretOf('a key'),
    secretOf('a proxy'),
    'abcdefgh',
  ]
    .flatMap((one) =>
      [one].concat(['', 'u', 'us'].map((before) => Buffer.from(before + one).toString('base64'))),
    )
    .join(' ');
  expect(
    leaks(redact(text), { a: password, b: secretOf('a key'), c: secretOf('a proxy'), d: 'abcdefgh' }),
  ).toEqual([]);
  expect(redact('german https://api.example.com/ user')).toBe('german https://api.example.com/ user');
});

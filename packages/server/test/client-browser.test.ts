import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExamples } from './support/examples.ts';
import { startTestServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { serveSite } from './support/site.ts';
import type { Site } from './support/site.ts';

/** The client as it is published, in a page of another origin than the server. */
const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path !== undefined && existsSync(path),
);
if (chromium === undefined) {
  console.warn('The client was not run in a page: no Chromium. Install one, or name it in CHROMIUM_PATH.');
}

const client = dirname(createRequire(import.meta.url).resolve('@web-data/client'));
const page = (script: string) => `<!doctype html><title>Page</title>
<script type="importmap">{"imports": {"@web-data/client": "/client/index.js"}}</script>
<script type="module">
  const send = (text) => fetch('/report', { method: 'POST', body: text });
  try {
    ${script}
  } catch (error) {
    await send('failed: ' + error.stack);
  }
</script>`;

let site: Site;
let server: TestServer;
/** What the page does, and what it told. */
let script = '';
let report: (text: string) => void;

beforeAll(async () => {
  site = await serveSite(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://page').pathname);
    if (path === '/report') {
      let text = '';
      for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
      return void response.end(report(text));
    }
    if (path === '/pricing')
      return void response
        .setHeader('content-type', 'text/html')
        .end('<title>Plans</title><p>Two plans.</p>');
    if (path === '/page') return void response.setHeader('content-type', 'text/html').end(page(script));
    if (!path.startsWith('/client/')) return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/javascript');
    response.end(await readFile(join(client, path.slice('/client/'.length))));
  });
  server = await startTestServer({
    sitePorts: [Number(new URL(site.url).port)],
    corsOrigins: [site.url],
  });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

/** Opens the page with a script and gives what it sends. `host` is that of its origin. */
async function inPage(text: string, host = '127.0.0.1'): Promise<string> {
  script = text;
  const profile = await mkdtemp(join(tmpdir(), 'client-page-'));
  const reported = new Promise<string>((resolve) => (report = resolve));
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-background-networking';
  const rules =
    '--host-resolver-rules=MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
  const address = `${site.url.replace('127.0.0.1', host)}/page`;
  const child = spawn(chromium!, [...flags.split(' '), rules, `--user-data-dir=${profile}`, address], {
    stdio: 'ignore',
  });
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve('Chromium ended early.')));
  try {
    return await Promise.race([reported, ended]);
  } finally {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

const clientOf = (key: string) => `const { createClient, isWebDataError } = await import('@web-data/client');
    const web = createClient({ apiKey: '${key}', baseUrl: '${server.url}', retry: false });`;

test.runIf(chromium)('the program of the page on environments', async () => {
  const { key } = await server.caller();
  const examples = await readExamples('packages/client/docs/environments.md');
  const example = examples.find((one) => one.code.includes('document.'));
  const code = example!.code
    .replace('KEY_OF_THE_USER', key)
    .replace('http://127.0.0.1:3000', server.url)
    .replace('https://example.com', `${site.url}/pricing`)
    .replace(/^import (.*) from (.*);$/m, 'const $1 = await import($2);');
  expect(await inPage(`${code} await send(document.body.textContent);`)).toBe('1 links');
});

test.runIf(chromium)('every method and header passes the preflight, every error is readable', async () => {
  const { key } = await server.caller();
  const slow = await server.caller({ plan: 'slow' });
  const told = await inPage(`${clientOf(key)}
    const urls = ['${site.url}/pricing'];
    const invalid = await web.map.result({ url: 'no URL' });
    const run = await web.agent.run.result({ prompt: 'The plans', urls, maxCredits: 10 }, { pollMs: 100 });
    const types = [];
    for await (const { type } of web.agent.events(run.data.id, { pollMs: 100 })) types.push(type);
    const cancelled = await web.agent.cancel.result(run.data.id);
    const slow = createClient({ apiKey: '${slow.key}', baseUrl: '${server.url}', retry: false });
    for (const url of [urls[0], urls[0]]) await slow.map({ url });
    const limited = await slow.map.result({ url: urls[0] });
    await send(JSON.stringify({
      invalid: [invalid.status, isWebDataError(invalid.exception, 'InvalidUrl'), invalid.exception.requestId.length > 8],
      run: [run.status, run.data.status],
      events: [types[0], types.at(-1)],
      cancelled: [cancelled.status, cancelled.exception?.name],
      limited: [limited.status, limited.exception.retryAfterMs > 0],
    }));`);
  expect(told).toMatch(/^\{/);
  expect(JSON.parse(told)).toEqual({
    invalid: [400, true, true],
    run: [200, 'completed'],
    events: ['run.started', 'run.finished'],
    cancelled: [409, 'AgentAlreadyFinishedError'],
    limited: [429, true],
  });
});

test.runIf(chromium)('an origin that is not allowed gets a network failure', async () => {
  const { key } = await server.caller();
  const told = await inPage(
    `${clientOf(key)} await send((await web.map.result({ url: 'https://a.test' })).exception.name);`,
    'localhost',
  );
  expect(told).toBe('NetworkError');
});

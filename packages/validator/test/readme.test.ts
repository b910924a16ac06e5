import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendTo } from './support/exchange.ts';
import type { Received, Sent } from './support/exchange.ts';
import { sendToFunction } from './support/hosts.ts';

/** The programs of the README and of docs/hosts.md, run as they stand against the built package. */
const pages = ['README.md', 'docs/hosts.md']
  .map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
  .join('\n');
// Inside the package, so that its name and its hosts resolve as for anyone who installed them.
const directory = fileURLToPath(new URL('../reports/readme/', import.meta.url));

const map: Sent = {
  method: 'POST',
  path: '/v2/map',
  headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
  body: '{"url":"https://example.com"}',
};

beforeAll(() => mkdirSync(directory, { recursive: true }));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe.each([
  ['node:http', 404],
  ['Express 5', 200],
  ['Fastify 5', 200],
  ['Hono 4', 200],
])('the server for %s', (title, health) => {
  let child: ChildProcess;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    const program = save(title);
    child = spawn(process.execPath, [program], {
      env: { ...process.env, PORT: String(port) },
      stdio: 'inherit',
    });
    await untilListening(port);
  });
  afterAll(() => child.kill());

  test('maps, rejects, and leaves the rest of the host alone', async () => {
    await expectAnswers((sent) => sendTo(port, sent));
    const other = await sendTo(port, { method: 'GET', path: '/health', headers: {} });
    expect(other.status).toBe(health);
  });
});

describe.each([['Express 5'], ['Fastify 5'], ['Hono 4']])('the routes of %s', (title) => {
  let child: ChildProcess;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    const program = save(`${title}, route by route`);
    child = spawn(process.execPath, [program], {
      env: { ...process.env, PORT: String(port) },
      stdio: 'inherit',
    });
    await untilListening(port);
  });
  afterAll(() => child.kill());

  test('are given what is valid, and stand beside others', async () => {
    const found = await sendTo(port, map);
    expect([found.status, JSON.parse(found.text)]).toEqual([
      200,
      { success: true, links: [{ url: 'https://example.com', title: 'ours' }] },
    ]);
    expect((await sendTo(port, { ...map, body: '{}' })).status).toBe(400);
    const legacy = await sendTo(port, { method: 'GET', path: '/v2/legacy', headers: {} });
    expect([legacy.status, legacy.text]).toEqual([200, 'as ever']);
  });
});

test('the fetch handler', async () => {
  const program = save('Bun, Deno, Workers, route handlers: `fetch`');
  const { default: worker } = (await import(pathToFileURL(program).href)) as {
    default: { fetch(request: Request): Promise<Response> };
  };
  await expectAnswers((sent) => sendToFunction(worker.fetch, sent));
});

test('the validator without an adapter prints what its comments say', async () => {
  const code = section('Without an adapter');
  const promised = [...code.matchAll(/console\.log.*; \/\/ (.*)/g)].map(([, comment]) => comment);
  const child = spawn(process.execPath, [save('Without an adapter')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  expect(output.trim().split('\n')).toEqual(promised);
  expect(promised).toHaveLength(3);
});

test('the error body that it shows is the one that is sent', async () => {
  const { default: worker } = (await import(
    pathToFileURL(save('Bun, Deno, Workers, route handlers: `fetch`')).href
  )) as {
    default: { fetch(request: Request): Promise<Response> };
  };
  const formatted = /```json\n([\s\S]*?)```/.exec(pages)![1]!;
  const reply = await sendToFunction(worker.fetch, {
    ...map,
    body: '{"url":"ftp://example.com","limit":100001}',
  });
  expect(JSON.parse(reply.text)).toEqual(JSON.parse(formatted));
});

async function expectAnswers(send: (sent: Sent) => Promise<Received>): Promise<void> {
  const found = await send(map);
  expect([found.status, JSON.parse(found.text)]).toEqual([
    200,
    { success: true, links: [{ url: 'https://example.com', title: 'ours' }] },
  ]);
  const status = async (change: Partial<Sent>) => (await send({ ...map, ...change })).status;
  expect(await status({ body: '{"url":"https://example.com","search":"slow"}' })).toBe(408);
  expect(await status({ body: '{}' })).toBe(400);
  expect(await status({ path: '/v2/scrape' })).toBe(404);
  expect(await status({ headers: { ...map.headers, authorization: 'Bearer other' } })).toBe(401);
}

/** The first program below a heading. */
function section(title: string): string {
  const start = pages.indexOf(`### ${title}\n`);
  expect(start).toBeGreaterThan(-1);
  return /```js\n([\s\S]*?)```/.exec(pages.slice(start))![1]!;
}

function save(title: string): string {
  const path = `${directory}${title.replaceAll(/\W+/g, '-')}.mjs`;
  writeFileSync(path, section(title));
  return path;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    try {
      await sendTo(port, { method: 'GET', path: '/', headers: { connection: 'close' } });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  throw new Error(`Nothing listens on ${port}.`);
}

import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endedJob, startJob } from '../support/crawls.ts';
import { startProgram } from '../support/program.ts';
import { serveSite } from '../support/site.ts';

const PAGES = 40;
const PAGE_BYTES = 1_000_000;
/** Streams of each kind whose reader takes nothing. */
const READERS = 20;
/** What a stream may hold: a read of 1 MB as text and as objects, and the buffers of its connection. */
const HELD_BYTES = 3_000_000;

/** Opens a stream of events whose client reads its head alone. */
function openEvents(url: string, key: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream' };
    request(url, { headers, agent: false }, (response) => resolve(response.pause()))
      .on('error', reject)
      .end();
  });
}

/** Opens a WebSocket whose client never reads. */
function openSocket(url: string, key: string): Promise<Socket> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.pause();
      const head = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
      head.push('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', `Authorization: Bearer ${key}`);
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${head.join('\r\n')}\r\n\r\n`);
      resolve(socket);
    });
  });
}

async function residentBytes(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)![1]);
}

test('readers that take nothing hold a bounded share of memory, and a stream of them ends when they go', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-test-'));
  const site = await serveSite((asked, response) => {
    const words = `${asked.url!.slice(1)} words of a long page. `.repeat(PAGE_BYTES / 25);
    response.setHeader('content-type', 'text/html').end(`<title>x</title><main><p>${words}</p></main>`);
  });
  const program = await startProgram(folder, {
    WEB_DATA_ALLOW_PRIVATE: '127.0.0.1:*',
    WEB_DATA_SITE_REQUESTS_PER_SECOND: '100',
  });
  const open: { destroy(): void }[] = [];
  try {
    const urls = Array.from({ length: PAGES }, (_, index) => `${site.url}/${index}`);
    const id = await startJob(program, program.key, 'batch', { urls });
    const { completed } = await endedJob(program, program.key, 'batch', id);
    expect(completed).toBe(PAGES);
    const url = `${program.url}/v2/batch/scrape/${id}`;
    const before = await residentBytes(program.metricsUrl);
    for (let index = 0; index < READERS; index += 1)
      open.push(await openEvents(url, program.key), await openSocket(url, program.key));
    await sleep(4000);
    // What was dropped is collected when the process comes to it.
    await expect
      .poll(async () => (await residentBytes(program.metricsUrl)) - before, { interval: 1000 })
      .toBeLessThan(2 * READERS * HELD_BYTES);
    const watchers = async () =>
      /^web_data_crawl_watchers (\d+)$/m.exec(await (await fetch(program.metricsUrl)).text())?.[1];
    expect(await watchers()).toBe(String(2 * READERS));
    for (const reader of open) reader.destroy();
    await expect.poll(watchers, { timeout: 10_000 }).toBe('0');
  } finally {
    for (const reader of open) reader.destroy();
    await program.end('SIGTERM');
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callJob, pathOf, startJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';
import { collect, readEvents, readSocket, requestEvents } from '../support/watchers.ts';
import type { SentEvent } from '../support/watchers.ts';

const PAGES = 5;
const nothing = (): void => {};

const names = (events: readonly SentEvent[]): string[] =>
  events.filter(({ event }) => event !== 'progress').map(({ event }) => event);
const pathsOf = (events: readonly SentEvent[]): string[] =>
  events.filter(({ event }) => event === 'document').map(({ data }) => pathOf(data.metadata!.sourceURL!));
const codeOf = async (url: string, as: { key?: string; protocol?: string }): Promise<number> =>
  (await readSocket(url, as)).code;

describe.each(storeKinds)('watching a job on %s', (kind) => {
  let site: Site;
  let server: TestServer;
  let held = Promise.resolve();
  let release = nothing;
  const hold = (): void => {
    held = new Promise((resolve) => (release = resolve));
  };
  beforeAll(async () => {
    site = await serveSite(async (request, response) => {
      if (request.url === '/held') await held;
      response
        .setHeader('content-type', 'text/html')
        .end(`<title>${request.url}</title><p>Text of ${request.url}.`);
    });
    server = await startTestServer({}, kind);
  });
  afterAll(async () => {
    release();
    await server.close();
    await site.close();
  });

  const urls = (...last: string[]): string[] => [
    ...Array.from({ length: PAGES }, (_, index) => `${site.url}/${index}`),
    ...last.map((path) => site.url + path),
  ];
  const statusUrl = (id: string): string => `${server.url}/v2/batch/scrape/${id}`;

  /** A batch that has ended but for one page, which `release` lets go. */
  const startHeld = async (key: string): Promise<string> => {
    hold();
    return startJob(server, key, 'batch', { urls: urls('/held') });
  };

  test('sends what is there, each page as it is done, and the end', async () => {
    const { key } = await server.caller();
    const id = await startHeld(key);
    const response = await requestEvents(statusUrl(id), key);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events: SentEvent[] = [];
    for await (const event of readEvents(response)) {
      events.push(event);
      if (event.id === String(PAGES)) release();
    }
    expect(names(events)).toEqual(['catchup', ...Array(PAGES + 1).fill('document'), 'done']);
    expect(pathsOf(events).toSorted()).toEqual(urls('/held').map(pathOf).toSorted());
    expect(pathsOf(events).at(-1)).toBe('/held');
    expect(events.flatMap(({ id: place }) => place ?? [])).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(events[0]!.data).toMatchObject({ id, status: 'scraping', data: [] });
    expect(events.at(-1)!.data).toMatchObject({ id, status: 'completed', completed: 6, total: 6, data: [] });
    expect(events.at(-1)!.data).not.toHaveProperty('next');
  });

  test('goes on after the last id, and after `skip`', async () => {
    const { key } = await server.caller();
    const id = await startJob(server, key, 'batch', { urls: urls() });
    const whole = await collect(readEvents(await requestEvents(statusUrl(id), key)));
    const [rest, skipped, none] = await Promise.all(
      [
        requestEvents(statusUrl(id), key, { 'last-event-id': '2' }),
        requestEvents(`${statusUrl(id)}?skip=4`, key),
        requestEvents(`${statusUrl(id)}?skip=1`, key, { 'last-event-id': String(PAGES) }),
      ].map(async (response) => collect(readEvents(await response))),
    );
    expect(pathsOf(rest!)).toEqual(pathsOf(whole).slice(2));
    expect(pathsOf(skipped!)).toEqual(pathsOf(whole).slice(4));
    expect(names(none!)).toEqual(['catchup', 'done']);
  });

  test('is JSON for those who do not ask for events, and an error for those who may not', async () => {
    const { key } = await server.caller();
    const other = await server.caller();
    const id = await startJob(server, key, 'batch', { urls: urls() });
    const ask = async (headers: Record<string, string>, whose = key) => {
      const response = await requestEvents(statusUrl(id), whose, headers);
      await response.body?.cancel();
      return [response.status, response.headers.get('content-type')?.split(';')[0]];
    };
    const json = 'application/json';
    expect(await ask({ accept: '*/*' })).toEqual([200, json]);
    expect(await ask({ accept: 'application/json, text/event-stream' })).toEqual([200, json]);
    expect(await ask({ accept: 'text/event-stream, application/json;q=0.5' })).toEqual([
      200,
      'text/event-stream',
    ]);
    expect(await ask({ 'last-event-id': 'x' })).toEqual([400, json]);
    expect(await ask({}, other.key)).toEqual([404, json]);
    expect(await ask({}, 'wd_none')).toEqual([401, json]);
  });

  test('ends when the key is revoked', async () => {
    const { key, keyId } = await server.caller();
    const id = await startHeld(key);
    const response = await requestEvents(statusUrl(id), key);
    const opened = { resolve: nothing };
    const isOpen = new Promise<void>((resolve) => (opened.resolve = resolve));
    const ended = [
      collect(readEvents(response)),
      readSocket(statusUrl(id), { key, onMessage: () => opened.resolve() }),
    ] as const;
    await isOpen;
    await server.store.tx((query) =>
      query.updateTable('api_key').set({ revoked_at: Date.now() }).where('id', '=', keyId).execute(),
    );
    const [events, { messages, code }] = await Promise.all(ended);
    expect(names(events)).not.toContain('done');
    expect(messages.at(-1)).toEqual({ type: 'error', error: 'The key is no longer valid.' });
    expect(code).toBe(1008);
    release();
  });

  test('tells a cancelled job, and one that failed', async () => {
    const { key } = await server.caller();
    const id = await startHeld(key);
    const watching = readSocket(statusUrl(id), { key });
    const events = readEvents(await requestEvents(statusUrl(id), key));
    await events.next();
    await callJob(server, key, 'cancelBatchScrape', { id });
    expect((await collect(events)).at(-1)).toMatchObject({ event: 'done', data: { status: 'cancelled' } });
    expect((await watching).messages.at(-1)).toMatchObject({ type: 'status', data: { status: 'cancelled' } });
    release();
  });

  test('a WebSocket gets the same as messages, with the key in the header or as subprotocol', async () => {
    const { key } = await server.caller();
    const id = await startHeld(key);
    let count = 0;
    const onMessage = ({ type }: { type: string }): void => {
      if (type === 'document' && ++count === 2 * PAGES) release();
    };
    const both = await Promise.all([
      readSocket(statusUrl(id), { key, onMessage }),
      readSocket(statusUrl(id.toUpperCase()), { protocol: key, onMessage }),
    ]);
    const late = await readSocket(`${statusUrl(id)}?skip=${PAGES}`, { key });
    for (const { messages, code } of both) {
      const types = messages.map(({ type }) => type).filter((type) => type !== 'status');
      expect(types).toEqual(['catchup', ...Array(PAGES + 1).fill('document'), 'done']);
      expect(messages.at(-1)!.data).toMatchObject({ status: 'completed', completed: PAGES + 1, data: [] });
      expect(code).toBe(1000);
    }
    expect(late.messages.map(({ type }) => type)).toEqual(['catchup', 'document', 'done']);
    // Watchers take a final status for the end, so it comes after the last document.
    expect(late.messages[0]!.data).toMatchObject({ status: 'scraping' });
  });

  test('rejects a WebSocket as any other request', async () => {
    const { key } = await server.caller();
    const id = await startJob(server, key, 'batch', { urls: urls() });
    expect(await codeOf(statusUrl(id), {})).toBe(401);
    expect(await codeOf(statusUrl(id), { protocol: 'wd_none' })).toBe(401);
    expect(await codeOf(statusUrl('nonsense'), { key })).toBe(400);
    expect(await codeOf(`${server.url}/v2/crawl/${id}`, { key })).toBe(404);
    expect(await codeOf(`${server.url}/v2/none`, { key })).toBe(404);
  });
});

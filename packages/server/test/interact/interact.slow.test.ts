import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@web-data/client';
import type { InteractAction, InteractActionsResponse } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { shop } from './site.ts';

if (!hasBrowser)
  console.warn('Interact was not tested: no Chromium. Install one, or name it in CHROMIUM_PATH.');

const PASSWORD = 'correct-horse';

/** Processes that a process started; Linux only. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function isChromium(pid: number): boolean {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('chrom');
}

/** What a user does to get the receipt, from the login on. */
const order = (url: string): InteractAction[] => [
  { type: 'goto', url },
  { type: 'click', role: 'button', name: 'Fine' },
  { type: 'fill', role: 'textbox', name: 'User', text: 'ada' },
  { type: 'fill', name: 'Password', text: PASSWORD },
  { type: 'click', role: 'button', name: 'Log in' },
  { type: 'fill', name: 'Name', text: 'Ada' },
  { type: 'select', selector: 'select[name=plan]', values: ['Team'] },
  { type: 'press', name: 'Name', key: 'Enter' },
  { type: 'check', name: 'I accept the terms' },
  { type: 'fill', name: 'Seats', text: '7' },
  { type: 'click', role: 'button', name: 'Order' },
  { type: 'wait', text: 'Thank you' },
  { type: 'scrape', formats: ['markdown'] },
];

describe.skipIf(!hasBrowser)('Interact', () => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite(shop);
    // One team may keep three.
    const browserSlots = 5;
    server = await startTestServer({
      agentRuns: 0,
      browserNoSandbox,
      browserSlots: browserSlots,
      interactCredits: 3,
    });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const start = async (key: string, body: object = {}) =>
    call(server, 'startInteract', '/interact', { key, method: 'POST', body });
  const opened = async (key: string, body: object = {}): Promise<string> =>
    ((await start(key, body)).body as { id: string }).id;
  const act = async (key: string, id: string, actions: object[], timeout = 120_000) => {
    const path = `/interact/${id}/actions`;
    const answer = await call(server, 'runInteractActions', path, {
      key,
      method: 'POST',
      body: { actions, timeout },
    });
    return { ...answer, body: answer.body as InteractActionsResponse };
  };
  const end = (key: string, id: string) =>
    call(server, 'endInteract', `/interact/${id}`, { key, method: 'DELETE' });
  const listed = async (key: string) =>
    ((await call(server, 'listInteract', '/interact', { key })).body as { sessions: { id: string }[] })
      .sessions;

  test('logs in, fills a form over two pages and reads the result', async () => {
    const { key, teamId } = await server.caller();
    const id = await opened(key);
    const { status, body } = await act(key, id, order(site.url));
    expect(body.results.filter(({ ok }) => !ok)).toEqual([]);
    expect({ status, completed: body.completed }).toEqual({ status: 200, completed: true });
    expect(body.results.at(-1)).toMatchObject({
      type: 'scrape',
      title: 'Receipt',
      url: `${site.url}/order/done`,
      data: { markdown: '# Thank you, Ada\n\nPlan t, 7 seats.' },
    });
    expect((await listed(key)).map((session) => session.id)).toEqual([id]);
    const ended = (await end(key, id)).body as { sessionDurationMs: number; creditsBilled: number };
    const minutes = Math.ceil(ended.sessionDurationMs / 60_000);
    expect(ended.creditsBilled).toBe(3 * minutes);
    expect(await listed(key)).toEqual([]);
    expect(await server.team(teamId)).toMatchObject({ credits: 1000 - 3 * minutes, held: 0, running: 0 });
    expect((await act(key, id, [{ type: 'snapshot' }])).status).toBe(404);
    expect((await end(key, id)).status).toBe(404);
  });
  test('does the same by the client', async () => {
    const { key } = await server.caller();
    const web = createClient({ apiKey: key, baseUrl: server.url });
    const { id } = await web.interact.start({});
    const { results, completed } = await web.interact.act(id, { actions: order(site.url), timeout: 120_000 });
    expect(completed).toBe(true);
    expect(results.at(-1)?.data?.markdown).toBe('# Thank you, Ada\n\nPlan t, 7 seats.');
    expect((await web.interact.list()).sessions.map((session) => session.id)).toEqual([id]);
    expect((await web.interact.end(id)).creditsBilled).toBeGreaterThanOrEqual(3);
  });
  test('is led by what it reads: a snapshot with refs', async () => {
    const { key } = await server.caller();
    const id = await opened(key);
    const first = await act(key, id, [
      { type: 'goto', url: site.url },
      { type: 'click', role: 'button', name: 'Log in' },
      { type: 'snapshot' },
    ]);
    expect(first.body.completed).toBe(false);
    expect(first.body.results).toHaveLength(2);
    expect(first.body.results[1]).toMatchObject({
      ok: false,
      message: expect.stringContaining('It is covered by'),
    });
    const { snapshot = '' } = (await act(key, id, [{ type: 'snapshot' }])).body.results[0]!;
    const ref = /button "Fine" \[ref=(\w+)\]/.exec(snapshot)?.[1];
    const clicked = await act(key, id, [{ type: 'click', ref }, { type: 'screenshot' }]);
    expect(clicked.body.results.map(({ ok }) => ok)).toEqual([true, true]);
    const bytes = Buffer.from(
      clicked.body.results[1]!.screenshot!.replace('data:image/png;base64,', ''),
      'base64',
    );
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1280, 800]);
    await end(key, id);
  });
  test('keeps nothing of what was typed: neither in the log, nor in the store, nor in an answer', async () => {
    const { key } = await server.caller({ organization: { siemLogging: true } });
    const id = await opened(key);
    const { body } = await act(key, id, order(site.url).slice(0, 5));
    expect(body.completed).toBe(true);
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
    await end(key, id);
    expect(server.log.join('\n')).toContain('runInteractActions');
    expect(server.log.join('\n')).not.toContain(PASSWORD);
    const directory = server.place.options.dataDirectory;
    const files = readdirSync(directory).map((file) => readFileSync(join(directory, file), 'latin1'));
    expect(files.join('')).toContain(id);
    expect(files.join('')).not.toContain(PASSWORD);
  });
  test('belongs to its team', async () => {
    const [owner, other] = [await server.caller(), await server.caller()];
    const id = await opened(owner.key);
    expect((await act(other.key, id, [{ type: 'snapshot' }])).body).toMatchObject({
      error: 'Session not found',
    });
    expect((await end(other.key, id)).status).toBe(404);
    expect(await listed(other.key)).toEqual([]);
    expect((await end(owner.key, id)).status).toBe(200);
  });
  test('is refused without credits, and above the concurrency of the plan', async () => {
    const poor = await server.caller({ credits: 14 });
    expect((await start(poor.key)).status).toBe(402);
    expect((await start(poor.key, { ttl: 60 })).status).toBe(200);
    const narrow = await server.caller({ plan: 'narrow' });
    const id = await opened(narrow.key);
    const refused = await start(narrow.key);
    expect(refused).toMatchObject({ status: 429, body: { error: 'Concurrency limit reached' } });
    await end(narrow.key, id);
    expect((await start(narrow.key)).status).toBe(200);
  });
  test('goes nowhere that the address policy refuses', async () => {
    const { key } = await server.caller();
    const id = await opened(key);
    const { body } = await act(key, id, [{ type: 'goto', url: 'http://10.0.0.1/' }]);
    expect(body.results[0]).toMatchObject({ ok: false, message: expect.stringContaining('10.0.0.1') });
    await end(key, id);
  });
  test('goes nowhere that threat protection blocks', async () => {
    const { key } = await server.caller({ team: { threatProtection: 'enabled' } });
    const id = await opened(key, {
      threatProtection: { mode: 'normal', blacklist: ['blocked.test'], whitelist: [], failurePolicy: 'open' },
    });
    const { body } = await act(key, id, [{ type: 'goto', url: 'http://blocked.test/' }]);
    expect(body.results[0]).toMatchObject({ ok: false, message: expect.stringContaining('policy') });
    await end(key, id);
  });
  test('ends by its time and by idleness, and is charged then', async () => {
    const { key, teamId } = await server.caller();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const starts = [start(key, { ttl: 3600, activityTtl: 10 }), start(key, { ttl: 30 })];
      await expect.poll(async () => (await server.team(teamId)).running).toBe(2);
      await Promise.all(starts);
      await vi.advanceTimersByTimeAsync(9000);
      expect((await server.team(teamId)).running).toBe(2);
      await vi.advanceTimersByTimeAsync(2000);
      await expect.poll(async () => (await server.team(teamId)).running).toBe(1);
      await vi.advanceTimersByTimeAsync(20_000);
      await expect.poll(async () => (await server.team(teamId)).running).toBe(0);
    } finally {
      vi.useRealTimers();
    }
    expect(await server.team(teamId)).toMatchObject({ credits: 994, held: 0 });
    expect(await listed(key)).toEqual([]);
  });
  test('is told that the browser is busy while that stands still, and goes on after', async () => {
    const { key } = await server.caller();
    const first = await opened(key);
    expect((await act(key, first, [{ type: 'goto', url: site.url }])).status).toBe(200);
    const second = await opened(key);
    const browsers = childrenOf(process.pid).filter(isChromium);
    expect(browsers.length).toBeGreaterThan(0);
    for (const pid of browsers) process.kill(pid, 'SIGSTOP');
    const still = await act(key, second, [{ type: 'goto', url: site.url }], 1000);
    for (const pid of browsers) process.kill(pid, 'SIGCONT');
    expect(still).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } });
    expect((await act(key, second, [{ type: 'goto', url: site.url }])).body.completed).toBe(true);
    for (const id of [first, second]) expect((await end(key, id)).status).toBe(200);
  });
  test('of one team leaves places of the browser to the others', async () => {
    const [one, other] = [await server.caller({ plan: 'scale' }), await server.caller()];
    const go = [{ type: 'goto', url: site.url }];
    const kept: string[] = [];
    for (let count = 0; count < 3; count++) {
      kept.push(await opened(one.key));
      expect((await act(one.key, kept[count]!, go)).status).toBe(200);
    }
    const fourth = await opened(one.key);
    expect(await act(one.key, fourth, go, 1000)).toMatchObject({ status: 503 });
    const others = await opened(other.key);
    expect((await act(other.key, others, go)).status).toBe(200);
    const page = await call(server, 'scrapeUrl', '/scrape', {
      key: one.key,
      method: 'POST',
      body: { url: site.url, mobile: true },
    });
    expect(page.status).toBe(200);
    await end(one.key, kept[0]!);
    expect((await act(one.key, fourth, go)).status).toBe(200);
    for (const id of [...kept.slice(1), fourth]) await end(one.key, id);
    await end(other.key, others);
  });
  test('lives in one process: another one says so, and lists it', async () => {
    const { key } = await server.caller();
    const id = await opened(key);
    const other = await startTestServer({ agentRuns: 0, browserNoSandbox }, 'sqlite', server.place);
    try {
      const elsewhere = await call(other, 'runInteractActions', `/interact/${id}/actions`, {
        key,
        method: 'POST',
        body: { actions: [{ type: 'snapshot' }] },
      });
      expect(elsewhere).toMatchObject({ status: 409, body: { error: 'Session is open in another process' } });
      const list = (await call(other, 'listInteract', '/interact', { key })).body;
      expect(list).toMatchObject({ sessions: [{ id }] });
    } finally {
      await other.close();
    }
    expect((await end(key, id)).status).toBe(200);
  });
  test('ends with its process, and is charged', async () => {
    const place = server.place;
    const other = await startTestServer(
      { agentRuns: 0, browserNoSandbox, interactCredits: 3 },
      'sqlite',
      place,
    );
    const { key, teamId } = await other.caller();
    await call(other, 'startInteract', '/interact', { key, method: 'POST', body: {} });
    await other.close();
    expect(await server.team(teamId)).toMatchObject({ credits: 997, held: 0, running: 0 });
    expect(await listed(key)).toEqual([]);
  });
});

test('a server without a browser says so', async () => {
  const server = await startTestServer({ agentRuns: 0, browserNoSandbox: 'no' });
  const { key } = await server.caller();
  const answer = await call(server, 'startInteract', '/interact', { key, method: 'POST', body: {} });
  // Root has no sandbox; whoever else runs this may have a browser.
  expect(answer.status).toBe(process.getuid?.() === 0 || !hasBrowser ? 501 : 200);
  await server.close();
});

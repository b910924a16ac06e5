import { createClient } from '@web-data/client';
import type { InteractAction } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pruneRecords } from '../../src/capabilities/interact/record/record-rows.ts';
import { changeTeam } from '../../src/accounts/teams/teams.ts';
import { auditStoredBytes } from '../../src/platform/store/audit-stored-bytes.ts';
import { readStoredBytes } from '../../src/platform/store/stored-bytes.ts';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { callAccount, signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { playedOn } from '../support/stores.ts';

const [PASSWORD, CODE, QUERY] = ['correct horse&battery', '493817', 'blue kettle'];
const plans = {
  scale: { requestsPerMinute: 100_000, concurrency: 100 },
  small: { requestsPerMinute: 100_000, concurrency: 100, storedBytes: 1500 },
};
/** A login by GET, which puts all that is typed into the URL and the title of the next page. */
const LOGIN = `<!doctype html><title>Log in</title><form action=/in>
  <label>Search <input name=q></label> <label>Password <input name=p1 type=password></label>
  <label>Confirmation <input name=p2 autocomplete=one-time-code></label><button>Log in</button></form>`;

interface Step {
  step: number;
  action: string;
  hasScreenshot: boolean;
}

describe.skipIf(!hasBrowser).each(playedOn)('the record of a session on %s', (kind) => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (pathname === '/') return void response.end(LOGIN);
      const all = [...searchParams.values()].join(' / ');
      const shown = pathname === '/in' ? all : '';
      response.end(
        `<!doctype html><title>In with ${all}</title><h1>Welcome</h1><p>${shown}</p><a href=/>Out</a>`,
      );
    });
    server = await startTestServer({ agentRuns: 0, browserNoSandbox, plans, interactCredits: 3 }, kind);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  /** Runs actions in a session of a new team, with somebody who looks at them. */
  const open = async (body: object = {}, caller: Parameters<TestServer['caller']>[0] = {}) => {
    const { key, teamId } = await server.caller(caller);
    const { cookie } = await signedIn(server.store, teamId, 'member');
    const web = createClient({ apiKey: key, baseUrl: server.url });
    const { id } = await web.interact.start(body);
    const act = (actions: InteractAction[]) => web.interact.act(id, { actions, timeout: 120_000 });
    const account = (operation: Parameters<typeof callAccount>[1][0], method: string, path: string) =>
      callAccount(server.url, [operation, method, `/teams/${teamId}/interact-sessions${path}`], { cookie });
    const get = async (query = '') => {
      const { status, body: read } = await account('getInteractSession', 'GET', `/${id}${query}`);
      return { status, session: read['session'], steps: (read['steps'] ?? []) as Step[] };
    };
    const list = async (query: string) =>
      ((await account('listInteractSessions', 'GET', query)).body['sessions'] as { id: string }[]).map(
        (one) => one.id,
      );
    return { id, teamId, act, end: () => web.interact.end(id), account, get, list };
  };
  const screenshot = async ({ id, account }: Awaited<ReturnType<typeof open>>, step: number) => {
    const { status, body } = await account('getInteractScreenshot', 'GET', `/${id}/screenshots/${step}`);
    return { status, url: body['screenshot'] as string };
  };
  const logIn: InteractAction[] = [
    { type: 'fill', name: 'Search', text: QUERY },
    { type: 'fill', name: 'Password', text: PASSWORD },
    { type: 'click', name: 'Confirmation' },
    { type: 'write', text: CODE },
    { type: 'press', key: 'Enter' },
  ];

  test('has each action with its element, outcome, time and screenshot, also after its end', async () => {
    const session = await open();
    await session.act([
      { type: 'goto', url: `${site.url}/?token=hidden` },
      { type: 'click', role: 'textbox', name: 'Search' },
      { type: 'press', key: 'x' },
      { type: 'scrape' },
      { type: 'click', name: 'Nowhere' },
    ]);
    const wanted = [
      { step: 1, action: 'goto', request: `${site.url}/?token=[redacted]`, ok: true, hasScreenshot: true },
      { step: 2, action: 'click', request: 'textbox "Search"', element: 'textbox "Search"', ok: true },
      { step: 3, action: 'press', request: 'a character', message: 'Pressed the key.' },
      { step: 4, action: 'scrape', hasScreenshot: false },
      {
        step: 5,
        action: 'click',
        ok: false,
        message: expect.stringContaining('There is no element named "Nowhere"'),
      },
    ];
    const first = await session.get();
    expect(first).toMatchObject({ session: { isOpen: true, page: { title: 'Log in' } }, steps: wanted });
    expect(first.steps[0]).toMatchObject({ durationMs: expect.any(Number), credits: 0 });
    const { url } = await screenshot(session, 1);
    const jpeg = Buffer.from(url.slice('data:image/jpeg;base64,'.length), 'base64');
    expect([jpeg.subarray(0, 3).toString('hex'), jpeg.length <= 100_000]).toEqual(['ffd8ff', true]);
    expect((await screenshot(session, 4)).status).toBe(404);
    expect([await session.list(''), await session.list('?state=ended')]).toEqual([[session.id], []]);

    const { creditsBilled } = await session.end();
    expect(await session.get()).toMatchObject({
      session: { isOpen: false, isElsewhere: false, creditsUsed: creditsBilled, endedAt: expect.any(String) },
      steps: wanted,
    });
    const lists = await Promise.all(['', '?state=open', '?state=ended'].map((query) => session.list(query)));
    expect(lists).toEqual([[session.id], [], [session.id]]);
    const searches = ['log%20IN', session.id.slice(-6).toUpperCase(), 'redacted', 'hidden'];
    const found = await Promise.all(searches.map((text) => session.list(`?search=${text}`)));
    expect(found).toEqual([[session.id], [session.id], [session.id], []]);
    expect((await session.get('?before=3')).steps.map(({ step }) => step)).toEqual([1, 2]);
    expect(await auditStoredBytes(server.store)).toEqual([]);
    expect(await readStoredBytes(server.store.db, session.teamId)).toBeGreaterThan(url.length);
  });

  test('has no password and no code, in any text, and no screenshot of a page that shows one', async () => {
    const session = await open();
    await session.act([{ type: 'goto', url: site.url }, ...logIn]);
    const { steps } = await session.get();
    const recorded = JSON.stringify(await session.account('getInteractSession', 'GET', `/${session.id}`));
    const forms = [
      PASSWORD,
      encodeURIComponent(PASSWORD),
      'correct+horse',
      CODE,
      'In with blue kettle / correct',
    ];
    for (const form of forms) expect(recorded).not.toContain(form);
    // The page shows what was searched for, as any page may.
    expect(recorded).toContain('In with blue kettle / [redacted] / [redacted]');
    expect(steps.map(({ hasScreenshot }) => hasScreenshot)).toEqual([true, true, true, true, true, false]);
    const rows = await server.store.db
      .selectFrom('interact_step')
      .select('step')
      .where('record_id', '=', session.id)
      .execute();
    for (const form of forms) expect(JSON.stringify(rows)).not.toContain(form);
    // The next page shows none.
    await session.act([{ type: 'click', name: 'Out' }]);
    expect((await session.get()).steps.at(-1)).toMatchObject({ hasScreenshot: true });
    await session.end();
  });

  test('is read by its team alone, deleted by it, and not begun again', async () => {
    const [session, other] = [await open(), await open()];
    await session.act([{ type: 'goto', url: site.url }]);
    expect((await session.get()).steps).toHaveLength(1);
    const foreign = await screenshot({ ...other, id: session.id }, 1);
    const deletedByOther = await other.account('deleteInteractRecord', 'DELETE', `/${session.id}/record`);
    expect([foreign.status, deletedByOther.status]).toEqual([404, 404]);
    expect((await session.account('deleteInteractRecord', 'DELETE', `/${session.id}/record`)).status).toBe(
      200,
    );
    await session.act([{ type: 'goto', url: site.url }]);
    expect(await session.get()).toMatchObject({ session: { isOpen: true }, steps: [] });
    expect(await readStoredBytes(server.store.db, session.teamId)).toBe(0);
    await session.end();
    expect((await session.get()).status).toBe(404);
    expect((await session.account('deleteInteractRecord', 'DELETE', `/${session.id}/record`)).status).toBe(
      404,
    );
    await other.end();
  });

  test('is deleted when it expires, and when its team has zero data retention', async () => {
    const [expired, closed, kept] = [await open(), await open(), await open()];
    for (const session of [expired, closed, kept]) {
      await session.act([{ type: 'goto', url: site.url }]);
      await session.end();
    }
    await server.store.tx(async (query) => {
      await query
        .updateTable('interact_record')
        .set({ expires_at: 1 })
        .where('id', '=', expired.id)
        .execute();
      await changeTeam(query, closed.teamId, { zeroDataRetention: true });
    });
    expect(await pruneRecords(server.store)).toBe(2);
    const statuses = await Promise.all([expired, closed, kept].map(async ({ get }) => (await get()).status));
    expect(statuses).toEqual([404, 404, 200]);
    const left = await server.store.db.selectFrom('interact_step').select('record_id').execute();
    expect(left.map((row) => row.record_id)).toContain(kept.id);
    expect(left.map((row) => row.record_id)).not.toContain(expired.id);
    expect(await auditStoredBytes(server.store)).toEqual([]);
  });

  test('has no screenshot beyond the bytes that the team may store, and nothing without any room', async () => {
    const session = await open({}, { plan: 'small' });
    await session.act(Array.from({ length: 9 }, () => ({ type: 'goto' as const, url: `${site.url}/page` })));
    const { steps } = await session.get();
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.length).toBeLessThan(9);
    expect(steps.some(({ hasScreenshot }) => hasScreenshot)).toBe(false);
    expect(await readStoredBytes(server.store.db, session.teamId)).toBeLessThan(2000);
    await session.end();
  });

  test('does not exist for a team with zero data retention', async () => {
    const session = await open({}, { team: { zeroDataRetention: true } });
    await session.act([{ type: 'goto', url: site.url }]);
    expect(await session.get()).toMatchObject({ session: { isOpen: true }, steps: [] });
    await session.end();
    expect((await session.get()).status).toBe(404);
  });

  test.each([
    ['steps', [[1, false]]],
    ['off', []],
  ] as const)('follows the option %s', async (sessionRecords, wanted) => {
    const options = { agentRuns: 0, browserNoSandbox, sessionRecords, sessionRecordRetentionMs: 60_000 };
    const own = await startTestServer(options, kind);
    const { key, teamId } = await own.caller();
    const { cookie } = await signedIn(own.store, teamId, 'viewer');
    const web = createClient({ apiKey: key, baseUrl: own.url });
    const { id } = await web.interact.start({});
    await web.interact.act(id, { actions: [{ type: 'goto', url: site.url }], timeout: 120_000 });
    const path = `/teams/${teamId}/interact-sessions/${id}`;
    const { body } = await callAccount(own.url, ['getInteractSession', 'GET', path], { cookie });
    const steps = body['steps'] as Step[];
    expect(steps.map(({ step, hasScreenshot }) => [step, hasScreenshot])).toEqual(wanted);
    const { expiresAt, recordedUntil } = body['session'] as { expiresAt: string; recordedUntil?: string };
    const retained = recordedUntil && Date.parse(recordedUntil) - Date.parse(expiresAt);
    expect(retained).toBe(sessionRecords === 'off' ? undefined : 60_000);
    await web.interact.end(id);
    await own.close();
  });
});

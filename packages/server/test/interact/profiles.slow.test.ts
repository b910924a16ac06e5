import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@web-data/client';
import type { InteractAction, InteractActionsResponse, InteractSession } from '@web-data/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeTeam } from '../../src/accounts/teams/teams.ts';
import type { ServerConfig } from '../../src/platform/config/server-config.ts';
import { defaultPlans } from '../../src/platform/config/plan.ts';
import { pruneProfiles } from '../../src/capabilities/interact/profiles/profile-rows.ts';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { Answer, TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { killedOn, newPlace, playedOn } from '../support/stores.ts';
import { startProgram } from '../support/program.ts';
import { members } from './members.ts';

if (!hasBrowser)
  console.warn('Profiles were not tested: no Chromium. Install one, or name it in CHROMIUM_PATH.');

const SEAL_KEY = Buffer.alloc(32, 7).toString('base64');
const IN_USE = { status: 409, body: { error: 'Profile is in use' } };

const signIn = (url: string, user = 'ada'): InteractAction[] => [
  { type: 'goto', url },
  { type: 'fill', name: 'User', text: user },
  { type: 'fill', name: 'Password', text: 'correct-horse' },
  { type: 'click', role: 'button', name: 'Log in' },
  { type: 'click', role: 'button', name: 'Keep' },
  { type: 'wait', text: 'Draft Dear reader' },
];
const read = (url: string): InteractAction[] => [
  { type: 'goto', url },
  { type: 'wait', milliseconds: 300 },
  { type: 'scrape', formats: ['markdown'] },
];
const SIGNED_IN = '# Hello, ada\n\nTheme dark\n\nDraft Dear reader';
const SIGNED_OUT = /^# Log in/;

/** One caller's sessions. */
class Sessions {
  readonly #server: Pick<TestServer, 'url'>;
  readonly #key: string;

  constructor(server: Pick<TestServer, 'url'>, key: string) {
    this.#server = server;
    this.#key = key;
  }

  start(body: object): Promise<Answer> {
    return this.#call('startInteract', '', body);
  }

  async open(name: string, more: object = {}): Promise<string> {
    const answer = await this.start({ profile: { name, ...more } });
    expect(answer).toMatchObject({ status: 200 });
    return (answer.body as { id: string }).id;
  }

  async act(id: string, actions: InteractAction[]): Promise<InteractActionsResponse> {
    const { body } = await this.#call('runInteractActions', `/${id}/actions`, { actions, timeout: 120_000 });
    const acted = body as InteractActionsResponse;
    expect(acted.results.filter(({ ok }) => !ok)).toEqual([]);
    return acted;
  }

  async end(id: string): Promise<string | undefined> {
    const answer = await call(this.#server, 'endInteract', `/interact/${id}`, {
      key: this.#key,
      method: 'DELETE',
    });
    expect(answer).toMatchObject({ status: 200 });
    return (answer.body as { warning?: string }).warning;
  }

  async list(): Promise<InteractSession[]> {
    const { body } = await call(this.#server, 'listInteract', '/interact', { key: this.#key });
    return (body as { sessions: InteractSession[] }).sessions;
  }

  /** What another session of a profile reads at an address. */
  async reads(name: string, url: string, more: object = { saveChanges: false }): Promise<string | undefined> {
    const id = await this.open(name, more);
    const { results } = await this.act(id, read(url));
    await this.end(id);
    return results.at(-1)?.data?.markdown;
  }

  async signsIn(name: string, url: string): Promise<void> {
    const id = await this.open(name);
    await this.act(id, signIn(url));
    expect(await this.end(id)).toBeUndefined();
  }

  #call(operation: 'startInteract' | 'runInteractActions', path: string, body: object): Promise<Answer> {
    return call(this.#server, operation, `/interact${path}`, { key: this.#key, method: 'POST', body });
  }
}

describe.skipIf(!hasBrowser).each(playedOn)('profiles on %s', (kind) => {
  let site: Site;
  let server: TestServer;
  const config: Partial<ServerConfig> = {
    agentRuns: 0,
    browserNoSandbox,
    profilesPerTeam: 3,
    webhookSealKey: SEAL_KEY,
  };
  const start = (more: Partial<ServerConfig> = {}, place = server.place): Promise<TestServer> =>
    startTestServer({ ...config, ...more }, kind, place);
  const caller = async (at: TestServer = server): Promise<Sessions & { key: string; teamId: string }> => {
    const { key, teamId } = await at.caller();
    return Object.assign(new Sessions(at, key), { key, teamId });
  };
  beforeAll(async () => {
    site = await serveSite(members);
    server = await startTestServer(config, kind);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  test('a later session is signed in where an earlier one of the profile was, and no other', async () => {
    const [team, other] = [await caller(), await caller()];
    await team.signsIn('ada', site.url);
    expect(await team.reads('ada', site.url)).toBe(SIGNED_IN);
    expect(await team.reads('grace', site.url, {})).toMatch(SIGNED_OUT);
    expect(await other.reads('ada', site.url, {})).toMatch(SIGNED_OUT);
    expect(await team.reads('ada', site.url)).toBe(SIGNED_IN);
    const plain = await team.start({});
    const { id } = plain.body as { id: string };
    expect((await team.act(id, read(site.url))).results.at(-1)?.data?.markdown).toMatch(SIGNED_OUT);
    await team.end(id);
  });
  test('without saveChanges it is only read', async () => {
    const team = await caller();
    await team.signsIn('ada', site.url);
    const id = await team.open('ada', { saveChanges: false });
    await team.act(id, [
      { type: 'goto', url: site.url },
      { type: 'click', role: 'button', name: 'Change' },
      { type: 'wait', text: 'Draft Other' },
    ]);
    expect(await team.end(id)).toBeUndefined();
    expect(await team.reads('ada', site.url)).toBe(SIGNED_IN);
    const none = await team.start({ profile: { name: 'nobody', saveChanges: false } });
    expect(none.body).toMatchObject({ warning: expect.stringContaining('no profile of this name') });
  });
  test('the client carries it', async () => {
    const { key } = await caller();
    const web = createClient({ apiKey: key, baseUrl: server.url });
    const first = await web.interact.start({ profile: { name: 'ada' } });
    await web.interact.act(first.id, { actions: signIn(site.url), timeout: 120_000 });
    expect((await web.interact.end(first.id)).warning).toBeUndefined();
    const { id } = await web.interact.start({ profile: { name: 'ada', saveChanges: false } });
    const { results } = await web.interact.act(id, { actions: read(site.url), timeout: 120_000 });
    expect(results.at(-1)?.data?.markdown).toBe(SIGNED_IN);
  });
  test('one session at a time keeps its changes, whichever process it is in', async () => {
    const team = await caller();
    const replica = await start();
    onTestFinished(() => replica.close());
    const there = new Sessions(replica, team.key);
    const id = await team.open('ada');
    expect(await team.start({ profile: { name: 'ada' } })).toMatchObject(IN_USE);
    expect(await there.start({ profile: { name: 'ada' } })).toMatchObject(IN_USE);
    expect((await server.team(team.teamId)).running).toBe(1);
    const reader = await there.open('ada', { saveChanges: false });
    expect((await there.list()).map(({ profile }) => profile)).toEqual([
      { name: 'ada', saveChanges: false },
      { name: 'ada', saveChanges: true },
    ]);
    await there.end(reader);
    await team.end(id);
    await there.end(await there.open('ada'));
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? there : team).start({ profile: { name: 'ada' } })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  });
  test('it is kept when the session ends by itself, and when its process does', async () => {
    const place = await newPlace(kind);
    const first = await start({}, place);
    const team = await caller(first);
    const idle = await team.start({ activityTtl: 10, profile: { name: 'idle' } });
    await team.act((idle.body as { id: string }).id, signIn(site.url));
    const last = await team.open('last');
    await team.act(last, signIn(site.url));
    await vi.waitFor(async () => expect(await team.list()).toHaveLength(1), {
      timeout: 60_000,
      interval: 500,
    });
    await first.close();
    const second = await start({}, place);
    onTestFinished(async () => {
      await second.close();
      await place.remove();
    });
    const again = new Sessions(second, team.key);
    expect(await again.reads('idle', site.url)).toBe(SIGNED_IN);
    expect(await again.reads('last', site.url, {})).toBe(SIGNED_IN);
  });
  test('a session that was taken for lost overwrites nothing', async () => {
    const team = await caller();
    await team.signsIn('ada', site.url);
    const lost = await team.open('ada');
    await team.act(lost, [
      { type: 'goto', url: site.url },
      { type: 'click', name: 'Change' },
    ]);
    await server.store.tx((query) => query.deleteFrom('interact_session').where('id', '=', lost).execute());
    const next = await team.open('ada');
    expect(await team.end(lost)).toContain('The profile was not kept: the session was taken for lost');
    await team.end(next);
    expect(await team.reads('ada', site.url)).toBe(SIGNED_IN);
  });
  test('a row that was left behind holds it for two minutes after its time', async () => {
    const team = await caller();
    const instance = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70';
    const left = (id: string, ago: number, profile: string) => ({
      id,
      team_id: team.teamId,
      instance_id: instance,
      created_at: Date.now() - ago,
      expires_at: Date.now() - ago,
      profile,
      saves: 1 as const,
    });
    const rows = [left(`${team.teamId}-a`, 60_000, 'a'), left(`${team.teamId}-b`, 180_000, 'b')];
    await server.store.tx((query) => query.insertInto('interact_session').values(rows).execute());
    expect(await team.start({ profile: { name: 'a' } })).toMatchObject(IN_USE);
    await team.end(await team.open('b'));
  });
  test('one that has grown too large stays as it was', async () => {
    const small = await start({ profileBytes: 2048 });
    onTestFinished(() => small.close());
    const { key } = await server.caller();
    const team = new Sessions(small, key);
    await team.signsIn('ada', site.url);
    const id = await team.open('ada');
    await team.act(id, [{ type: 'goto', url: `${site.url}/fill` }]);
    expect(await team.end(id)).toBe(
      'The profile was not kept: it has more than 2048 bytes. Visit fewer sites with it, or begin a new one.',
    );
    expect(await team.reads('ada', site.url)).toBe(SIGNED_IN);
    expect(small.log.join('\n')).toContain('"why":"tooLarge"');
  });
  test('a team has so many of them, those that are about to be counted', async () => {
    const team = await caller();
    await team.signsIn('a', site.url);
    const [b, c] = [await team.open('b'), await team.open('c')];
    const refused = await team.start({ profile: { name: 'd' } });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('has 3 profiles') },
    });
    await team.end(c);
    await team.end(await team.open('d'));
    await team.end(b);
    await team.end(await team.open('a'));
    expect((await server.team(team.teamId)).running).toBe(0);
  });
  test('zero data retention has none, and loses those that were', async () => {
    const team = await caller();
    await team.signsIn('ada', site.url);
    const id = await team.open('ada');
    await team.act(id, read(site.url));
    await server.store.tx((query) => changeTeam(query, team.teamId, { zeroDataRetention: true }));
    expect(await team.end(id)).toBe(
      'The profile was not kept: the team has zero data retention enabled by now.',
    );
    for (const saveChanges of [true, false])
      expect(await team.start({ profile: { name: 'ada', saveChanges } })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('nor with a profile') },
      });
    expect((await team.start({})).status).toBe(200);
    await pruneProfiles(server.store, 86_400_000);
    expect(await names(server, team.teamId)).toEqual([]);
  });
  test('it is deleted when nobody has used it for its time, and not before', async () => {
    const team = await caller();
    for (const name of ['old', 'used']) {
      const id = await team.open(name);
      await team.act(id, [{ type: 'goto', url: site.url }]);
      await team.end(id);
    }
    await server.store.tx((query) =>
      query
        .updateTable('profile')
        .set({ last_used_at: sql<number>`last_used_at - 90000` })
        .where('team_id', '=', team.teamId)
        .execute(),
    );
    await team.end(await team.open('used', { saveChanges: false }));
    await pruneProfiles(server.store, 60_000);
    expect(await names(server, team.teamId)).toEqual(['used']);
  });
  test('it is pruned by the server itself', async () => {
    const place = await newPlace(kind);
    const brief = await start({ profileRetentionMs: 1000 }, place);
    onTestFinished(async () => {
      await brief.close();
      await place.remove();
    });
    const team = await caller(brief);
    const id = await team.open('ada');
    await team.act(id, [{ type: 'goto', url: site.url }]);
    await team.end(id);
    await vi.waitFor(async () => expect(await names(brief, team.teamId)).toEqual([]), { timeout: 30_000 });
  });
  test('its name may have any letters, and is taken as it is', async () => {
    const team = await caller();
    const odd = ["'; drop table profile; --", '../\u65e5\u672c/%00 \u{1F600}', 'e\u0301'];
    for (const name of odd) {
      const id = await team.open(name);
      await team.act(id, [{ type: 'goto', url: site.url }]);
      await team.end(id);
    }
    expect(await names(server, team.teamId)).toEqual(odd.toSorted());
    const { body } = await team.start({ profile: { name: '\u00e9', saveChanges: false } });
    expect(body).toMatchObject({ warning: expect.stringContaining('no profile') });
  });
  test('what it holds stands nowhere in plain sight, and opens with its key alone', async () => {
    const team = await caller();
    await team.signsIn('ada', site.url);
    const secrets = ['ada-in', 'kept-in-the-browser', 'Dear reader'];
    const rows = JSON.stringify(await server.store.db.selectFrom('profile').selectAll().execute());
    const directory = server.place.options.dataDirectory;
    const files = readdirSync(directory).map((file) => readFileSync(join(directory, file), 'latin1'));
    for (const secret of secrets)
      for (const place of [rows, files.join(''), server.log.join('\n')]) expect(place).not.toContain(secret);
    const other = Buffer.alloc(32, 8).toString('base64');
    await expect(start({ webhookSealKey: other })).rejects.toThrow('webhookSealKey');
    const renewed = await start({ webhookSealKey: `${other},${SEAL_KEY}` });
    onTestFinished(() => renewed.close());
    expect(await new Sessions(renewed, team.key).reads('ada', site.url)).toBe(SIGNED_IN);
    // The process before still has the old key alone: it reads what it has sealed itself.
    expect(await team.reads('ada', site.url)).toBe(SIGNED_IN);
  });
});

describe.skipIf(!hasBrowser)('a process that is killed', () => {
  test.each(killedOn('postgres'))('frees its profile on %s, which is as it was', async (kind) => {
    const site = await serveSite(members);
    const place = await newPlace(kind);
    const { dataDirectory, databaseUrl } = place.options;
    const environment = {
      WEB_DATA_ALLOW_PRIVATE: '127.0.0.1:*',
      WEB_DATA_LEASE_MS: '2000',
      WEB_DATA_BROWSER_NO_SANDBOX: browserNoSandbox,
      ...(databaseUrl !== undefined && { WEB_DATA_DATABASE_URL: databaseUrl }),
    };
    const first = await startProgram(dataDirectory!, environment);
    const team = new Sessions(first, first.key);
    await team.signsIn('ada', site.url);
    const id = await team.open('ada');
    await team.act(id, [
      { type: 'goto', url: site.url },
      { type: 'click', name: 'Change' },
    ]);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const second = await startTestServer(
      { agentRuns: 0, browserNoSandbox, leaseMs: 2000, plans: defaultPlans },
      kind,
      place,
    );
    onTestFinished(async () => {
      await second.close();
      await place.remove();
      await site.close();
    });
    const after = new Sessions(second, first.key);
    await vi.waitFor(async () => expect((await after.start({ profile: { name: 'ada' } })).status).toBe(200), {
      timeout: 30_000,
      interval: 500,
    });
    expect(await after.reads('ada', site.url)).toBe(SIGNED_IN);
  });
});

async function names({ store }: TestServer, teamId: string): Promise<string[]> {
  const rows = await store.db.selectFrom('profile').select('name').where('team_id', '=', teamId).execute();
  return rows.map(({ name }) => name).toSorted();
}

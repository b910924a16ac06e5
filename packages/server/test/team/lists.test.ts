import { Firecrawl } from '@mendable/firecrawl-js';
import { createClient } from '@web-data/client';
import type { AgentList } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';

const DAY = 86_400_000;
/** The first moment of a month: so many after the current one, UTC. */
function monthAt(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString();
}

/** Runs, spending and concurrency of a team, as the library of the deployed service asks for them. */
describe.each(storeKinds)('on %s, the library of the deployed service reads', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ agentRuns: 0 }, kind);
  });
  afterAll(() => server.close());
  const library = (apiKey: string): Firecrawl => new Firecrawl({ apiKey, apiUrl: server.url });
  /** Starts runs, each in a millisecond of its own unless `at` says the times. */
  async function startRuns(key: string, count: number, at?: (index: number) => number): Promise<string[]> {
    const { agent } = createClient({ baseUrl: server.url, apiKey: key });
    const ids = [];
    for (let index = 0; index < count; index++) {
      const { id } = await agent.start({ prompt: `Find ${index}.`, maxCredits: 1 });
      ids.push(id);
      const created_at = at?.(index) ?? Date.now() - (count - index) * 1000;
      await server.store.tx((query) =>
        query
          .updateTable('agent_job')
          .set({ created_at } as object) // Only a test moves it.
          .where('id', '=', id)
          .execute(),
      );
    }
    return ids.toReversed();
  }
  /** Follows `next` as the library does: by its `before`. */
  async function readAll(key: string, limit: number): Promise<AgentList['agents'][]> {
    const pages = [];
    for (let url: string | undefined = `${server.url}/v2/agent?limit=${limit}`; url;) {
      const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
      const { agents, next } = (await response.json()) as AgentList;
      pages.push(agents);
      expect(next === undefined || next.startsWith(`${server.url}/v2/agent?before=`)).toBe(true);
      url = next;
    }
    return pages;
  }

  test('its agent runs, page by page', async () => {
    const { key } = await server.caller({ credits: 100 });
    expect(await library(key).listAgents()).toEqual({ success: true, agents: [] });
    const ids = await startRuns(key, 5);
    const pages = await readAll(key, 2);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat().map(({ id }) => id)).toEqual(ids);
    const { agents } = await library(key).listAgents({ before: Date.parse(pages[0]!.at(-1)!.createdAt) });
    expect(agents?.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  test('a page of just as many runs as there are has no next', async () => {
    const { key } = await server.caller({ credits: 100 });
    await startRuns(key, 2);
    expect((await readAll(key, 2)).map(({ length }) => length)).toEqual([2]);
  });

  test('runs of one millisecond stay in one page', async () => {
    const { key } = await server.caller({ credits: 100 });
    const since = Date.now() - 60_000;
    const ids = await startRuns(key, 5, (index) => since + (index === 0 || index === 4 ? index : 1));
    const pages = await readAll(key, 2);
    expect(pages.map(({ length }) => length)).toEqual([4, 1]);
    expect(
      pages
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
  });

  test('what a run was started with, without the passwords of its addresses', async () => {
    const { key } = await server.caller({ credits: 100 });
    const { agent } = createClient({ baseUrl: server.url, apiKey: key });
    const schema = { type: 'object' };
    const prompt = `Read https://ada:pa55word@example.com/?token=t0ken ${'x'.repeat(400)}`;
    const urls = ['https://ada:pa55word@example.com/'];
    const { id } = await agent.start({ prompt, urls, schema, maxCredits: 7 });
    const [run] = (await library(key).listAgents()).agents ?? [];
    const shown = `Read https://ada:[redacted]@example.com/?token=[redacted] ${'x'.repeat(400)}`;
    expect(run).toEqual({
      id,
      status: 'processing',
      createdAt: expect.stringMatching(/^\d{4}-/),
      targetHint: shown.slice(0, 300),
      creditsUsed: 0,
      options: { prompt: shown, urls: ['https://ada:[redacted]@example.com/'], schema, model: 'gen-2' },
    });
    await library(key).cancelAgent(id);
    await expect
      .poll(async () => (await library(key).listAgents()).agents?.[0]?.status, { timeout: 10_000 })
      .toBe('failed');
  });

  test('what it spent, by month and by key', async () => {
    const { key, keyId, teamId } = await server.caller({ credits: 1000 });
    const charge = (id: string, credits: number, at: number, by: string | null = keyId) =>
      server.store.tx((query) =>
        query
          .insertInto('ledger')
          .values({
            id: `${teamId}-${id}`,
            team_id: teamId,
            kind: 'charge',
            credits: -credits,
            operation: 'mapUrls',
            request_id: id,
            key_id: by,
            created_at: at,
          })
          .execute(),
      );
    const { key: unspent } = await server.caller();
    expect(await library(unspent).getCreditUsageHistorical()).toEqual({ success: true, periods: [] });
    const [before, current] = [Date.parse(monthAt(-1)), Date.parse(monthAt(0))];
    await charge('first', 3, before);
    await charge('last', 4, current - 1, null);
    await charge('now', 5, current);
    await charge('free', 0, Date.parse(monthAt(-2)));
    await charge('old', 9, Date.parse(monthAt(-24)) + 20 * DAY);
    const periods = [
      { startDate: monthAt(0), endDate: null, creditsUsed: 5 },
      { startDate: monthAt(-1), endDate: monthAt(0), creditsUsed: 7 },
    ];
    expect(await library(key).getCreditUsageHistorical()).toEqual({ success: true, periods });
    const name = { apiKey: 'test', keyId };
    expect(await library(key).getCreditUsageHistorical(true)).toEqual({
      success: true,
      periods: [
        { ...periods[0], ...name },
        { ...periods[1], creditsUsed: 4 },
        { ...periods[1], ...name, creditsUsed: 3 },
      ],
    });
  });

  test('how much it runs at once', async () => {
    const { key } = await server.caller({ plan: 'narrow' });
    expect(await library(key).getConcurrency()).toEqual({ concurrency: 0, maxConcurrency: 1 });
  });

  test('nothing of another team, and nothing by a key without the scope', async () => {
    const { key } = await server.caller({ credits: 100 });
    const [id] = await startRuns(key, 1);
    const other = library((await server.caller({ credits: 5 })).key);
    expect((await other.listAgents()).agents).toEqual([]);
    expect((await library(key).listAgents()).agents?.map((run) => run.id)).toEqual([id]);
    expect((await other.getCreditUsageHistorical(true)).periods).toEqual([]);
    const bound = library((await server.caller({ scopes: ['map'] })).key);
    await expect(bound.listAgents()).rejects.toMatchObject({ status: 403 });
    await expect(bound.getCreditUsageHistorical()).rejects.toMatchObject({ status: 403 });
    await expect(bound.getConcurrency()).rejects.toMatchObject({ status: 403 });
    const { key: forgetful } = await server.caller({ team: { zeroDataRetention: true } });
    await expect(library(forgetful).listAgents()).rejects.toMatchObject({ status: 400 });
  });
});

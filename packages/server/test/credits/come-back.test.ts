import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeBackIn } from '../../src/accounts/credits/come-back.ts';
import { RunningWork } from '../../src/capabilities/operations/running-work.ts';
import { call, startJob } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

/** When a team that has as much running as its plan allows is told to come back. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    agentRuns: 0,
    plans: { free: { requestsPerMinute: 100, concurrency: 2 } },
  });
});
afterAll(async () => server.close());

test.each([
  [0, '1'],
  [1500, '2'],
  [40_000, '40'],
  [1_800_000, '60'],
  [-5000, '1'],
])('after %i ms of the work that began last: in %s s', (age, seconds) => {
  expect(comeBackIn(age)).toBe(seconds);
});

test('a scrape beside two works that take long is not told to come back at once', async () => {
  const { key, teamId } = await server.caller({ plan: 'free' });
  for (let job = 0; job < 2; job++) await startJob(server, key, { prompt: 'x', maxCredits: 1 });
  const ask = (operation: 'scrapeUrl' | 'startAgent', path: string, body: object) =>
    call(server, operation, path, { key, method: 'POST', body });
  const scrape = () => ask('scrapeUrl', '/scrape', { url: 'http://127.0.0.1/' });
  // The jobs wait, for this server runs none: they are in nobody's way.
  expect((await scrape()).status).not.toBe(429);
  // Holds of work that runs, whoever runs it, since 40 and 45 s ago.
  await server.store.tx(async (query) => {
    const holds = await query.selectFrom('hold').select('id').where('team_id', '=', teamId).execute();
    for (const [index, { id }] of holds.entries()) {
      const created_at = Date.now() - 40_000 - index * 5000;
      await query
        .updateTable('hold')
        .set({ created_at } as never)
        .where('id', '=', id)
        .execute();
    }
    await query.updateTable('account').set({ running: 2 }).where('team_id', '=', teamId).execute();
  });
  const answer = await scrape();
  expect(answer).toMatchObject({ status: 429, body: { error: 'Concurrency limit reached' } });
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThanOrEqual(40);
  expect(wait).toBeLessThanOrEqual(60);
  // One more job waits as well.
  expect((await ask('startAgent', '/agent', { prompt: 'x', maxCredits: 1 })).status).toBe(200);
});

test('works of this process tell how long the last of a team has run', async () => {
  let now = 1000;
  const running = new RunningWork(10, () => now);
  const ends: (() => void)[] = [];
  const work = running.withLimit<'mapUrls'>(() => new Promise((resolve) => ends.push(resolve as () => void)));
  const begin = () => void work({ identity: { teamId: 'a' } } as Parameters<typeof work>[0]);
  expect(running.sinceLast('a')).toBe(0);
  begin();
  now = 5000;
  begin();
  now = 8000;
  expect([running.of('a'), running.sinceLast('a'), running.sinceLast('b')]).toEqual([2, 3000, 0]);
  for (const end of ends) end();
});

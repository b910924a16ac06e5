import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Credits } from '../../src/accounts/credits/credits.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { kindsOfTeam } from '../support/teams.ts';

let server: TestServer;
let site: Site;
let answer: (() => void)[] = [];
let isHeld = false;
const listener = pages({ '/': ['/a'], '/a': [] });
beforeAll(async () => {
  server = await startTestServer({ mapShareMs: 300 });
  site = await serveSite((request, response) => {
    if (isHeld) answer.push(() => listener(request, response));
    else listener(request, response);
  });
});
beforeEach(() => {
  site.asked.length = 0;
  answer = [];
  isHeld = false;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const visits = (): number => site.asked.filter((path) => path === '/').length;

describe.each(kindsOfTeam)('for %s', (_kind, kind) => {
  it('visits a site once for all who ask the same at once, and charges each', async () => {
    const [one, two] = [await server.caller(kind), await server.caller(kind)];
    const answers = await Promise.all(
      [one.key, two.key, one.key, two.key].map((key) => server.map(key, { url: `${site.url}/` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(visits()).toBe(1);
    expect([(await server.team(one.teamId)).credits, (await server.team(two.teamId)).credits]).toEqual([
      998, 998,
    ]);
  });

  it.each([
    ['another body', { search: 'x' }],
    ['ignoreCache', { ignoreCache: true }],
  ])('visits it again for %s', async (_title, more) => {
    const { key } = await server.caller(kind);
    await server.map(key, { url: site.url });
    const before = visits();
    await server.map(key, { url: site.url, ...more });
    expect(visits()).toBe(before + 1);
  });

  it.each([
    ['no credits', { credits: 0 }, 402, 'Payment Required: Insufficient credits'],
    ['no free slot', { plan: 'narrow' }, 429, 'Concurrency limit reached'],
  ] as const)('refuses what it has already to a team with %s', async (_title, caller, status, error) => {
    const keeping = await startTestServer({ mapShareMs: 60_000 });
    const [rich, { key, teamId }] = [
      await keeping.caller(kind),
      await keeping.caller({ ...kind, ...caller }),
    ];
    await keeping.map(rich.key, { url: site.url });
    const { id: instanceId } = await keeping.store.db
      .selectFrom('instance')
      .select('id')
      .executeTakeFirstOrThrow();
    const work = {
      teamId,
      operation: 'mapUrls',
      credits: 0,
      concurrency: 1,
      instanceId,
      requestId: 'r',
    };
    await new Credits(keeping.store).move({ kind: 'open', ...work });
    const answer = await keeping.map(key, { url: site.url });
    expect([answer.status, answer.body]).toEqual([status, { success: false, error }]);
    expect((await keeping.map(rich.key, { url: site.url })).status).toBe(200);
    expect(visits()).toBe(1);
    expect((await keeping.team(rich.teamId)).credits).toBe(998);
    await keeping.close();
  });

  it('visits it again after a moment', async () => {
    const { key } = await server.caller(kind);
    await server.map(key, { url: site.url, limit: 7 });
    await server.map(key, { url: site.url, limit: 7 });
    expect(visits()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 350));
    await server.map(key, { url: site.url, limit: 7 });
    expect(visits()).toBe(2);
  });

  it('goes on for those who wait when one of them goes, and ends when all have gone', async () => {
    const { key, teamId } = await server.caller(kind);
    isHeld = true;
    const aborts = [new AbortController(), new AbortController()];
    const calls = aborts.map(({ signal }) =>
      server.map(key, { url: site.url, limit: 9 }, { signal }).catch(() => 'gone'),
    );
    await expect.poll(async () => (await server.team(teamId)).running).toBe(2);
    aborts[0]!.abort();
    expect(await calls[0]).toBe('gone');
    await expect.poll(async () => (await server.team(teamId)).running).toBe(1);
    isHeld = false;
    for (const reply of answer) reply();
    expect(await calls[1]).toMatchObject({ status: 200 });
    expect(await server.team(teamId)).toMatchObject({ credits: 999, held: 0, running: 0 });
  });
});

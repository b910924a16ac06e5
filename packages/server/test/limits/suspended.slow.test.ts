import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { changeTeam } from '../../src/accounts/teams/teams.ts';
import { callJob, endedJob, startJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

describe.each(storeKinds)('a suspended team on %s', (kind) => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>Page ${request.url}</p>`);
    });
    server = await startTestServer({ agentPollMs: 50 }, kind);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const suspend = (teamId: string, suspended: boolean) =>
    server.store.tx((query) => changeTeam(query, teamId, { suspended }));
  const asked = () => site.asked.filter((path) => path.startsWith('/page')).length;

  it('is rejected, its jobs stop and go on once it is resumed, and others are served', async () => {
    const urls = Array.from({ length: 400 }, (_, index) => `${site.url}/page/${index}`);
    const { key, teamId } = await server.caller();
    const id = await startJob(server, key, 'batch', { urls, maxConcurrency: 2 });
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(20), { timeout: 60_000, interval: 20 });

    expect((await suspend(teamId, true)).suspended).toBe(true);
    const message = 'The team is suspended. Ask whoever runs the service why.';
    const body = { error: 'Forbidden', details: { cause: 'suspended', message } };
    expect(await callJob(server, key, 'getBatchScrape', { id })).toMatchObject({ status: 403, body });
    expect(await server.map(key, { url: site.url })).toMatchObject({ status: 403, body });
    const job = server.store.db.selectFrom('job').select(['owner', 'interruptions']).where('id', '=', id);
    await vi.waitFor(
      async () => expect(await job.execute()).toEqual([{ owner: null, interruptions: 0 }]),
      60_000,
    );
    const before = asked();
    await sleep(500);
    expect(asked()).toBe(before);
    expect(before).toBeLessThan(400);
    const other = await server.caller();
    const second = await startJob(server, other.key, 'batch', { urls: [`${site.url}/other`] });
    expect((await endedJob(server, other.key, 'batch', second)).completed).toBe(1);

    await suspend(teamId, false);
    const ended = await endedJob(server, key, 'batch', id);
    expect(ended).toMatchObject({ status: 'completed', completed: 400, creditsUsed: 400 });
    expect(await auditCredits(server.store)).toEqual([]);
  });
});

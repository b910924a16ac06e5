import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { openStore } from '../../src/platform/store/open.ts';
import { callJob, endedJob, pathOf, startJob } from '../support/crawls.ts';
import { startProgram } from '../support/program.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { killedOn, newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';

const PAGES = 120;
/** Kills of a run; `CRASH_ROUNDS=50` makes a long one, on every kind of store. */
const LONG = process.env['CRASH_ROUNDS'];
const ROUNDS = Number(LONG ?? 1);

/** A crawl and a batch whose process is killed again and again: nothing is lost, listed twice or charged twice. */
describe.each(LONG ? storeKinds : killedOn('postgres'))('crawls on %s, killed again and again', (kind) => {
  let site: Site;
  let place: Place;
  beforeAll(async () => {
    place = await newPlace(kind);
    site = await serveSite((request, response) => {
      const path = request.url ?? '/';
      if (path === '/robots.txt') return void response.writeHead(404).end();
      const number = path === '/' ? 0 : Number(path.slice(1));
      const links = [number * 2 + 1, number * 2 + 2].filter((next) => next < PAGES);
      const anchors = links.map((next) => `<a href="/${next}">x</a>`).join('');
      // A page takes a while, so that a kill finds some in work.
      setTimeout(
        () =>
          void response
            .setHeader('content-type', 'text/html')
            .end(`<title>${number}</title><p>Text ${number}.</p>${anchors}`),
        20,
      );
    });
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  test('every page comes once, and the credits are exact', async () => {
    const { dataDirectory, databaseUrl } = place.options;
    const environment = {
      WEB_DATA_ALLOW_PRIVATE: '127.0.0.1:*',
      WEB_DATA_LEASE_MS: '1000',
      WEB_DATA_AGENT_POLL_MS: '50',
      ...(databaseUrl !== undefined && { WEB_DATA_DATABASE_URL: databaseUrl }),
    };
    let program = await startProgram(dataDirectory, environment);
    const { key } = program;
    const crawl = await startJob(program, key, 'crawl', { url: site.url, sitemap: 'skip' });
    const urls = Array.from({ length: PAGES }, (_, number) => `${site.url}/${number}`);
    const batch = await startJob(program, key, 'batch', { urls });
    for (let round = 0; round < ROUNDS; round++) {
      const before = site.asked.length;
      // It is at work when it dies; when all is done already, there is nothing left to kill.
      for (let wait = 0; wait < 400 && site.asked.length < before + 15; wait++) await sleep(25);
      await program.end('SIGKILL');
      program = await startProgram(dataDirectory, environment);
    }
    const jobs = {
      crawl: await endedJob(program, key, 'crawl', crawl),
      batch: await endedJob(program, key, 'batch', batch),
    };
    for (const job of Object.values(jobs)) {
      expect(job).toMatchObject({ status: 'completed', completed: PAGES, total: PAGES, creditsUsed: PAGES });
      const numbers = job.data.map(({ metadata }) => pathOf(metadata.sourceURL));
      expect(new Set(numbers).size).toBe(PAGES);
      expect(job.data).toHaveLength(PAGES);
    }
    const { body } = await callJob(program, key, 'getCrawlErrors', { id: crawl });
    expect(body).toMatchObject({ errors: [], robotsBlocked: [] });
    // What was in flight at a kill is asked for again, and nothing else: 32 pages of each job at most.
    expect(site.asked.length).toBeLessThanOrEqual(2 * PAGES + 10 + ROUNDS * 2 * 33);
    await program.end('SIGTERM');
    const store = await openStore(place.options);
    expect(await auditCredits(store)).toEqual([]);
    expect(await store.db.selectFrom('hold').select('id').execute()).toEqual([]);
    await store.close();
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError } from '@web-data/net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readTeam } from '../../src/accounts/teams/teams.ts';
import { storeCrawl } from '../../src/capabilities/crawl/accept.ts';
import { pageEntry, sitemapEntry } from '../../src/capabilities/crawl/entry.ts';
import type { Entry } from '../../src/capabilities/crawl/entry.ts';
import type { Outcome } from '../../src/capabilities/crawl/outcome.ts';
import { CreditHold } from '../../src/capabilities/crawl/credit-hold.ts';
import { runCrawl } from '../../src/capabilities/crawl/run-crawl.ts';
import type { CrawlServices } from '../../src/capabilities/crawl/run-crawl.ts';
import { Step } from '../../src/capabilities/crawl/step.ts';
import type { StepEnd, StepOptions } from '../../src/capabilities/crawl/step.ts';
import { Credits } from '../../src/accounts/credits/credits.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { ClaimLost } from '../../src/platform/jobs/job.ts';
import type { ClaimedJob } from '../../src/platform/jobs/job.ts';
import type { CrawlRow } from '../../src/platform/store/tables/crawl.ts';
import type { CrawlUrlRow } from '../../src/platform/store/tables/crawl.ts';
import { newStore } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let opened: Awaited<ReturnType<typeof newStore>>;
beforeAll(async () => void (opened = await newStore('sqlite')));
afterAll(() => opened.close());

const url = (name: string): string => `https://example.com/${name}`;
const page = (name: string): Entry => pageEntry(url(name), 0);
const nameOf = (entry: Pick<Entry, 'url'>): string => new URL(entry.url).pathname.slice(1);
const content = (entry: CrawlUrlRow): Outcome => ({ entry, found: [], page: { data: '{}', credits: 1 } });

/** A batch of these entries that this process has claimed, each page at one credit. */
async function claimed(entries: readonly Entry[], { limit = 100, credits = 100 } = {}) {
  const { store } = opened;
  const teamId = await newTeam(store, credits);
  const queue = new JobQueue<CrawlRow>(store, `lane-${teamId}`, { table: 'crawl', open: ['scraping'] });
  const identity = {
    keyId: 'key',
    scopes: new Set<never>(),
    teamId,
    plan: 'scale',
    organizationId: 'organization',
    threatProtection: 'disabled' as const,
    threatOverrides: false,
    threatPolicy: {} as never, // Not in force.
    siemLogging: false,
    zeroDataRetention: false,
    suspended: false,
  };
  const id = await store.tx((query) =>
    storeCrawl(queue, query, {
      kind: 'batch',
      start: { operation: 'startBatchScrape', teamId },
      identity,
      requestId: 'request',
      storedRequest: {},
      startUrl: null,
      entries,
      pageLimit: limit,
      price: 1,
      retentionMs: 60_000,
    }),
  );
  const claim = (await queue.claim({ owner: 'here', except: [] }))!;
  const row = () => store.db.selectFrom('crawl').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { queue, claim, teamId, row };
}

type Claimed = Awaited<ReturnType<typeof claimed>>;

/** One step of a claimed batch. */
async function stepOf(
  { queue, claim, teamId, row }: Claimed,
  visit: StepOptions['visit'],
  { stop = new AbortController().signal, ...options }: Partial<StepOptions> & { stop?: AbortSignal } = {},
): Promise<StepEnd> {
  const before = await row();
  const purse = new CreditHold(new Credits(queue.store), { teamId, holdId: before.hold_id }, 1);
  const usual = {
    width: 4,
    delayMs: 0,
    stepMs: 60_000,
    price: 1,
    scans: undefined,
    maxStoredBytes: Infinity,
  };
  const told = { onTimeUp: () => {}, onCharged: () => {} };
  return new Step(
    { queue, claim, row: before, creditHold: purse, visit, ...usual, ...told, ...options },
    stop,
  ).run();
}

/** Visits that are counted, and go on once `most` of them have been in flight together, and a moment has passed. */
function countFlights(most = 1) {
  const flights = { now: 0, most: 0, visited: [] as string[] };
  const visit = async (entry: CrawlUrlRow): Promise<Outcome> => {
    flights.visited.push(nameOf(entry));
    flights.most = Math.max(flights.most, ++flights.now);
    await vi.waitFor(() => expect(flights.most).toBeGreaterThanOrEqual(most), { timeout: 60_000 });
    await sleep(20);
    flights.now--;
    return content(entry);
  };
  return { flights, visit };
}

describe('a step of a crawl', () => {
  const ten = Array.from({ length: 10 }, (_, at) => page(`p${at}`));

  test('visits each page once, writes it and is done', async () => {
    const batch = await claimed(ten);
    const { flights, visit } = countFlights();
    expect(await stepOf(batch, visit)).toEqual({ reason: 'done' });
    expect(flights.visited.toSorted()).toEqual(ten.map(nameOf).toSorted());
    expect(await batch.row()).toMatchObject({ completed: 10, waiting: 0, failed: 0, credits_used: 10 });
    expect(await readTeam(opened.store.db, batch.teamId)).toMatchObject({ credits: 89, held: 1 });
  });

  test.each<[width: number, limit: number, most: number]>([
    [4, 100, 4],
    [1, 100, 1],
    [8, 3, 3],
    [8, 1, 1],
  ])('of width %i, for at most %i pages, has %i pages in flight', async (width, limit, most) => {
    const batch = await claimed(ten, { limit });
    const { flights, visit } = countFlights(most);
    const end = await stepOf(batch, visit, { width });
    expect(flights.most).toBe(most);
    expect(flights.visited).toHaveLength(Math.min(limit, 10));
    expect(end).toEqual({ reason: limit < 10 ? 'limit' : 'done' });
  });

  test('visits another page in the place of one that failed, up to the limit', async () => {
    const batch = await claimed(ten, { limit: 2 });
    const visited: string[] = [];
    const end = await stepOf(batch, async (entry) => {
      visited.push(nameOf(entry));
      const error = { kind: 'error', url: entry.url, error: 'gone' } as const;
      return visited.length <= 3 ? { entry, found: [], failure: error } : content(entry);
    });
    expect(end).toEqual({ reason: 'limit' });
    expect(visited).toHaveLength(5);
    expect(await batch.row()).toMatchObject({ completed: 2, failed: 3, waiting: 5, credits_used: 2 });
  });

  test('ends without credits once none are left, and charges what was read', async () => {
    const batch = await claimed(ten, { credits: 3 });
    expect(await stepOf(batch, async (entry) => content(entry))).toEqual({ reason: 'credits' });
    expect(await batch.row()).toMatchObject({ completed: 3, waiting: 7, credits_used: 3 });
    expect(await readTeam(opened.store.db, batch.teamId)).toMatchObject({ credits: 0, held: 0 });
  });

  test('reserves the credits of a failed page for the next', async () => {
    const batch = await claimed(ten, { credits: 1 });
    const end = await stepOf(batch, async (entry) =>
      nameOf(entry) === 'p0'
        ? { entry, found: [], failure: { kind: 'error', url: entry.url, error: 'gone' } }
        : content(entry),
    );
    expect(end).toEqual({ reason: 'credits' });
    expect(await batch.row()).toMatchObject({ completed: 1, failed: 1, waiting: 8 });
  });

  test('pays for no file', async () => {
    const batch = await claimed([sitemapEntry(url('map.xml'), 1)], { credits: 1 });
    const end = await stepOf(batch, async (entry) => ({ entry, found: [] }), { price: 50 });
    expect(end).toEqual({ reason: 'done' });
  });

  test('takes up what a page led to', async () => {
    const batch = await claimed([page('a')]);
    const visited: string[] = [];
    await stepOf(batch, async (entry) => {
      visited.push(nameOf(entry));
      return { ...content(entry), found: nameOf(entry) === 'a' ? [page('b'), page('a')] : [] };
    });
    expect(visited).toEqual(['a', 'b']);
    expect(await batch.row()).toMatchObject({ urls: 2, completed: 2 });
  });

  test.each<[status: number | undefined, stored: number | null]>([
    [404, 404],
    [undefined, null],
  ])('writes a failed page with its status %s', async (status, stored) => {
    const batch = await claimed([page('a')]);
    await stepOf(batch, async (entry) => ({
      entry,
      found: [],
      failure: { kind: 'error', url: entry.url, error: 'no\0page', status },
    }));
    const faults = await opened.store.db
      .selectFrom('crawl_error')
      .select(['position', 'kind', 'url', 'error', 'status'])
      .where('crawl_id', '=', batch.claim.id)
      .execute();
    expect(faults).toEqual([
      { position: 0, kind: 'error', url: url('a'), error: 'no\uFFFDpage', status: stored },
    ]);
  });

  test('leaves what is to be tried again to a step at that time', async () => {
    const batch = await claimed([page('a')]);
    const retryAt = Date.now() + 30_000;
    const end = (await stepOf(batch, async (entry) => ({ entry, found: [], retryAt }))) as {
      retryInMs: number;
    };
    expect(end.retryInMs).toBeGreaterThan(25_000);
    expect(end.retryInMs).toBeLessThanOrEqual(30_000);
    expect(await batch.row()).toMatchObject({ completed: 0, failed: 0, waiting: 1 });
  });

  test('leaves the second page to the next step where the delay is long', async () => {
    const batch = await claimed(ten);
    const { flights, visit } = countFlights();
    const end = (await stepOf(batch, visit, { width: 1, delayMs: 5000 })) as { retryInMs: number };
    expect(flights.visited).toEqual(['p0']);
    expect(end.retryInMs).toBeGreaterThan(4000);
    expect(end.retryInMs).toBeLessThanOrEqual(5000);
  });

  test('goes on later when its time is over, without what was given up then', async () => {
    const batch = await claimed(ten);
    const end = stepOf(
      batch,
      async (entry) => {
        if (nameOf(entry) === 'p0') return content(entry);
        await sleep(60);
        throw new FetchError('Aborted', 'No turn.');
      },
      { width: 2, stepMs: 30 },
    );
    expect(await end).toEqual({ retryInMs: 0 });
    expect(await batch.row()).toMatchObject({ completed: 1, waiting: 9 });
  });

  test('goes on at once after a stop, whatever a visit says then', async () => {
    const batch = await claimed(ten);
    const stopping = new AbortController();
    const end = stepOf(
      batch,
      async () => {
        stopping.abort();
        throw new Error('stopped');
      },
      { stop: stopping.signal, width: 1 },
    );
    expect(await end).toEqual({ retryInMs: 0 });
    expect(await batch.row()).toMatchObject({ completed: 0, waiting: 10 });
  });

  test('throws what a visit throws', async () => {
    const batch = await claimed(ten);
    const bug = new TypeError('bug');
    await expect(stepOf(batch, () => Promise.reject(bug))).rejects.toThrow(bug);
  });

  test('ends where the crawl was cancelled meanwhile, and writes nothing', async () => {
    const batch = await claimed(ten);
    const end = stepOf(
      batch,
      async (entry) => {
        const { id } = batch.claim;
        await opened.store.tx((query) =>
          query.updateTable('crawl').set({ status: 'cancelled' }).where('id', '=', id).execute(),
        );
        return content(entry);
      },
      { width: 1 },
    );
    await expect(end).rejects.toThrow(ClaimLost);
    expect(await batch.row()).toMatchObject({ status: 'cancelled', completed: 0 });
  });
});

/** What the first claim is worth after the lease of its process. */
const lose = ({ claim }: Claimed) =>
  opened.store.tx((query) =>
    query
      .updateTable('job')
      .set({ owner: 'there', attempt: claim.attempt + 1 })
      .where('id', '=', claim.id)
      .execute(),
  );

const services = (queue: JobQueue<CrawlRow>): CrawlServices =>
  ({ queue, retentionMs: 60_000, onFinished: () => expect.unreachable() }) as unknown as CrawlServices;

const run = ({ queue }: Claimed, claim: ClaimedJob) =>
  runCrawl(services(queue), claim, new AbortController().signal);

describe('a claim that another process was given meanwhile', () => {
  test('fails the step, which writes nothing', async () => {
    const batch = await claimed([page('a')]);
    const end = stepOf(batch, async (entry) => {
      await lose(batch);
      return content(entry);
    });
    await expect(end).rejects.toThrow(ClaimLost);
    expect(await batch.row()).toMatchObject({ status: 'scraping', completed: 0, credits_used: 0 });
  });

  test('leaves the crawl to the other', async () => {
    const batch = await claimed([page('a')]);
    await lose(batch);
    await expect(run(batch, batch.claim)).rejects.toThrow(ClaimLost);
    expect(await batch.row()).toMatchObject({ status: 'scraping', finished_at: null });
    expect(await batch.queue.claim({ owner: 'third', except: [] })).toBeUndefined();
  });

  test('ends no crawl that was interrupted too often', async () => {
    const batch = await claimed([page('a')]);
    await lose(batch);
    await expect(run(batch, { ...batch.claim, interruptions: 20 })).rejects.toThrow(ClaimLost);
    expect(await batch.row()).toMatchObject({ status: 'scraping' });
  });
});

describe('a claim after interruptions', () => {
  test('of 20 of them ends the crawl as failed', async () => {
    const batch = await claimed([page('a')]);
    const finished: string[] = [];
    const services = {
      queue: batch.queue,
      retentionMs: 60_000,
      onFinished: (kind: string, status: string) => void finished.push(`${kind} ${status}`),
    } as unknown as CrawlServices;
    const claim = { ...batch.claim, interruptions: 20 };
    expect(await runCrawl(services, claim, new AbortController().signal)).toBe('ended');
    expect(finished).toEqual(['batch failed']);
    expect(await batch.row()).toMatchObject({
      status: 'failed',
      error: 'The work was interrupted again and again.',
    });
    expect(await readTeam(opened.store.db, batch.teamId)).toMatchObject({ credits: 100, held: 0 });
  });
});

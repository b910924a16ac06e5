import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '../../src/platform/ids.ts';
import { ClaimLost } from '../../src/platform/jobs/job.ts';
import { defineJobKind } from '../../src/platform/jobs/job-kind.ts';
import type { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { pruneExpired } from '../../src/platform/retention/retention.ts';
import type { Query, Store } from '../../src/platform/store/store.ts';
import type { CrawlRow } from '../../src/platform/store/tables/crawl.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const HOUR = 3_600_000;
const open = ['scraping'] as const;
const dependents = { crawl_error: { parent: 'crawl_id', key: 'position' } };

interface Services {
  queue: JobQueue<CrawlRow>;
  ran(id: string): void;
}

describe.each(storeKinds)('a kind of job on %s', (storeKind) => {
  let store: Store;
  let close: () => Promise<void>;
  beforeAll(async () => ({ store, close } = await newStore(storeKind)));
  afterAll(() => close());

  /** A row of the kind; what its other columns mean does not matter here. */
  const addRow = async (status: CrawlRow['status'], { expiresIn = HOUR, errors = 0 } = {}) => {
    const [id, teamId] = [uuidv7(), await newTeam(store, 0)];
    const counts = { page_limit: 1, urls: 0, waiting: 0, completed: 0, failed: 0, errors, credits_used: 0 };
    const nothing = { start_url: null, warning: null, error: null, finished_at: null };
    const texts = { kind: 'batch', request: '{}', identity: '{}', request_id: id, hold_id: id } as const;
    const times = { created_at: 0, expires_at: Date.now() + expiresIn };
    const positions = Array.from({ length: errors }, (_, position) => position);
    await store.tx(async (query) => {
      const row = { id, team_id: teamId, status, ...texts, ...counts, ...nothing, ...times };
      await query.insertInto('crawl').values(row).execute();
      const error = { crawl_id: id, kind: 'error', url: '', error: '', created_at: 0, status: null } as const;
      for (const position of positions)
        await query
          .insertInto('crawl_error')
          .values({ ...error, position })
          .execute();
    });
    return { id, teamId };
  };
  const has = async (id: string): Promise<boolean> => {
    const row = store.db.selectFrom('crawl').select('id').where('id', '=', id);
    return (await row.executeTakeFirst()) !== undefined;
  };
  const countJobs = async (id: string): Promise<number> =>
    (await store.db.selectFrom('job').select('id').where('id', '=', id).execute()).length;
  const countErrors = async (id: string): Promise<number> =>
    (await store.db.selectFrom('crawl_error').select('position').where('crawl_id', '=', id).execute()).length;

  const kind = defineJobKind<CrawlRow, Services>({
    name: `kind-${uuidv7()}`,
    table: 'crawl',
    open,
    retention: { dependents },
    stopMs: 1000,
    describe: ({ request }) => request,
    async run({ queue, ran }, job) {
      ran(job.id);
      await queue.store.tx((query) => queue.lockOwned(query, job));
      await queue.store.tx((query) => queue.end(query, job));
      return 'ended';
    },
  });

  it.each([
    ['runs a job whose row is open', 'scraping'],
    ['removes a job whose row has ended, without another run', 'completed'],
  ] as const)('%s', async (_, status) => {
    const queue = kind.openQueue(store);
    const row = await addRow(status);
    await store.tx((query) => queue.enqueue(query, row));
    const ran: string[] = [];
    const services = { queue, ran: (id: string) => void ran.push(id) };
    const options = { log: pino({ level: 'silent' }), owner: uuidv7(), slots: 1, pollMs: 10 };
    const worker = kind.openWorker(queue, services, options);
    worker.start();
    await vi.waitUntil(async () => (await countJobs(row.id)) === 0, 10_000);
    await worker.close();
    expect(ran).toEqual([row.id]);
  });

  it.each([
    ['another process owns the job', { owner: 'there' }],
    ['it was claimed once more', { attempt: 2 }],
  ] as const)('locks no row where %s, and does not end its job', async (_, change) => {
    const queue = kind.openQueue(store);
    const row = await addRow('scraping');
    await store.tx((query) => queue.enqueue(query, row));
    const claim = (await queue.claim({ owner: 'here' }))!;
    expect((await store.tx((query) => queue.lockOwned(query, claim))).id).toBe(row.id);
    await store.tx((query) => query.updateTable('job').set(change).where('id', '=', row.id).execute());
    await expect(store.tx((query) => queue.lockOwned(query, claim))).rejects.toThrow(ClaimLost);
    expect(await store.tx((query) => queue.end(query, claim))).toBe(false);
    expect(await countJobs(row.id)).toBe(1);
  });

  it.each([
    ['an open row that has expired', 'scraping', -1, true],
    ['an ended row until it expires', 'completed', HOUR, true],
    ['no ended row that has expired', 'completed', -1, false],
  ] as const)('shows %s, and deletes it when it is not shown', async (_, status, expiresIn, isShown) => {
    const row = await addRow(status, { expiresIn, errors: 2 });
    const found = await kind.openQueue(store).findRetained(store.db, row);
    expect(found?.id).toBe(isShown ? row.id : undefined);
    await pruneExpired(store, { table: 'crawl', open, dependents });
    expect([await has(row.id), await countErrors(row.id)]).toEqual([isShown, isShown ? 2 : 0]);
  });

  it('shows the row of another team to nobody', async () => {
    const { id } = await addRow('scraping');
    const other = { id, teamId: await newTeam(store, 0) };
    expect(await kind.openQueue(store).findRetained(store.db, other)).toBeUndefined();
  });

  it('deletes more dependents than a transaction does, and each row once in two processes', async () => {
    const rows = [
      await addRow('failed', { expiresIn: -1, errors: 2001 }),
      await addRow('failed', { expiresIn: -1 }),
    ];
    const deleted: string[] = [];
    const beforeDelete = async (_: Query, id: string): Promise<void> => void deleted.push(id);
    const prune = () => pruneExpired(store, { table: 'crawl', open, dependents, beforeDelete });
    const counts = await Promise.all([prune(), prune()]);
    expect(counts[0] + counts[1]).toBe(2);
    expect(deleted.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(await countErrors(rows[0]!.id)).toBe(0);
  });
});

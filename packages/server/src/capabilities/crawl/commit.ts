import { applyMovements } from '../../accounts/credits/ledger.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ClaimedJob } from '../../platform/jobs/job.ts';
import { readStoredBytes } from '../../platform/store/stored-bytes.ts';
import type { Query } from '../../platform/store/store.ts';
import type {
  CrawlErrorRow,
  CrawlPageRow,
  CrawlRow,
  CrawlUrlRow,
} from '../../platform/store/tables/crawl.ts';
import { storeSnapshot } from '../changes/snapshots.ts';
import type { Snapshot } from '../changes/snapshots.ts';
import { announcePages } from './announcements.ts';
import { CRAWL_CHANGES } from './changes-topic.ts';
import { isPage } from './entry.ts';
import type { Entry } from './entry.ts';
import { addEntries, addFailures, addPages, findKnown, postpone, settle } from './frontier.ts';
import type { Outcome } from './outcome.ts';

/** The row of a crawl after a commit, and the charged credits. */
export interface Committed {
  row: CrawlRow;
  /** Sum of the prices of stored pages. */
  charged: number;
  /** Bytes that its team stores. */
  teamBytes: number;
}

/** Maximum URLs that a crawl stores: so many for each page of its limit, plus a constant. */
const NAMED_A_PAGE = 3;
const NAMED_BESIDES = 1000;

/**
 * Writes the outcomes of entries in one transaction: pages, failures, the frontier, the counts, the credits, and the
 * events of the webhook.
 * @param scans credits of scans since the last commit.
 * @throws {ClaimLost} when another process has claimed the crawl, or it has ended.
 */
export async function commitOutcomes(
  queue: JobQueue<CrawlRow>,
  claim: ClaimedJob,
  outcomes: readonly Outcome[],
  scans: number,
): Promise<Committed> {
  const { store } = queue;
  return store.tx(async (query) => {
    const before = await queue.lockOwned(query, claim);
    const keys = outcomes.flatMap(({ entry, names = [] }) => [entry.key, ...names]);
    const result = new Result(before, await findKnown(store, query, claim.id, keys));
    for (const outcome of outcomes) result.take(outcome);
    const storedBefore = await readStoredBytes(query, before.team_id);
    const row = await write(queue, query, result, { outcomes, scans });
    const credits = result.charged + scans;
    const { team_id: teamId, hold_id: holdId } = row;
    if (credits > 0) {
      const [drawn] = await applyMovements(store, query, [{ kind: 'draw', teamId, holdId, credits }]);
      if (drawn?.ok !== true) throw new Error(`The hold of crawl ${claim.id} cannot be charged.`);
    }
    await announcePages(store, query, row, result.ended);
    store.topics.notifyAfter(query, CRAWL_CHANGES);
    const teamBytes = storedBefore + row.stored_bytes - before.stored_bytes;
    return { row, charged: result.charged, teamBytes };
  }, claim.teamId);
}

async function write(
  { store }: JobQueue,
  query: Query,
  result: Result,
  { outcomes, scans }: { outcomes: readonly Outcome[]; scans: number },
): Promise<CrawlRow> {
  const { before, pages, failures } = result;
  const { id } = before;
  await settle(store, query, id, result.settled);
  await postpone(store, query, id, result.retries);
  await addPages(store, query, pages);
  await addFailures(store, query, failures);
  for (const snapshot of result.snapshots) await storeSnapshot(query, snapshot);
  const aliases = await addEntries(store, query, id, {
    entries: result.aliases,
    from: before.urls,
    settled: true,
  });
  const room = NAMED_BESIDES + NAMED_A_PAGE * before.page_limit - before.urls;
  const found = outcomes.flatMap((outcome) => outcome.found).slice(0, Math.max(0, room));
  const added = await addEntries(store, query, id, { entries: found, from: before.urls });
  const row: CrawlRow = {
    ...before,
    start_url: outcomes.find(({ startUrl }) => startUrl !== undefined)?.startUrl ?? before.start_url,
    urls: before.urls + added.entries,
    waiting: before.waiting + added.pages - result.done,
    completed: before.completed + pages.length,
    failed: before.failed + result.failed,
    errors: before.errors + failures.length,
    credits_used: before.credits_used + result.charged + scans,
    stored_bytes: before.stored_bytes + aliases.bytes + added.bytes + result.bytes,
  };
  const { start_url, urls, waiting, completed, failed, errors, credits_used, stored_bytes } = row;
  await query
    .updateTable('crawl')
    .set({ start_url, urls, waiting, completed, failed, errors, credits_used, stored_bytes })
    .where('id', '=', id)
    .execute();
  return row;
}

type Known = ReadonlyMap<string, Pick<CrawlUrlRow, 'key' | 'kind' | 'settled'>>;

/** Merges outcomes with the known entries of the crawl. */
class Result {
  readonly before: CrawlRow;
  readonly pages: CrawlPageRow[] = [];
  readonly failures: CrawlErrorRow[] = [];
  readonly snapshots: Snapshot[] = [];
  /** Pages with content and pages that failed for good, in the order in which they ended. */
  readonly ended: (CrawlPageRow | CrawlErrorRow)[] = [];
  readonly settled: string[] = [];
  readonly aliases: Entry[] = [];
  readonly retries: Pick<CrawlUrlRow, 'key' | 'attempt' | 'run_at'>[] = [];
  /** Number of pages that leave the frontier. */
  done = 0;
  failed = 0;
  charged = 0;
  readonly #known: Known;
  readonly #settledKeys = new Set<string>();

  constructor(before: CrawlRow, known: Known) {
    this.before = before;
    this.#known = known;
  }

  take(outcome: Outcome): void {
    const { entry, names = [], page, failure, retryAt } = outcome;
    // Another entry had the same page, so its content is stored already.
    if (this.#isSettled(entry.key)) return;
    if (retryAt !== undefined) {
      this.retries.push({ key: entry.key, attempt: entry.attempt + 1, run_at: retryAt });
      return;
    }
    const others = names.filter((name) => name !== entry.key);
    const isNew = !others.some((name) => this.#isSettled(name));
    this.#settle(entry.key);
    for (const name of others) if (!this.#isSettled(name)) this.#settle(name);
    if (page !== undefined && isNew) this.#list(entry, page);
    if (failure !== undefined) this.#fail(entry, failure);
  }

  /** Bytes of the pages and the failures. */
  get bytes(): number {
    const pages = this.pages.reduce((sum, { bytes }) => sum + bytes, 0);
    return this.failures.reduce((sum, { url, error }) => sum + Buffer.byteLength(url + error), pages);
  }

  #isSettled(key: string): boolean {
    return this.#settledKeys.has(key) || this.#known.get(key)?.settled === 1;
  }

  #settle(key: string): void {
    this.#settledKeys.add(key);
    const known = this.#known.get(key);
    if (known === undefined) {
      this.aliases.push({ key, kind: 'alias', url: '', depth: 0 });
      return;
    }
    this.settled.push(key);
    if (isPage(known)) this.done += 1;
  }

  #list({ url }: Entry, { data, credits, snapshot }: NonNullable<Outcome['page']>): void {
    const position = this.before.completed + this.pages.length;
    const page = { crawl_id: this.before.id, position, bytes: Buffer.byteLength(data), data, url };
    this.pages.push(page);
    this.ended.push(page);
    if (snapshot !== undefined) this.snapshots.push(snapshot);
    this.charged += credits;
  }

  #fail(entry: Entry, { kind, url, error, status }: NonNullable<Outcome['failure']>): void {
    const position = this.before.errors + this.failures.length;
    const failure = {
      crawl_id: this.before.id,
      position,
      kind,
      url,
      error,
      created_at: Date.now(),
      status: status ?? null,
    };
    this.failures.push(failure);
    if (kind !== 'error' || !isPage(entry)) return;
    this.failed += 1;
    this.ended.push(failure);
  }
}

import { sql } from 'kysely';
import type { Store } from '../../platform/store/store.ts';
import { STUCK_AFTER } from '../../platform/jobs/job-worker.ts';
import type { Context } from '../account-services.ts';
import { containsText, hasText, isWithin } from '../lists/filters.ts';
import { readAfter, toPart, USUAL_LIMIT } from '../lists/read-part.ts';
import type { Order, Part, Read } from '../lists/read-part.ts';
import { toIsoTime } from '../times.ts';
import { jobSources } from './job-sources.ts';
import type { JobSource } from './job-sources.ts';
import type { Job } from './to-job.ts';

type Query = Context<'listJobs'>['query'];

const createdAt = sql.ref('created_at');

/** Lists the jobs of a team, of all kinds, merged by their order. */
export async function listJobs(store: Store, teamId: string, query: Query): Promise<Part<Job>> {
  const { kind, status, keyId, limit = USUAL_LIMIT } = query;
  const sources = jobSources.filter(
    (one) =>
      (kind === undefined || one.kinds.includes(kind)) &&
      (status === undefined || one.statuses[status] !== undefined) &&
      (keyId === undefined || one.identity !== undefined),
  );
  const reads = await Promise.all(sources.map((source) => readSource(store, teamId, { source, query })));
  const { items, ...next } = toPart(reads, { order: resolveOrder(query), limit });
  return { items: await withQueueStates(store, items), ...next };
}

function readSource(
  store: Store,
  teamId: string,
  { source, query }: { source: JobSource; query: Query },
): Promise<Read<Job>> {
  const { search, kind, status, keyId, from, to, cursor, limit = USUAL_LIMIT } = query;
  const select = source
    .select(store, teamId)
    .where(isWithin(createdAt, { from, to }))
    .$if(kind !== undefined && source.kind !== undefined, (jobs) =>
      jobs.where(sql<boolean>`${source.kind!} = ${kind!}`),
    )
    .$if(status !== undefined, (jobs) => jobs.where(source.statuses[status!]!))
    .$if(keyId !== undefined, (jobs) => jobs.where(containsText(`"keyId":"${keyId!}"`, [source.identity!])))
    // JSON holds a text escaped. A rough filter: `isFound` decides by the public members, so a search cannot guess others.
    .$if(search !== undefined, (jobs) =>
      jobs.where(containsText(JSON.stringify(search!).slice(1, -1), source.listSearched(store))),
    );
  const isFound = ({ id, title, username }: Job): boolean => hasText(search!, [id, title, username]);
  return readAfter(select, {
    order: resolveOrder(query, source.credits),
    id: sql.ref('id'),
    cursor,
    limit,
    toItem: (row) => source.toJob(row as never),
    keep: search === undefined ? undefined : isFound,
  });
}

function resolveOrder({ sort = 'newest' }: Query, credits: Order['by'] = createdAt): Order {
  if (sort === 'credits') return { by: credits, kind: 'number', direction: 'desc' };
  return { by: createdAt, kind: 'number', direction: sort === 'newest' ? 'desc' : 'asc' };
}

/** A job with the name of its queue. */
export interface FoundJob {
  job: Job;
  queue: string;
}

/** Finds a job of a team; undefined when the team has none with this id. */
export async function findJob(store: Store, teamId: string, id: string): Promise<FoundJob | undefined> {
  for (const { select, toJob, queue } of jobSources) {
    const row = await select(store, teamId).where('id', '=', id).executeTakeFirst();
    if (row === undefined) continue;
    const [job] = await withQueueStates(store, [toJob(row as never)]);
    return { job: job!, queue };
  }
  return undefined;
}

/** Adds to jobs that have not ended how they stand in their queues. */
async function withQueueStates({ db }: Store, jobs: readonly Job[]): Promise<Job[]> {
  const open = jobs.flatMap(({ id, status }) => (status === 'processing' ? [id] : []));
  if (open.length === 0) return [...jobs];
  const rows = await db
    .selectFrom('job')
    .select(['id', 'owner', 'attempt', 'interruptions', 'run_at'])
    .where('id', 'in', open)
    .execute();
  const states = new Map(rows.map((row) => [row.id, row]));
  return jobs.map((job) => {
    const row = states.get(job.id);
    if (row === undefined) return job;
    const queue = {
      state: row.owner === null ? 'waiting' : 'running',
      attempts: row.attempt,
      isStuck: row.interruptions >= STUCK_AFTER,
      runsAt: toIsoTime(row.run_at),
    } as const;
    return Object.assign(job, { queue });
  });
}

import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { agentKind } from '../../capabilities/agent/jobs/agent-kind.ts';
import { crawlKind } from '../../capabilities/crawl/crawl-kind.ts';
import { checkKind } from '../../capabilities/monitor/monitor-kinds.ts';
import { OPEN_CHECKS } from '../../capabilities/monitor/states.ts';
import { mailKind } from '../../platform/mail/mail-kind.ts';
import type { Store } from '../../platform/store/store.ts';
import type { Tables } from '../../platform/store/tables.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { webhookKind } from '../../platform/webhooks/webhook-kind.ts';
import { selectOrigin } from '../lists/filters.ts';
import { toAgentJob, toCheckJob, toCrawlJob, toMailJob, toWebhookJob } from './to-job.ts';
import type { Job } from './to-job.ts';

type Status = Job['status'];

/** A table with jobs: selects those of a team, with the SQL of their common values. */
export interface JobSource {
  kinds: readonly Job['kind'][];
  /** Name of the queue of its jobs. */
  queue: string;
  select(store: Store, teamId: string): Selection;
  toJob(row: never): Job;
  kind?: RawBuilder<unknown>;
  /** The value that a row has for each status; a status without one has no rows. */
  statuses: { readonly [Name in Status]?: RawBuilder<boolean> };
  credits: RawBuilder<unknown>;
  /** Public part of the key; undefined where jobs have none. */
  identity?: RawBuilder<unknown>;
  /** SQL of the texts to search; a superset of those that a job displays. */
  listSearched(store: Store): readonly RawBuilder<unknown>[];
}

/** The columns that all sources have are those of a crawl. */
type Selection = SelectQueryBuilder<Tables, 'crawl', CrawlRow>;

const is = (condition: string): RawBuilder<boolean> => sql.raw(condition);
/** An expression, as a number alone would name a column of an order. */
const none = sql.raw('cast(0 as bigint)');
const monitorName = sql<string>`(select name from monitor where monitor.id = monitor_check.monitor_id)`;

function selectCrawls({ db }: Store, teamId: string): Selection {
  return db.selectFrom('crawl').selectAll().where('team_id', '=', teamId).where(crawlKind.isRetained());
}

/** The tables with jobs of teams. Monitors have a list of their own. */
export const jobSources: readonly JobSource[] = [
  {
    kinds: ['agent'],
    queue: agentKind.name,
    select: ({ db }, teamId) =>
      db
        .selectFrom('agent_job')
        .selectAll()
        .where('team_id', '=', teamId)
        .where(agentKind.isRetained()) as never,
    toJob: toAgentJob,
    statuses: {
      processing: is(`status = 'processing'`),
      completed: is(`status = 'completed' and coalesce(outcome, '') <> 'cancelled'`),
      failed: is(`status = 'failed' and coalesce(outcome, '') <> 'cancelled'`),
      cancelled: is(`outcome = 'cancelled'`),
    },
    credits: sql.ref('credits_used'),
    identity: sql.ref('identity'),
    listSearched: () => [sql.ref('id'), sql.ref('request')],
  },
  {
    kinds: ['crawl', 'batch'],
    queue: crawlKind.name,
    select: selectCrawls,
    toJob: toCrawlJob,
    kind: sql.ref('kind'),
    statuses: {
      processing: is(`status = 'scraping'`),
      completed: is(`status = 'completed'`),
      failed: is(`status = 'failed'`),
      cancelled: is(`status = 'cancelled'`),
    },
    credits: sql.ref('credits_used'),
    identity: sql.ref('identity'),
    listSearched: () => [sql.ref('id'), sql.ref('request'), sql`coalesce(start_url, urls || ' pages')`],
  },
  {
    kinds: ['check'],
    queue: checkKind.name,
    select: ({ db }, teamId) =>
      db
        .selectFrom('monitor_check')
        .selectAll()
        .select(monitorName.as('monitor_name'))
        .where('team_id', '=', teamId)
        .where(checkKind.isRetained()) as never,
    toJob: toCheckJob,
    statuses: {
      processing: sql`status in (${sql.join(OPEN_CHECKS)})`,
      completed: is(`status in ('completed', 'partial')`),
      failed: is(`status = 'failed'`),
      skipped: is(`status = 'skipped_overlap'`),
    },
    credits: sql.ref('credits_used'),
    listSearched: () => [sql.ref('id'), monitorName],
  },
  {
    kinds: ['mail'],
    queue: mailKind.name,
    select: ({ db }, teamId) => db.selectFrom('mail').selectAll().where('team_id', '=', teamId) as never,
    toJob: toMailJob,
    statuses: { processing: is('1 = 1') },
    credits: none,
    listSearched: () => [sql.ref('id'), sql`recipient`],
  },
  {
    kinds: ['webhook'],
    queue: webhookKind.name,
    select: ({ db }, teamId) =>
      db.selectFrom('webhook').selectAll().where('team_id', '=', teamId).where('pending', '>', 0) as never,
    toJob: toWebhookJob,
    statuses: { processing: is('1 = 1') },
    credits: none,
    listSearched: (store) => [
      sql.ref('id'),
      selectOrigin(store, sql.ref('url')),
      sql`pending || ' events to '`,
    ],
  },
];

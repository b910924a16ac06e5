import type { components } from '@web-data/dashboard/account';
import { agentKind } from '../capabilities/agent/jobs/agent-kind.ts';
import { crawlKind } from '../capabilities/crawl/crawl-kind.ts';
import { hideUrlSecrets } from '../platform/log/hide-url-secrets.ts';
import type { Store } from '../platform/store/store.ts';
import type { AgentJobRow } from '../platform/store/tables/agent.ts';
import type { CrawlRow } from '../platform/store/tables/crawl.ts';
import { optionalTime, toIsoTime } from './times.ts';

export type Job = components['schemas']['Job'];

/** Max jobs of a list, and max characters of a title. */
const MAX_JOBS = 100;
const TITLE = 300;

/** Lists the newest jobs of a team, of all kinds. */
export async function listJobs(store: Store, teamId: string): Promise<Job[]> {
  const [runs, crawls] = await Promise.all([
    agentJobs(store, teamId).orderBy('created_at', 'desc').limit(MAX_JOBS).execute(),
    crawlJobs(store, teamId).orderBy('created_at', 'desc').limit(MAX_JOBS).execute(),
  ]);
  const jobs = [...runs.map(ofAgent), ...crawls.map(ofCrawl)];
  return jobs.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, MAX_JOBS);
}

/** Finds a job of a team; undefined when the team has none with this id. */
export async function findJob(store: Store, teamId: string, id: string): Promise<Job | undefined> {
  const run = await agentJobs(store, teamId).where('id', '=', id).executeTakeFirst();
  if (run !== undefined) return ofAgent(run);
  const crawl = await crawlJobs(store, teamId).where('id', '=', id).executeTakeFirst();
  return crawl && ofCrawl(crawl);
}

function agentJobs({ db }: Store, teamId: string) {
  return db.selectFrom('agent_job').selectAll().where('team_id', '=', teamId).where(agentKind.isRetained());
}

function crawlJobs({ db }: Store, teamId: string) {
  return db.selectFrom('crawl').selectAll().where('team_id', '=', teamId).where(crawlKind.isRetained());
}

function ofAgent(row: AgentJobRow): Job {
  const { prompt, ...request } = JSON.parse(row.request) as RequestFields & { prompt: string };
  const status = row.outcome === 'cancelled' ? 'cancelled' : row.status;
  return { ...common(row, request), kind: 'agent', status, title: toTitle(prompt) };
}

function ofCrawl(row: CrawlRow): Job {
  const { completed, failed, waiting, kind } = row;
  const request = JSON.parse(row.request) as RequestFields & { url?: string };
  const title = request.url ?? row.start_url ?? `${row.urls} pages`;
  return {
    ...common(row, request),
    kind,
    status: row.status === 'scraping' ? 'processing' : row.status,
    title: toTitle(title),
    pages: { completed, failed, waiting },
  };
}

/** The whole team reads it, and only who made the job knows the passwords of its addresses. */
function toTitle(text: string): string {
  return hideUrlSecrets(text).slice(0, TITLE);
}

/** Members that requests of all kinds may have. */
interface RequestFields {
  auditMetadata?: { username: string };
}

function common(row: AgentJobRow | CrawlRow, { auditMetadata }: RequestFields) {
  const { keyId } = JSON.parse(row.identity) as { keyId?: string }; // The server writes both.
  return {
    id: row.id,
    creditsUsed: row.credits_used,
    createdAt: toIsoTime(row.created_at),
    ...optionalTime('finishedAt', row.finished_at),
    ...(auditMetadata && { username: auditMetadata.username }),
    ...(keyId && { keyId }),
    ...(row.error !== null && { error: row.error }),
  };
}

import type { TeamActivity, TeamActivityItem } from '@web-data/types';
import type { Identity } from '../../accounts/keys/identity.ts';
import { agentKind } from '../agent/jobs/agent-kind.ts';
import { crawlKind } from '../crawl/crawl-kind.ts';
import { hideUrlSecrets } from '@web-data/net/secrets';
import type { Store } from '../../platform/store/store.ts';

type Endpoint = TeamActivityItem['endpoint'];

/** Filter and page of a list of jobs. */
export interface ActivityQuestion {
  endpoint?: Endpoint | undefined;
  /** Max jobs; 50 by default. */
  limit?: number | undefined;
  /** Id of the last job that the caller has. */
  cursor?: string | undefined;
}

/** Default number of jobs of a list. */
const USUAL = 50;
/** Milliseconds for which jobs are listed. */
const SINCE = 86_400_000;
/** Max characters of a target. */
const TARGET = 300;

/**
 * Lists jobs of a team, the newest first. Ids grow with time (UUID version 7), so the last one of a page is the cursor
 * of the next.
 */
export async function readActivity(
  store: Store,
  { teamId, zeroDataRetention }: Identity,
  { endpoint, limit = USUAL, cursor }: ActivityQuestion,
): Promise<TeamActivity> {
  if (zeroDataRetention) return { success: true, data: [], cursor: null, has_more: false };
  const part = { teamId, max: limit + 1, before: cursor?.toLowerCase() };
  const jobs = await Promise.all([
    endpoint === undefined || endpoint === 'agent' ? readRuns(store, part) : [],
    endpoint === 'agent' ? [] : readCrawls(store, { ...part, endpoint }),
  ]);
  const found = jobs.flat().toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const data = found.slice(0, limit);
  const has_more = found.length > limit;
  return { success: true, data, cursor: has_more ? data.at(-1)!.id : null, has_more };
}

interface Part {
  teamId: string;
  max: number;
  before: string | undefined;
}

async function readRuns({ db }: Store, { teamId, max, before }: Part): Promise<TeamActivityItem[]> {
  const rows = await db
    .selectFrom('agent_job')
    .select(['id', 'request', 'created_at'])
    .where('team_id', '=', teamId)
    .where('created_at', '>', Date.now() - SINCE)
    .where(agentKind.isRetained())
    .$if(before !== undefined, (select) => select.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map((row) => itemOf('agent', row, (JSON.parse(row.request) as { prompt: string }).prompt));
}

async function readCrawls(
  { db }: Store,
  { teamId, max, before, endpoint }: Part & { endpoint: Endpoint | undefined },
): Promise<TeamActivityItem[]> {
  const rows = await db
    .selectFrom('crawl')
    .select(['id', 'kind', 'request', 'created_at'])
    .where('team_id', '=', teamId)
    .where('created_at', '>', Date.now() - SINCE)
    .where(crawlKind.isRetained())
    .$if(endpoint !== undefined, (select) =>
      select.where('kind', '=', endpoint === 'crawl' ? 'crawl' : 'batch'),
    )
    .$if(before !== undefined, (select) => select.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map((row) => {
    const { url } = JSON.parse(row.request) as { url?: string }; // The server writes it.
    return itemOf(row.kind === 'crawl' ? 'crawl' : 'batch_scrape', row, url ?? null);
  });
}

function itemOf(
  endpoint: Endpoint,
  { id, created_at: at }: { id: string; created_at: number },
  target: string | null,
): TeamActivityItem {
  return {
    id,
    endpoint,
    api_version: 'v2',
    created_at: new Date(at).toISOString(),
    // The whole team reads it, and only who made the job knows the passwords of its addresses.
    target: target === null ? null : [...hideUrlSecrets(target)].slice(0, TARGET).join(''),
  };
}

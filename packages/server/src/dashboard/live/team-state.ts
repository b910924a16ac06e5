import { hash } from 'node:crypto';
import type { Store } from '../../platform/store/store.ts';

/** A hash of the state of each topic of a team. */
export type TeamState = Readonly<Record<Topic, string>>;

/** @see topics */
export type Topic = (typeof topics)[number];

/** `jobs`: the list of jobs and each of them; `usage`: requests, credits and running work. */
export const topics = ['jobs', 'usage'] as const;

/** Max jobs of each kind that are watched: as many as the list has. */
const MAX_JOBS = 100;
const DAY = 86_400_000;

/** Reads the state of a team. While its hashes are equal, a page that displays the team is up to date. */
export async function readTeamState(store: Store, teamId: string): Promise<TeamState> {
  const [runs, crawls, counts, account] = await Promise.all([
    store.db
      .selectFrom('agent_job')
      .select(['id', 'status', 'outcome', 'credits_used', 'events'])
      .where('team_id', '=', teamId)
      .orderBy('created_at', 'desc')
      .limit(MAX_JOBS)
      .execute(),
    store.db
      .selectFrom('crawl')
      .select(['id', 'status', 'completed', 'failed', 'waiting', 'errors', 'credits_used'])
      .where('team_id', '=', teamId)
      .orderBy('created_at', 'desc')
      .limit(MAX_JOBS)
      .execute(),
    store.db
      .selectFrom('request_count')
      .select((row) => [row.fn.sum('requests').as('requests'), row.fn.sum('failed').as('failed')])
      .where('team_id', '=', teamId)
      .where('day', '>=', Math.floor(Date.now() / DAY) - 1)
      .execute(),
    store.db.selectFrom('account').selectAll().where('team_id', '=', teamId).execute(),
  ]);
  return { jobs: computeFingerprint([runs, crawls]), usage: computeFingerprint([counts, account]) };
}

function computeFingerprint(rows: unknown): string {
  return hash('sha256', JSON.stringify(rows), 'hex').slice(0, 16);
}

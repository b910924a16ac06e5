import type { AgentList, AgentListItem, AgentRequest } from '@web-data/types';
import { hideUrlSecrets } from '@web-data/net/secrets';
import type { Store } from '../../../platform/store/store.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import { agentKind } from './agent-kind.ts';

/** The page of a list of runs. */
export interface ListQuestion {
  /** Milliseconds since the epoch; only runs that were accepted before. Default: all. */
  before?: number | undefined;
  /** Runs of the page, and all others of the millisecond of the last. */
  limit: number;
}

/** The columns that a list shows: neither the data of a run nor its policies. */
const columns = ['id', 'status', 'generation', 'request', 'credits_used', 'created_at'] as const;
/** Max characters of the short form of a task. */
const HINT = 300;

/**
 * Lists the runs of a team, the newest first.
 * @returns the runs, and `before` of the next page; undefined after the last.
 */
export async function listJobs(
  { db }: Store,
  teamId: string,
  { before, limit }: ListQuestion,
): Promise<{ agents: AgentList['agents']; before: number | undefined }> {
  const runs = db
    .selectFrom('agent_job')
    .where('team_id', '=', teamId)
    .where(agentKind.isRetained())
    .$if(before !== undefined, (select) => select.where('created_at', '<', before!));
  // A time is all that a client sends to read on, so a page ends between two of them.
  const last = await runs
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  const page = last === undefined ? runs : runs.where('created_at', '>=', last.created_at);
  const rows = await page.select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  const agents = rows.map(toItem);
  if (last === undefined) return { agents, before: undefined };
  const older = await runs.select('id').where('created_at', '<', last.created_at).limit(1).executeTakeFirst();
  return { agents, before: older && last.created_at };
}

function toItem(row: Pick<AgentJobRow, (typeof columns)[number]>): AgentListItem {
  const { prompt, urls, schema } = JSON.parse(row.request) as AgentRequest; // Written by us.
  // The whole team reads it, and only who started the run knows the passwords of its addresses.
  const redacted = hideUrlSecrets(prompt);
  return {
    id: row.id,
    status: row.status,
    createdAt: new Date(row.created_at).toISOString(),
    targetHint: [...redacted].slice(0, HINT).join(''),
    creditsUsed: row.credits_used,
    options: {
      prompt: redacted,
      ...(urls && { urls: urls.map(hideUrlSecrets) }),
      ...(schema && { schema }),
      model: row.generation,
    },
  };
}

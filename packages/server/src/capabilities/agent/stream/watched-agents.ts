import { isRetained } from '../../../platform/retention/retention.ts';
import type { Store } from '../../../platform/store/store.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import type { WatchedKind } from '../../live/live-jobs.ts';

/** The topic that is notified after each commit about a run, for those who watch it. */
export const AGENT_CHANGES = 'agent-changes';

/** Agent jobs, as those who watch them see them. */
export function watchedAgents(store: Store): WatchedKind<AgentJobRow> {
  return {
    topic: AGENT_CHANGES,
    readRows: (ids) =>
      store.db
        .selectFrom('agent_job')
        .selectAll()
        .where('id', 'in', [...ids])
        .where(isRetained(['processing']))
        .execute(),
    hasChanged: (before, now) => before.status !== now.status || before.events !== now.events,
  };
}

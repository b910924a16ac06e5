import type { components } from '@web-data/dashboard/account';
import type { MonitorPage } from '@web-data/types';
import { toMonitorState } from '../../capabilities/monitor/monitor-response.ts';
import { hideUrlSecrets } from '@web-data/net/secrets';
import type { MonitorCheckRow, MonitorPageRow, MonitorRow } from '../../platform/store/tables/monitor.ts';
import { optionalTime, toIsoTime } from '../times.ts';

type Schemas = components['schemas'];

/** Credits of a page with content, and of a search. */
export interface MonitorPrices {
  pageCredits: number;
  searchCredits: number;
}

/** Max characters of a diff: a list has up to 500. */
const MAX_DIFF = 20_000;

/** Converts a row to a monitor. The whole team reads it, so passwords and tokens of its addresses are hidden. */
export function toMonitor(row: MonitorRow, prices: MonitorPrices): Schemas['Monitor'] {
  const { targets, notification, estimatedCreditsPerMonth } = toMonitorState(row, prices);
  const { enabled = false, recipients } = notification?.email ?? {};
  const last = row.last_summary === null ? undefined : (JSON.parse(row.last_summary) as Summary);
  return {
    id: row.id,
    name: row.name,
    status: row.status === 'paused' ? 'paused' : 'active',
    cron: row.cron,
    timezone: row.timezone,
    targets: targets.flatMap(({ urls = [], url, queries = [] }) =>
      [...urls, ...(url === undefined ? [] : [url]), ...queries].map(hideUrlSecrets),
    ),
    ...(row.goal !== null && { goal: row.goal }),
    judgeEnabled: row.judge === 1,
    retentionDays: row.retention_days,
    ...(enabled && recipients && { recipients }),
    estimatedCreditsPerMonth: estimatedCreditsPerMonth ?? 0,
    ...optionalTime('nextRunAt', row.next_run_at),
    ...optionalTime('lastRunAt', row.last_run_at),
    ...(row.current_check_id !== null && { currentCheckId: row.current_check_id }),
    ...(last && { lastPages: toCounts(last) }),
    createdAt: toIsoTime(row.created_at),
  };
}

type Summary = Schemas['MonitorPageCounts'];

function toCounts({ same, changed, new: added, removed, error }: Summary): Summary {
  return { same, changed, new: added, removed, error };
}

export function toCheck(row: MonitorCheckRow): Schemas['MonitorCheck'] {
  return {
    id: row.id,
    status: row.status === 'skipped_overlap' ? 'skipped' : row.status,
    trigger: row.trigger_kind,
    pages: {
      same: row.same_pages,
      changed: row.changed_pages,
      new: row.new_pages,
      removed: row.removed_pages,
      error: row.error_pages,
    },
    creditsUsed: row.credits_used,
    ...(row.error !== null && { error: row.error }),
    createdAt: toIsoTime(row.created_at),
    ...optionalTime('startedAt', row.started_at),
    ...optionalTime('finishedAt', row.finished_at),
  };
}

export function toCheckPage({ position, data }: MonitorPageRow): Schemas['MonitorCheckPage'] {
  const { url, status, diff, judgment, error } = JSON.parse(data) as MonitorPage; // The server writes it.
  const text = diff?.text ?? (diff?.json && formatJsonDiff(diff.json));
  return {
    id: String(position),
    url: hideUrlSecrets(url),
    status,
    ...(text !== undefined && { diff: text.slice(0, MAX_DIFF) }),
    ...(judgment && { meaningful: judgment.meaningful, reason: judgment.reason }),
    ...(error !== undefined && { error }),
  };
}

/** Formats changed values as a unified diff: the name of each, its value before and after. */
function formatJsonDiff(changes: Readonly<Record<string, unknown>>): string {
  return Object.entries(changes)
    .flatMap(([name, change]) => {
      const { previous = null, current = null } = change as { previous?: unknown; current?: unknown };
      return [
        ` ${name}`,
        previous === null ? [] : `-${JSON.stringify(previous)}`,
        current === null ? [] : `+${JSON.stringify(current)}`,
      ].flat();
    })
    .join('\n');
}

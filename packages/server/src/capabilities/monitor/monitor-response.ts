import type { MonitorNotification, MonitorState } from '@web-data/types';
import type { MonitorRow } from '../../platform/store/tables/monitor.ts';
import { toIsoTime } from './check-state.ts';
import { countMaxPages, parseTargets, toTargetState } from './targets/target.ts';

/** Converts a row to a monitor as responses show it. @param prices credits of a page with content, and of a search. */
export function toMonitorState(
  row: MonitorRow,
  { pageCredits, searchCredits }: { pageCredits: number; searchCredits: number },
): MonitorState {
  const targets = parseTargets(row);
  const pages = row.last_pages ?? targets.reduce((sum, target) => sum + countMaxPages(target), 0);
  const searches = targets.reduce(
    (sum, target) => sum + (target.type === 'search' ? (target.queries ?? []).length : 0),
    0,
  );
  const credits = Math.ceil(row.runs_per_month * (pages * pageCredits + searches * searchCredits));
  return {
    id: row.id,
    name: row.name,
    status: row.status === 'paused' ? 'paused' : 'active',
    schedule: {
      cron: row.cron,
      ...(row.schedule_text !== null && { text: row.schedule_text }),
      timezone: row.timezone,
    },
    ...(row.next_run_at !== null && { nextRunAt: toIsoTime(row.next_run_at) }),
    ...(row.last_run_at !== null && { lastRunAt: toIsoTime(row.last_run_at) }),
    ...(row.current_check_id !== null && { currentCheckId: row.current_check_id }),
    targets: targets.map(toTargetState),
    ...(row.webhook !== null && { webhook: JSON.parse(row.webhook) as MonitorState['webhook'] & object }), // Written by us.
    ...(row.notification !== null && { notification: parseNotification(row.notification) }),
    retentionDays: row.retention_days,
    ...(row.goal !== null && { goal: row.goal }),
    judgeEnabled: row.judge === 1,
    estimatedCreditsPerMonth: credits,
    ...(row.last_summary !== null && {
      lastCheckSummary: JSON.parse(row.last_summary) as MonitorState['lastCheckSummary'] & object,
    }),
    createdAt: toIsoTime(row.created_at),
    updatedAt: toIsoTime(row.updated_at),
  };
}

/** Parses the recipients of a monitor and fills in the defaults. */
function parseNotification(text: string): NonNullable<MonitorState['notification']> {
  const { email } = JSON.parse(text) as MonitorNotification; // Written by us.
  if (email === undefined) return {};
  const { enabled = true, includeDiffs = false, recipients } = email;
  return { email: { enabled, ...(recipients && { recipients }), includeDiffs } };
}

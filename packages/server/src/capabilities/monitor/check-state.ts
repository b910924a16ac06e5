import type { MonitorCheckState } from '@web-data/types';
import type { MonitorCheckRow } from '../../platform/store/tables/monitor.ts';
import { toSummary } from './checks/summary.ts';

/** Converts a row to a check as responses and events show it. */
export function toCheckState(row: MonitorCheckRow): MonitorCheckState {
  return {
    id: row.id,
    monitorId: row.monitor_id,
    status: row.status,
    trigger: row.trigger_kind,
    ...(row.scheduled_at !== null && { scheduledFor: toIsoTime(row.scheduled_at) }),
    ...(row.started_at !== null && { startedAt: toIsoTime(row.started_at) }),
    ...(row.finished_at !== null && { finishedAt: toIsoTime(row.finished_at) }),
    actualCredits: row.credits_used,
    summary: toSummary(row),
    ...(row.error !== null && { error: row.error }),
    createdAt: toIsoTime(row.created_at),
    updatedAt: toIsoTime(row.updated_at),
  };
}

export function toIsoTime(time: number): string {
  return new Date(time).toISOString();
}

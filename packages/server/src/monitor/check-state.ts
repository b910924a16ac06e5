import type { MonitorCheckState } from '@web-data/types';
import type { MonitorCheckRow } from '../store/tables.ts';
import { summaryOf } from './checks/summary.ts';

/** A check as it is answered and told. */
export function toCheckState(row: MonitorCheckRow): MonitorCheckState {
  return {
    id: row.id,
    monitorId: row.monitor_id,
    status: row.status,
    trigger: row.trigger_kind,
    ...(row.due_at !== null && { scheduledFor: isoOf(row.due_at) }),
    ...(row.started_at !== null && { startedAt: isoOf(row.started_at) }),
    ...(row.finished_at !== null && { finishedAt: isoOf(row.finished_at) }),
    actualCredits: row.credits_used,
    summary: summaryOf(row),
    ...(row.error !== null && { error: row.error }),
    createdAt: isoOf(row.created_at),
    updatedAt: isoOf(row.updated_at),
  };
}

export function isoOf(time: number): string {
  return new Date(time).toISOString();
}

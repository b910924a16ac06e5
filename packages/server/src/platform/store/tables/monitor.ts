import type { Generated, Selectable } from 'kysely';
import type { Fixed, Flag, Time } from './columns.ts';

/** A monitor: the targets to watch, and when. */
export interface MonitorTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** `deleted`: hidden from callers; its rows are deleted in steps. */
  status: 'active' | 'paused' | 'deleted';
  name: string;
  /** Five fields. */
  cron: string;
  /** The schedule as plain text, where the request had one. */
  schedule_text: string | null;
  /** IANA name. */
  timezone: string;
  /** JSON array of the targets, each with its id. */
  targets: string;
  goal: string | null;
  judge: Flag;
  retention_days: number;
  /** JSON of its webhook as responses show it: without headers. */
  webhook: string | null;
  /** JSON of its recipients, as the request had them. */
  notification: string | null;
  /** JSON of its creator's identity: the policies that its checks are subject to. */
  identity: Fixed<string>;
  request_id: Fixed<string>;
  runs_per_month: number;
  /** When the next check runs, by the clock of the database; null while it is paused. */
  next_run_at: Time | null;
  /** When `next_run_at` was computed. A clock that shows an earlier time has been set back. */
  planned_at: Time;
  last_run_at: Time | null;
  /** The check that waits or runs. */
  current_check_id: string | null;
  /** JSON of the summary of the last check that was not skipped. */
  last_summary: string | null;
  /** Pages with content of that check. */
  last_pages: number | null;
  created_at: Fixed<Time>;
  updated_at: Time;
}

/** A check of a monitor. Once it has ended it never changes until it is deleted. */
export interface MonitorCheckTable {
  id: Fixed<string>;
  monitor_id: Fixed<string>;
  team_id: Fixed<string>;
  status: 'queued' | 'running' | 'completed' | 'partial' | 'failed' | 'skipped_overlap';
  trigger_kind: Fixed<'scheduled' | 'manual'>;
  /** Its scheduled time; a monitor has one check for each. Null for a check that a caller started. */
  scheduled_at: Fixed<Time | null>;
  started_at: Time | null;
  finished_at: Time | null;
  /** JSON of its progress: see `monitor/checks/work.ts`. */
  work: string;
  /** Number of rows in `monitor_page`, and the position of the next one; the sum of the five below. */
  pages: number;
  same_pages: number;
  changed_pages: number;
  new_pages: number;
  removed_pages: number;
  error_pages: number;
  credits_used: number;
  /** Bytes of its rows in `monitor_page`. */
  stored_bytes: Generated<number>;
  error: string | null;
  created_at: Fixed<Time>;
  updated_at: Time;
  /** When it is deleted; from then on responses are 404. */
  expires_at: Time;
}

/** The result for a page in a check, in the order of comparison. */
export interface MonitorPageTable {
  check_id: Fixed<string>;
  position: Fixed<number>;
  status: Fixed<'same' | 'new' | 'changed' | 'removed' | 'error'>;
  bytes: Fixed<number>;
  /** JSON of a `MonitorPage`. */
  data: Fixed<string>;
}

export type MonitorRow = Selectable<MonitorTable>;
export type MonitorCheckRow = Selectable<MonitorCheckTable>;
export type MonitorPageRow = Selectable<MonitorPageTable>;

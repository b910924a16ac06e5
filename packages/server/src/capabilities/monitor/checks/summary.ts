import type { MonitorCheckRow } from '../../../platform/store/tables/monitor.ts';

/** The number of pages that a check has compared, by result. */
export interface Summary {
  totalPages: number;
  same: number;
  changed: number;
  new: number;
  removed: number;
  error: number;
}

export function toSummary(row: MonitorCheckRow): Summary {
  return {
    totalPages: row.pages,
    same: row.same_pages,
    changed: row.changed_pages,
    new: row.new_pages,
    removed: row.removed_pages,
    error: row.error_pages,
  };
}

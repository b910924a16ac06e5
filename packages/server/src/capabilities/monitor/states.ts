import type { MonitorCheckRow, MonitorPageRow } from '../../platform/store/tables/monitor.ts';

/** The statuses that a check may move to, by status. A status without any is final. */
export const CHECK_MOVES: Readonly<Record<MonitorCheckRow['status'], readonly MonitorCheckRow['status'][]>> =
  {
    queued: ['running', 'completed', 'partial', 'failed'],
    running: ['completed', 'partial', 'failed'],
    completed: [],
    partial: [],
    failed: [],
    skipped_overlap: [],
  };

/** The statuses of a check that has not ended. */
export const OPEN_CHECKS: readonly MonitorCheckRow['status'][] = ['queued', 'running'];

export function isFinal(status: MonitorCheckRow['status']): boolean {
  return CHECK_MOVES[status].length === 0;
}

/** The column of a check that counts the pages of a status. */
export const COUNTED: { readonly [Status in MonitorPageRow['status']]: `${Status}_pages` } = {
  same: 'same_pages',
  changed: 'changed_pages',
  new: 'new_pages',
  removed: 'removed_pages',
  error: 'error_pages',
};

/** Number of checks in a row that must miss a page until it counts as removed. */
export const REMOVED_AFTER = 2;

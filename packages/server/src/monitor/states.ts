import type { MonitorCheckRow, MonitorPageRow } from '../store/tables.ts';

/** Where checks may go from where they stand: what has no way on is final. */
export const CHECK_MOVES: Readonly<Record<MonitorCheckRow['status'], readonly MonitorCheckRow['status'][]>> =
  {
    queued: ['running', 'completed', 'partial', 'failed'],
    running: ['completed', 'partial', 'failed'],
    completed: [],
    partial: [],
    failed: [],
    skipped_overlap: [],
  };

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

/** HTTP statuses that say that a page is gone, not that it cannot be read just now. */
export const REMOVED_STATUSES: ReadonlySet<number> = new Set([404, 410]);

/** Checks in a row in which a page must be gone until it counts as removed. */
export const REMOVED_AFTER = 2;

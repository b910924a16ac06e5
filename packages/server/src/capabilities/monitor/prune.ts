import { pruneRows } from '../../platform/retention/retention.ts';
import type { Store } from '../../platform/store/store.ts';
import { OPEN_CHECKS } from './states.ts';

/**
 * Deletes expired checks with their pages, and deleted monitors with all their rows.
 * @returns the number of checks and monitors deleted.
 */
export async function pruneMonitors(store: Store): Promise<number> {
  const { db } = store;
  const expired = await db
    .selectFrom('monitor_check')
    .innerJoin('monitor', 'monitor.id', 'monitor_check.monitor_id')
    .select('monitor_check.id')
    .where((row) =>
      row.or([
        row('monitor.status', '=', 'deleted'),
        row.and([
          row('monitor_check.expires_at', '<=', Date.now()),
          row('monitor_check.status', 'not in', OPEN_CHECKS),
        ]),
      ]),
    )
    .execute();
  const checks = await pruneRows(store, {
    table: 'monitor_check',
    ids: expired.map(({ id }) => id),
    dependents: { monitor_page: { parent: 'check_id', key: 'position' } },
  });
  // A check may have been added since the query for checks. None is added to a deleted monitor.
  const deleted = await db
    .selectFrom('monitor')
    .select('id')
    .where('status', '=', 'deleted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('monitor_check').select('monitor_check.id').whereRef('monitor_id', '=', 'monitor.id'),
        ),
      ),
    )
    .execute();
  const monitors = await pruneRows(store, {
    table: 'monitor',
    ids: deleted.map(({ id }) => id),
    dependents: {
      known_page: { parent: 'owner_id', key: 'key' },
      mail_subscription: { parent: 'subject_id', key: 'token' },
    },
  });
  return checks + monitors;
}

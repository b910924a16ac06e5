import { sql } from 'kysely';
import type { Store } from '../../platform/store/store.ts';
import type { MonitorCheckRow, MonitorPageRow, MonitorRow } from '../../platform/store/tables/monitor.ts';
import type { Context } from '../account-services.ts';
import { containsText, isWithin } from '../lists/filters.ts';
import { readPart, USUAL_LIMIT } from '../lists/read-part.ts';
import type { Order, Part } from '../lists/read-part.ts';

type MonitorQuery = Context<'listMonitors'>['query'];

const createdAt = sql.ref('created_at');
const id = sql.ref('id');
const orders: Record<NonNullable<MonitorQuery['sort']>, Order> = {
  newest: { by: createdAt, kind: 'number', direction: 'desc' },
  oldest: { by: createdAt, kind: 'number', direction: 'asc' },
  name: { by: sql`lower(name)`, kind: 'text', direction: 'asc' },
  lastRun: { by: sql`coalesce(last_run_at, 0)`, kind: 'number', direction: 'desc' },
};

/** Lists the monitors of a team. */
export function listMonitors(
  { db }: Store,
  teamId: string,
  { search, status, sort = 'newest', cursor, limit = USUAL_LIMIT }: MonitorQuery,
): Promise<Part<MonitorRow>> {
  const searched = [sql.ref('name'), id, sql`coalesce(goal, '')`];
  const monitors = db
    .selectFrom('monitor')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('status', '!=', 'deleted')
    .$if(status !== undefined, (select) => select.where('status', '=', status!))
    .$if(search !== undefined, (select) => select.where(containsText(search!, searched)));
  return readPart(monitors, { order: orders[sort], id, cursor, limit, toItem: (row) => row });
}

/** Lists the checks of a monitor. */
export function listChecks(
  { db }: Store,
  monitorId: string,
  { status, from, to, sort = 'newest', cursor, limit = USUAL_LIMIT }: Context<'listMonitorChecks'>['query'],
): Promise<Part<MonitorCheckRow>> {
  const stored = status === 'skipped' ? 'skipped_overlap' : status;
  const checks = db
    .selectFrom('monitor_check')
    .selectAll()
    .where('monitor_id', '=', monitorId)
    .where(isWithin(createdAt, { from, to }))
    .$if(stored !== undefined, (select) => select.where('status', '=', stored!));
  return readPart(checks, { order: orders[sort], id, cursor, limit, toItem: (row) => row });
}

/** Lists the pages of a check, in the order in which they were compared. */
export function listPages(
  { db }: Store,
  checkId: string,
  { status, cursor, limit = USUAL_LIMIT }: Context<'getMonitorCheck'>['query'],
): Promise<Part<MonitorPageRow>> {
  const position = sql.ref('position');
  const pages = db
    .selectFrom('monitor_page')
    .selectAll()
    .where('check_id', '=', checkId)
    .$if(status !== undefined, (select) => select.where('status', '=', status!));
  return readPart(pages, {
    order: { by: position, kind: 'number', direction: 'asc' },
    id: sql`cast(position as text)`,
    cursor,
    limit,
    toItem: (row) => row,
  });
}

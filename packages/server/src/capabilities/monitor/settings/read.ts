import { reject } from '@web-data/validator';
import type { Kysely } from 'kysely';
import type { MonitorCheckRow, MonitorPageRow, MonitorRow } from '../../../platform/store/tables/monitor.ts';
import type { Tables } from '../../../platform/store/tables.ts';

/** A part of a list. */
export interface ListPart {
  limit: number;
  offset: number;
}

/** Returns a monitor of a team. @throws {Rejection} 404 when there is none, or it is another team's or was deleted. */
export async function requireMonitor(query: Kysely<Tables>, teamId: string, id: string): Promise<MonitorRow> {
  const row = await query
    .selectFrom('monitor')
    .selectAll()
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  if (row === undefined) throw reject('MonitorNotFound');
  return row;
}

/** Lists the monitors of a team, newest first, and counts all of them. */
export async function readMonitors(
  query: Kysely<Tables>,
  teamId: string,
  { limit, offset }: ListPart,
): Promise<{ rows: MonitorRow[]; total: number }> {
  const own = query.selectFrom('monitor').where('team_id', '=', teamId).where('status', '!=', 'deleted');
  const { total } = await own
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return { rows: await page.limit(limit).offset(offset).execute(), total };
}

/** Lists the checks of a monitor, newest first, and counts all of them. */
export async function readChecks(
  query: Kysely<Tables>,
  monitorId: string,
  { limit, offset, status }: ListPart & { status: MonitorCheckRow['status'] | undefined },
): Promise<{ rows: MonitorCheckRow[]; total: number }> {
  const own = query
    .selectFrom('monitor_check')
    .where('monitor_id', '=', monitorId)
    .$if(status !== undefined, (checks) => checks.where('status', '=', status!));
  const { total } = await own
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return { rows: await page.limit(limit).offset(offset).execute(), total };
}

/** Returns a check of a monitor. @throws {Rejection} 404 */
export async function requireCheck(
  query: Kysely<Tables>,
  monitorId: string,
  id: string,
): Promise<MonitorCheckRow> {
  const row = await query
    .selectFrom('monitor_check')
    .selectAll()
    .where('id', '=', id)
    .where('monitor_id', '=', monitorId)
    .executeTakeFirst();
  if (row === undefined) throw reject('MonitorNotFound');
  return row;
}

/** Maximum number of bytes of pages in one response. */
const MAX_BYTES = 10_000_000;

/** Selects pages of a check. */
export interface PagePart {
  skip: number;
  limit: number;
  status: MonitorPageRow['status'] | undefined;
}

/**
 * Reads the pages of a check from `skip` on, of one status or of all: up to `limit` pages and 10 MB, but at least one.
 * @returns their JSON, and whether more follow
 */
export async function readCheckPages(
  query: Kysely<Tables>,
  checkId: string,
  { skip, limit, status }: PagePart,
): Promise<{ pages: string[]; hasMore: boolean }> {
  const own = query
    .selectFrom('monitor_page')
    .where('check_id', '=', checkId)
    .$if(status !== undefined, (pages) => pages.where('status', '=', status!))
    .orderBy('position');
  const sizes = await own
    .select(['position', 'bytes'])
    .limit(limit + 1)
    .offset(skip)
    .execute();
  let bytes = 0;
  const fitting = sizes
    .filter((size, index) => (bytes += size.bytes) <= MAX_BYTES || index === 0)
    .slice(0, limit);
  if (fitting.length === 0) return { pages: [], hasMore: false };
  const rows = await own
    .select('data')
    .where('position', '>=', fitting[0]!.position)
    .where('position', '<=', fitting.at(-1)!.position)
    .execute();
  return { pages: rows.map(({ data }) => data), hasMore: sizes.length > fitting.length };
}

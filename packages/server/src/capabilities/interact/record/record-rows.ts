import { sql } from 'kysely';
import { pruneRows } from '../../../platform/retention/retention.ts';
import { toStorableText } from '../../../platform/store/encode.ts';
import { readStoredBytes } from '../../../platform/store/stored-bytes.ts';
import type { Query, Store } from '../../../platform/store/store.ts';
import type { InteractRecordRow } from '../../../platform/store/tables/interact.ts';

/** Max steps of a record; later ones are not stored. */
const MAX_STEPS = 1000;
/** Max records deleted at once. */
const BATCH = 500;
const TABLE = {
  table: 'interact_record',
  dependents: { interact_step: { parent: 'record_id', key: 'position' } },
};

/** An action in a session, without what was typed. */
export interface RecordedStep {
  /** Milliseconds since the epoch, when it had ended. */
  at: number;
  durationMs: number;
  /** Its type. */
  action: string;
  /** What it requested. */
  request?: string;
  /** The element that was found. */
  element?: string;
  ok: boolean;
  /** What it did, or why it failed. */
  message: string;
  /** Credits since the step before, besides those of the minutes. */
  credits: number;
  /** What the page was then. */
  url: string;
  title: string;
}

/** A step to store. */
export interface NewStep {
  step: RecordedStep;
  /** JPEG, Base64. */
  screenshot: string | undefined;
}

/** A step as it is stored. */
export interface StoredStep extends RecordedStep {
  /** From 1. */
  position: number;
  hasScreenshot: boolean;
}

/** The record of a session that begins. */
export type NewRecord = Pick<
  InteractRecordRow,
  'created_at' | 'expires_at' | 'id' | 'profile' | 'saves' | 'session_expires_at' | 'team_id'
>;

interface Appended {
  id: string;
  /** Set for the first steps of a session. A session on a page of a scrape may reopen, and continues its record. */
  record: NewRecord | undefined;
  steps: readonly NewStep[];
  maxStoredBytes: number;
}

/**
 * Appends steps to a record. Stores nothing for a team that has zero data retention by now or no room, and no screenshots
 * that would exceed its room.
 */
export function appendSteps(store: Store, { id, record, steps, maxStoredBytes }: Appended): Promise<void> {
  return store.tx(async (query) => {
    if (record) await beginRecord(query, record);
    const select = query
      .selectFrom('interact_record')
      .innerJoin('team', 'team.id', 'interact_record.team_id')
      .select(['team_id', 'steps', 'stored_bytes', 'zero_data_retention'])
      .where('interact_record.id', '=', id);
    const row = await select.executeTakeFirst();
    if (row === undefined || row.zero_data_retention === 1) return;
    const room = maxStoredBytes - (await readStoredBytes(query, row.team_id));
    const added = fit(steps.slice(0, Math.max(0, MAX_STEPS - row.steps)), room).map(
      ({ step, screenshot }, index) => ({
        record_id: id,
        position: row.steps + index + 1,
        step: toStorableText(JSON.stringify(step)),
        screenshot: screenshot ?? null,
      }),
    );
    const last = steps.at(-1)!.step;
    await query
      .updateTable('interact_record')
      .set({
        steps: row.steps + added.length,
        stored_bytes: row.stored_bytes + countBytes(added),
        ...(room > 0 && { url: last.url, title: last.title }),
      })
      .where('id', '=', id)
      .execute();
    if (added.length > 0) await query.insertInto('interact_step').values(added).execute();
  });
}

function beginRecord(query: Query, record: NewRecord): Promise<unknown> {
  const { session_expires_at, expires_at } = record;
  return query
    .insertInto('interact_record')
    .values({ ...record, url: '', title: '', steps: 0, stored_bytes: 0, ended_at: null, credits_used: null })
    .onConflict((on) => on.column('id').doUpdateSet({ ended_at: null, session_expires_at, expires_at }))
    .execute();
}

/** Leaves out screenshots for which there is no room, and then steps. */
function fit(steps: readonly NewStep[], room: number): NewStep[] {
  let left = room;
  const fitting: NewStep[] = [];
  for (const { step, screenshot } of steps) {
    if (left <= 0) break;
    left -= Buffer.byteLength(JSON.stringify(step));
    const bytes = screenshot?.length ?? 0;
    fitting.push({ step, screenshot: bytes <= left ? screenshot : undefined });
    if (bytes <= left) left -= bytes;
  }
  return fitting;
}

function countBytes(rows: readonly { step: string; screenshot: string | null }[]): number {
  return rows.reduce(
    (sum, { step, screenshot }) => sum + Buffer.byteLength(step) + (screenshot?.length ?? 0),
    0,
  );
}

/** Stores that a session has ended, and adds what it cost. */
export async function endRecord(store: Store, id: string, credits: number): Promise<void> {
  await store.tx((query) =>
    query
      .updateTable('interact_record')
      .set(({ fn, lit }) => ({
        ended_at: Date.now(),
        credits_used: sql<number>`${fn.coalesce('credits_used', lit(0))} + ${credits}`,
      }))
      .where('id', '=', id)
      .execute(),
  );
}

/** Reads up to `limit` steps of a record, the last ones before a position, in their order. */
export async function readSteps(
  { db }: Store,
  id: string,
  { before = MAX_STEPS + 1, limit }: { before?: number | undefined; limit: number },
): Promise<StoredStep[]> {
  const rows = await db
    .selectFrom('interact_step')
    .select(['position', 'step'])
    .select((row) => row('screenshot', 'is not', null).as('pictured'))
    .where('record_id', '=', id)
    .where('position', '<', before)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows
    .toReversed()
    .map(({ position, step, pictured }) =>
      Object.assign(JSON.parse(step) as RecordedStep, { position, hasScreenshot: Boolean(pictured) }),
    );
}

/** Reads the screenshot of a step, Base64; undefined when it has none. */
export async function readScreenshot(
  { db }: Store,
  { id, teamId, step }: { id: string; teamId: string; step: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('interact_step')
    .innerJoin('interact_record', 'interact_record.id', 'record_id')
    .select('screenshot')
    .where('record_id', '=', id)
    .where('team_id', '=', teamId)
    .where('position', '=', step)
    .executeTakeFirst();
  return row?.screenshot ?? undefined;
}

/** Deletes the record of a session of a team. @returns whether there was one */
export async function deleteRecord(
  store: Store,
  { id, teamId }: { id: string; teamId: string },
): Promise<boolean> {
  const row = await store.db
    .selectFrom('interact_record')
    .select('id')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row !== undefined && (await pruneRows(store, { ...TABLE, ids: [id] })) === 1;
}

/** Deletes records that have expired, and those of teams with zero data retention. @returns how many */
export async function pruneRecords(store: Store): Promise<number> {
  const closed = store.db.selectFrom('team').select('id').where('zero_data_retention', '=', 1);
  const rows = await store.db
    .selectFrom('interact_record')
    .select('id')
    .where((row) => row.or([row('expires_at', '<=', Date.now()), row('team_id', 'in', closed)]))
    .limit(BATCH)
    .execute();
  return pruneRows(store, { ...TABLE, ids: rows.map(({ id }) => id) });
}

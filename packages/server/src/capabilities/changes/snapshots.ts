import { sql } from 'kysely';
import type { Query, Store } from '../../platform/store/store.ts';
import type { KnownPage } from './known-page.ts';
import { findKnownPages, toPrimaryKey, toState } from './known-pages.ts';

/** Milliseconds since it was last read until a version of a page expires. */
export const SNAPSHOT_MS: number = 90 * 86_400_000;
/** Maximum bytes of a version. */
export const MAX_SNAPSHOT_BYTES = 4_194_304;

/** A version of a page that a team has read, for the next comparison. */
export interface Snapshot {
  teamId: string;
  /** A hash of the options that decide what is compared. */
  scope: string;
  url: string;
  /** JSON of a `KnownPage`. */
  page: string;
}

/** Identifies the versions of a page. */
export type SnapshotName = Pick<Snapshot, 'teamId' | 'scope' | 'url'>;

/** Returns the last version of a page that has not expired, as JSON of a {@link KnownPage}. */
export async function findSnapshot(
  { db }: Store,
  { teamId: ownerId, scope, url }: SnapshotName,
): Promise<string | undefined> {
  const row = (await findKnownPages(db, { ownerId, scope }, [url])).get(url);
  return row === undefined || row.read_at <= Date.now() - SNAPSHOT_MS ? undefined : row.page;
}

/**
 * Stores a version in place of the one that it was compared with, so that of two reads at once one is compared with the
 * other.
 * @param comparedAt `readAt` of that version; undefined for none.
 * @returns false when another version was stored meanwhile: then nothing is.
 */
export async function replaceSnapshot(
  query: Query,
  snapshot: Snapshot,
  comparedAt: KnownPage['readAt'] | undefined,
): Promise<boolean> {
  const { row, state } = toRow(snapshot);
  const isReplaceable =
    comparedAt === undefined
      ? sql<boolean>`known_page.read_at <= ${state.read_at - SNAPSHOT_MS}`
      : sql<boolean>`known_page.read_at = ${comparedAt}`;
  const { numInsertedOrUpdatedRows: count = 0n } = await query
    .insertInto('known_page')
    .values(row)
    .onConflict((own) => own.columns(['owner_id', 'scope', 'key']).doUpdateSet(state).where(isReplaceable))
    .executeTakeFirst();
  return count > 0n;
}

/** Stores a version unless a newer one is stored: for a job, whose commit holds the result of the comparison as well. */
export async function storeSnapshot(query: Query, snapshot: Snapshot): Promise<void> {
  const { row, state } = toRow(snapshot);
  await query
    .insertInto('known_page')
    .values(row)
    .onConflict((own) =>
      own
        .columns(['owner_id', 'scope', 'key'])
        .doUpdateSet(state)
        .where(sql<boolean>`known_page.read_at <= ${state.read_at}`),
    )
    .execute();
}

function toRow({ teamId: ownerId, scope, url, page }: Snapshot) {
  const state = toState(page);
  return {
    row: { ...toPrimaryKey({ ownerId, scope }, url), team_id: ownerId, url, ...state, misses: 0 },
    state,
  };
}

import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Query } from '../../platform/store/store.ts';
import type { Tables } from '../../platform/store/tables.ts';
import type { KnownPageRow } from '../../platform/store/tables/known-pages.ts';
import type { KnownPage } from './known-page.ts';

/** The pages that are compared with each other: those of a target of a monitor, or of a team (see `snapshots.ts`). */
export interface KnownPageScope {
  /** Id of the monitor or of the team. */
  ownerId: string;
  /** Id of the target; of a team, a hash of the options that decide what is compared. */
  scope: string;
}

/** Returns the stored pages of a scope that have one of the URLs, keyed by URL. */
export async function findKnownPages(
  query: Kysely<Tables>,
  { ownerId, scope }: KnownPageScope,
  urls: readonly string[],
): Promise<Map<string, KnownPageRow>> {
  if (urls.length === 0) return new Map();
  const rows = await query
    .selectFrom('known_page')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('scope', '=', scope)
    .where('key', 'in', urls.map(toPageKey))
    .execute();
  return new Map(rows.map((row) => [row.url, row]));
}

/** Parses the stored state of a page. */
export function parseKnownPage({ page }: Pick<KnownPageRow, 'page'>): KnownPage {
  return JSON.parse(page) as KnownPage; // Written by us.
}

/** Stores the state of a page for the next check of its monitor. */
export async function storeKnownPage(
  query: Query,
  scope: KnownPageScope & { teamId: string },
  { url, page, misses, checkId }: { url: string; page: KnownPage | string; misses: number; checkId: string },
): Promise<void> {
  const text = typeof page === 'string' ? page : JSON.stringify(page);
  const state = { ...toState(text), misses, check_id: checkId };
  await query
    .insertInto('known_page')
    .values({ ...toPrimaryKey(scope, url), team_id: scope.teamId, url, ...state })
    .onConflict((own) => own.columns(['owner_id', 'scope', 'key']).doUpdateSet(state))
    .execute();
}

/** Deletes the stored state of a page that was removed. */
export async function deleteKnownPage(query: Query, scope: KnownPageScope, url: string): Promise<void> {
  const { owner_id, scope: name, key } = toPrimaryKey(scope, url);
  await query
    .deleteFrom('known_page')
    .where('owner_id', '=', owner_id)
    .where('scope', '=', name)
    .where('key', '=', key)
    .execute();
}

/** Returns the columns that identify a page. */
export function toPrimaryKey(
  { ownerId, scope }: KnownPageScope,
  url: string,
): Pick<KnownPageRow, 'owner_id' | 'scope' | 'key'> {
  return { owner_id: ownerId, scope, key: toPageKey(url) };
}

/** Returns the columns of a state. @param page JSON of a `KnownPage` */
export function toState(page: string): Pick<KnownPageRow, 'page' | 'bytes' | 'read_at'> {
  const { readAt } = parseKnownPage({ page });
  return { page, bytes: Buffer.byteLength(page), read_at: readAt };
}

function toPageKey(url: string): string {
  return createHash('sha256').update(url).digest('base64url').slice(0, 22);
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** One cache for everything that can be fetched once more: sitemaps, pages, pictures. */
export const name = '0024-cache';

/** @param db a transaction; both stores rename tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table sitemap_cache rename to cache',
  `alter table cache add column kind text not null default 'sitemap'`,
  'create index cache_by_age on cache (kind, stored_at)',
];

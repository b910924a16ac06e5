import { sql } from 'kysely';
import { toKeyEntry } from '../../accounts/keys/keys.ts';
import type { KeyEntry } from '../../accounts/keys/keys.ts';
import type { Store } from '../../platform/store/store.ts';
import type { Context } from '../account-services.ts';
import { containsText } from './filters.ts';
import { readPart, USUAL_LIMIT } from './read-part.ts';
import type { Order, Part } from './read-part.ts';

type Query = Context<'listKeys'>['query'];

const orders: Record<NonNullable<Query['sort']>, Order> = {
  newest: { by: sql.ref('created_at'), kind: 'number', direction: 'desc' },
  oldest: { by: sql.ref('created_at'), kind: 'number', direction: 'asc' },
  name: { by: sql`lower(name)`, kind: 'text', direction: 'asc' },
  lastUsed: { by: sql`coalesce(last_used_at, 0)`, kind: 'number', direction: 'desc' },
};

/** Lists the keys of a team. */
export function listTeamKeys(
  { db }: Store,
  teamId: string,
  { search, status, sort = 'newest', cursor, limit = USUAL_LIMIT }: Query,
): Promise<Part<KeyEntry>> {
  const now = Date.now();
  const is = {
    active: sql<boolean>`revoked_at is null and (expires_at is null or expires_at > ${now})`,
    expired: sql<boolean>`revoked_at is null and expires_at <= ${now}`,
    revoked: sql<boolean>`revoked_at is not null`,
  };
  const keys = db
    .selectFrom('api_key')
    .selectAll()
    .where('team_id', '=', teamId)
    .$if(status !== undefined, (select) => select.where(is[status!]))
    .$if(search !== undefined, (select) =>
      select.where(containsText(search!, [sql.ref('name'), sql.ref('id')])),
    );
  return readPart(keys, { order: orders[sort], id: sql.ref('id'), cursor, limit, toItem: toKeyEntry });
}

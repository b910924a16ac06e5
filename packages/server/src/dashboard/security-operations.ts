import type { components } from '@web-data/dashboard/account';
import { sql } from 'kysely';
import type { Store } from '../platform/store/store.ts';
import type { SecurityEventRow } from '../platform/store/tables/activity.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { containsText, isWithin } from './lists/filters.ts';
import { readPart, USUAL_LIMIT } from './lists/read-part.ts';
import { toIsoTime } from './times.ts';

/** Lists the security events of a team. */
export function securityOperations(services: AccountServices): Pick<AccountHandlers, 'listSecurityEvents'> {
  const { store, securityLog } = services;
  return {
    async listSecurityEvents({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      await securityLog.flush(); // Includes the latest events of this process.
      const { search, event, keyId, from, to, sort = 'newest', cursor, limit = USUAL_LIMIT } = query;
      const rows = store.db
        .selectFrom('security_event')
        .selectAll()
        .where('team_id', '=', teamId)
        .where(isWithin(sql.ref('at'), { from, to }))
        .$if(event !== undefined, (select) => select.where('event', '=', event!))
        .$if(keyId !== undefined, (select) => select.where('key_id', '=', keyId!))
        .$if(search !== undefined, (select) => select.where(containsText(search!, searched)));
      const { items, ...next } = await readPart(rows, {
        order: { by: sql.ref('at'), kind: 'number', direction: sort === 'newest' ? 'desc' : 'asc' },
        id: sql.ref('id'),
        cursor,
        limit,
        toItem: (row) => row,
      });
      const names = await loadNames(store, items);
      const events = items.map((row) => eventOf(row, names));
      return { status: 200, body: { success: true, events, ...next } };
    },
  };
}

/** SQL of the texts to search; the facts have no secrets. */
const searched = [
  sql.ref('event'),
  sql`coalesce(key_id, '')`,
  sql.ref('facts'),
  sql`coalesce((select name from person where person.id = security_event.actor), actor, '')`,
];

/** Loads the names of the actors in the log, by the id of a person or the name of a system. */
async function loadNames({ db }: Store, rows: readonly SecurityEventRow[]): Promise<Map<string, string>> {
  const actors = [...new Set(rows.flatMap(({ actor }) => (actor === null ? [] : [actor])))];
  if (actors.length === 0) return new Map();
  const people = await db.selectFrom('person').select(['id', 'name']).where('id', 'in', actors).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

function eventOf(
  { id, at, event, actor, key_id: keyId, facts }: SecurityEventRow,
  names: ReadonlyMap<string, string>,
): components['schemas']['SecurityEvent'] {
  return {
    id,
    at: toIsoTime(at),
    event,
    ...(actor !== null && { actor: names.get(actor) ?? actor }),
    ...(keyId !== null && { keyId }),
    facts: JSON.parse(facts) as Record<string, never>, // The server writes it.
  };
}

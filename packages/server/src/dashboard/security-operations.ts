import type { components } from '@web-data/dashboard/account';
import type { Store } from '../platform/store/store.ts';
import type { SecurityEventRow } from '../platform/store/tables/activity.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { toIsoTime } from './times.ts';

/** Default number of events in a response. */
const USUAL = 100;

/** Lists the security events of a team. */
export function securityOperations(services: AccountServices): Pick<AccountHandlers, 'listSecurityEvents'> {
  const { store, securityLog } = services;
  return {
    async listSecurityEvents({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      await securityLog.flush(); // Includes the latest events of this process.
      const { event, before, limit = USUAL } = query;
      const rows = await store.db
        .selectFrom('security_event')
        .selectAll()
        .where('team_id', '=', teamId)
        .$if(event !== undefined, (select) => select.where('event', '=', event!))
        .$if(before !== undefined, (select) => select.where('id', '<', before!.toLowerCase()))
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const visible = rows.slice(0, limit);
      const names = await loadNames(store, visible);
      const events = visible.map((row) => eventOf(row, names));
      const next = rows.length > limit ? { before: visible.at(-1)!.id } : {};
      return { status: 200, body: { success: true, events, ...next } };
    },
  };
}

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

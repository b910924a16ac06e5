import { ConfigError } from '../../platform/config/config-error.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { Store } from '../../platform/store/store.ts';

/** Max teams listed in the message. */
const NAMED = 3;

/**
 * Rejects a configuration that lacks the plan of a team.
 * @throws {ConfigError} with the missing plans and the teams on them.
 */
export async function requirePlans(store: Store, plans: Plans): Promise<void> {
  if (Object.keys(plans).length === 0)
    throw new ConfigError('The plans (WEB_DATA_PLANS) are none: name one at least, or leave the option out.');
  const teams = await store.db
    .selectFrom('team')
    .select(['id', 'name', 'plan'])
    .where('plan', 'not in', Object.keys(plans))
    .orderBy('id')
    .limit(NAMED + 1)
    .execute();
  if (teams.length === 0) return;
  const missing = [...new Set(teams.map(({ plan }) => plan))].join(', ');
  const named = teams.slice(0, NAMED).map(({ name, id }) => `${name} (${id})`);
  const more = teams.length > NAMED ? ' and others' : '';
  throw new ConfigError(
    `The plans (WEB_DATA_PLANS) lack ${missing}, on which ${named.join(', ')}${more} ${teams.length > 1 ? 'are' : 'is'}: add it, or move them with \`web-data-server teams set <team id> --plan <name>\`.`,
  );
}

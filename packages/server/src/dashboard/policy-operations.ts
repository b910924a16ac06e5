import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { changeOrganization, readOrganization } from '../accounts/teams/organizations.ts';
import { readTeam } from '../accounts/teams/teams.ts';
import { mayAs } from '../platform/config/role.ts';
import type { SignedIn } from '../accounts/people/sessions.ts';
import type { Query, Store } from '../platform/store/store.ts';
import type { ThreatPolicy } from '../accounts/teams/threat-policy.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';

/** Reads and changes the threat policy of the organization of a team. */
export function policyOperations({
  store,
  siem,
}: AccountServices): Pick<AccountHandlers, 'getPolicy' | 'changePolicy'> {
  return {
    async getPolicy({ identity, params: { teamId }, operation }) {
      requireRole(operation, identity, teamId);
      return { status: 200, body: await readPolicyState(store.db, identity, teamId) };
    },
    async changePolicy({ identity, params: { teamId }, body: { policy, overrides }, operation }) {
      requireRole(operation, identity, teamId);
      const { state, teams } = await store.tx(async (query) => {
        const { organizationId } = await readTeam(query, teamId);
        const teams = await teamsOf(query, organizationId);
        if (!isOwnerOfAll(identity, teams)) throw api.reject('PolicyShared');
        const threatPolicy = pickKnownFields(policy);
        await changeOrganization(query, organizationId, () => ({ threatPolicy, threatOverrides: overrides }));
        return { state: await readPolicyState(query, identity, teamId), teams };
      });
      // One event for each team of the organization, for its owners.
      for (const one of teams)
        siem.report({
          event: 'policy.changed',
          teamId: one,
          policy: state.policy,
          overrides,
          actor: identity.person.id,
        });
      return { status: 200, body: state };
    },
  };
}

/** Drops unknown members, because the stored value is read as a policy later. */
function pickKnownFields(policy: ThreatPolicy): ThreatPolicy {
  const { mode, riskScoreThreshold, blacklist, whitelist, blockedTlds, failurePolicy } = policy;
  return { mode, riskScoreThreshold, blacklist, whitelist, blockedTlds, failurePolicy };
}

async function readPolicyState(
  query: Query | Store['db'],
  identity: SignedIn,
  teamId: string,
): Promise<components['schemas']['PolicyState']> {
  const { organizationId, threatProtection: protection } = await readTeam(query, teamId);
  const { threatPolicy, threatOverrides: overrides } = await readOrganization(query, organizationId);
  const teams = await teamsOf(query, organizationId);
  const canChange = isOwnerOfAll(identity, teams);
  return { success: true, policy: threatPolicy, overrides, protection, teams: teams.length, canChange };
}

async function teamsOf(query: Query | Store['db'], organizationId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('team')
    .select('id')
    .where('organization_id', '=', organizationId)
    .execute();
  return rows.map(({ id }) => id);
}

function isOwnerOfAll({ roles }: SignedIn, teams: readonly string[]): boolean {
  return teams.every((id) => mayAs(roles.get(id)?.role ?? 'viewer', 'owner'));
}

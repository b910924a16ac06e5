import { readTeam } from '../accounts/teams/teams.ts';
import { getMaxStoredBytes, getPlan } from '../platform/config/plan.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';

/** Reads a team, its plan and its credits. */
export function teamOperations({ store, plans }: AccountServices): Pick<AccountHandlers, 'getTeam'> {
  return {
    async getTeam({ identity, params, operation }) {
      const role = requireRole(operation, identity, params.teamId);
      const { id, name, plan, credits, held, running, storedBytes, ...rest } = await readTeam(
        store.db,
        params.teamId,
      );
      const { threatProtection, zeroDataRetention } = rest;
      const limits = { ...getPlan(plans, plan), storedBytes: getMaxStoredBytes(plans, plan) };
      const team = {
        id,
        name,
        role,
        plan,
        credits,
        held,
        running,
        storedBytes,
        limits,
        threatProtection,
        zeroDataRetention,
      };
      return { status: 200, body: { success: true, team } };
    },
  };
}

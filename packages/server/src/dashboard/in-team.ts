import { api, operations } from '@web-data/dashboard/account';
import type { OperationId } from '@web-data/dashboard/account';
import { mayAs, roles } from '../platform/config/role.ts';
import type { Role } from '../platform/config/role.ts';
import type { SignedIn } from '../accounts/people/sessions.ts';

/**
 * Returns the role of the person in the team of a request. Every operation with a team in its path calls this; the
 * description has its minimum role.
 * @throws {Rejection} 404 for a team that the person does not belong to, as for one that does not exist; 403 when the
 * role does not suffice, or an operator has suspended the team.
 */
export function requireRole(operation: OperationId, identity: SignedIn, teamId: string): Role {
  const membership = identity.roles.get(teamId);
  if (membership === undefined) throw api.reject('TeamNotFound');
  if (membership.suspended) throw api.reject('TeamSuspended');
  if (!mayAs(membership.role, leastRole(operation))) throw api.reject('Forbidden');
  return membership.role;
}

/** @throws {Error} for an operation whose scope is not a role, which is an error in the description. */
function leastRole(operation: OperationId): Role {
  const { scope } = operations[operation];
  const role = roles.find((one) => one === scope);
  if (role === undefined)
    throw new Error(`The operation ${operation} needs the scope ${scope}, which is no role.`);
  return role;
}

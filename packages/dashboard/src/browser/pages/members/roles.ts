import { scopes } from 'account-facts';
import type { TeamEntry } from '../../session.ts';

/** Descriptions of the roles, the lowest first. */
export const roleLabels: Record<TeamEntry['role'], string> = {
  viewer: scopes.viewer,
  member: scopes.member,
  owner: scopes.owner,
};

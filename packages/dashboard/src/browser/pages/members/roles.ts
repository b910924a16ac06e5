import { scopes } from 'account-facts';
import type { TeamEntry } from '../../session.ts';

/** What each role may do, the least first. */
export const roleLabels: Record<TeamEntry['role'], string> = {
  viewer: scopes.viewer,
  member: scopes.member,
  owner: scopes.owner,
};

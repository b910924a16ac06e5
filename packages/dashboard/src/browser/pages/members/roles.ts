import type { TeamEntry } from '../../session.ts';

/** What each role may do. */
export const roleTexts: Record<TeamEntry['role'], string> = {
  viewer: 'Sees keys, usage, jobs, webhooks, members and the plan.',
  member: 'Creates, rolls and revokes keys, cancels jobs, and sends events of webhooks again as well.',
  owner: 'Adds and removes people, changes roles, and reads the security log as well.',
};

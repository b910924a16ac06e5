import type { TeamEntry } from '../../session.ts';

/** What each role may do. */
export const roleTexts: Record<TeamEntry['role'], string> = {
  viewer: 'Sees keys, usage, members and the plan.',
  member: 'Creates, rolls and revokes keys as well.',
  owner: 'Adds and removes people and changes their roles as well.',
};

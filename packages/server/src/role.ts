/** What a person may do in a team; each role may do what those before it may. */
export const roles = ['viewer', 'member', 'owner'] as const;

export type Role = (typeof roles)[number];

/** Tells whether a role may do what `least` may. */
export function mayAs(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

/** The roles of a person in a team; each role also has the permissions of those before it. */
export const roles = ['viewer', 'member', 'owner'] as const;

export type Role = (typeof roles)[number];

/** Whether a role has the permissions of `least`. */
export function mayAs(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

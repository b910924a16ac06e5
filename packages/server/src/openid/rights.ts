import type { OpenidTeam } from '../config/openid.ts';
import { roles } from '../role.ts';
import type { Role } from '../role.ts';

/** What an OpenID provider says of a person. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The role in each team that lets the person in, the highest that an entry gives.
 * @param teams by the id of the team
 */
export function resolveRoles(teams: Readonly<Record<string, OpenidTeam>>, claims: Claims): Map<string, Role> {
  const rights = Object.entries(teams).flatMap(([teamId, team]) => {
    const role = roles.findLast((one) => team[one]?.some((entry) => isMeant(entry, claims)));
    return role === undefined ? [] : [[teamId, role] as const];
  });
  return new Map(rights);
}

function isMeant(entry: string, claims: Claims): boolean {
  if (entry === '*') return true;
  const at = entry.indexOf('=');
  const address = getVerifiedEmail(claims);
  if (entry.startsWith('email=')) return address === entry.slice(at + 1).toLowerCase();
  if (at > 0) return hasValue(claims, entry.slice(0, at), entry.slice(at + 1));
  if (address === undefined) return false;
  return entry.startsWith('@') ? address.endsWith(entry.toLowerCase()) : address === entry.toLowerCase();
}

/** The address of the person, in lower case, where the provider says that it is the person's: others may be anybody's. */
export function getVerifiedEmail({ email, email_verified: isVerified }: Claims): string | undefined {
  const isAddress =
    typeof email === 'string' && /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) && email.length <= 254;
  return isAddress && isVerified === true ? email.toLowerCase() : undefined;
}

function hasValue(claims: Claims, name: string, expected: string): boolean {
  const value = Object.hasOwn(claims, name) ? claims[name] : undefined;
  return (Array.isArray(value) ? value : [value]).some(
    (one) => ['string', 'number', 'boolean'].includes(typeof one) && String(one) === expected,
  );
}

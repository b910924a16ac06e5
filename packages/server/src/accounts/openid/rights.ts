import type { OpenidTeam } from '../../platform/config/openid.ts';
import { roles } from '../../platform/config/role.ts';
import type { Role } from '../../platform/config/role.ts';

/** The claims of an OpenID provider about a person. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * Resolves the role in each team that admits the person: the highest of the matching entries.
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

/**
 * Returns the person's email address in lower case, if the provider has verified it: an unverified one may belong to
 * anybody.
 */
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

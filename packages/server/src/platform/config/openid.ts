import { roles } from './role.ts';
import type { Role } from './role.ts';
import { ConfigError } from './config-error.ts';
import { parseUrl } from './option.ts';

/** The people of each role in a team, as the operator configures them. */
export type OpenidTeam = Readonly<Partial<Record<Role, readonly string[]>>>;

/** The OpenID provider of an organization, chosen by the operator. */
export interface OpenidSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string | undefined;
  scope: string;
  /** By the id of the team. */
  teams: Readonly<Record<string, OpenidTeam>>;
}

/** `*`, `@domain`, an email address, or `claim=value`. */
const ENTRY = /^(?:\*|[^\s@=]*@[^\s@=]+|[^\s=]+=\S[^]*)$/;
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Whether an entry of the configuration is valid. */
export function isOpenidTeam(teamId: string, item: unknown): item is OpenidTeam {
  const entries = Object.entries(Object(item) as object);
  return (
    teamId !== '' &&
    entries.length > 0 &&
    entries.every(
      ([role, who]) =>
        (roles as readonly string[]).includes(role) &&
        Array.isArray(who) &&
        who.length > 0 &&
        who.every((one) => typeof one === 'string' && ENTRY.test(one)),
    )
  );
}

/** The OpenID options, which belong together. */
export interface OpenidOptions {
  openidIssuer: string | undefined;
  openidClientId: string | undefined;
  openidClientSecret: string | undefined;
  openidScope: string;
  openidTeams: Readonly<Record<string, OpenidTeam>>;
}

/**
 * Combines the options into settings; undefined without an issuer.
 * @throws {ConfigError} when an issuer lacks one of the other options, or uses http on a host other than this machine
 */
export function readOpenidSettings({ openidIssuer, ...others }: OpenidOptions): OpenidSettings | undefined {
  const issuer = parseUrl(openidIssuer);
  if (issuer === undefined) return undefined;
  const { openidClientId: clientId, openidTeams: teams, openidScope: scope } = others;
  if (clientId === undefined)
    throw new ConfigError('openidClientId must be set where openidIssuer is: the provider gives it.');
  if (Object.keys(teams).length === 0)
    throw new ConfigError('openidTeams must name a team where openidIssuer is set: else it lets nobody in.');
  if (!scope.split(' ').includes('openid')) throw new ConfigError('openidScope must hold the word openid.');
  if (issuer.protocol === 'http:' && !LOOPBACK.test(issuer.hostname))
    throw new ConfigError(
      'openidIssuer must start with https:// but on this machine: it says who people are.',
    );
  return { issuer, clientId, clientSecret: others.openidClientSecret, scope, teams };
}

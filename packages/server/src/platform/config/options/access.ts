import { list, parseUrl, record, text, url, word } from '../option.ts';
import type { OptionsOf } from '../option.ts';
import { isOpenidTeam } from '../openid.ts';
import type { OpenidOptions, OpenidTeam } from '../openid.ts';
import { isTrustedIssuer } from '../trusted-issuer.ts';
import type { TrustedIssuer } from '../trusted-issuer.ts';

/** Options about who may call from where, and how people and agents sign in. */
export interface AccessConfig extends OpenidOptions {
  corsOrigins: readonly string[];
  mcp: 'on' | 'off';
  dashboard: 'on' | 'off';
  trustedIssuers: Readonly<Record<string, TrustedIssuer>>;
}

export const accessOptions: OptionsOf<AccessConfig> = {
  corsOrigins: list({
    env: 'WEB_DATA_CORS_ORIGINS',
    description: 'Origins whose pages may call the API; `*` for any.',
    default: [],
    item: 'origins like https://app.example.com, or `*`',
    parse: (item) => item,
    is: isOrigin,
  }),
  mcp: word({
    env: 'WEB_DATA_MCP',
    description: 'Whether `/mcp` serves the API as tools of agents, with the keys and limits of the API.',
    default: 'on',
    values: ['on', 'off'],
  }),
  dashboard: word({
    env: 'WEB_DATA_DASHBOARD',
    description: 'Whether `/dashboard` serves the account dashboard, and `/account/v1` the API behind it.',
    default: 'on',
    values: ['on', 'off'],
  }),
  trustedIssuers: record<TrustedIssuer>({
    env: 'WEB_DATA_TRUSTED_ISSUERS',
    description:
      'Issuers whose assertions are traded for keys (RFC 7523), by their `iss`, each with `jwksUrl`, `teams` (team ids by subject, `*` for all others), and as wanted `scopes`, `audience` and `keySeconds` (3600 unless set); none trusted when empty.',
    default: {},
    item: 'issuers, each {"jwksUrl": "https://…", "teams": {"<subject>": "<team id>"}}',
    is: isTrustedIssuer,
  }),
  openidIssuer: url({
    env: 'WEB_DATA_OPENID_ISSUER',
    description:
      'OpenID provider by which people of an organization sign in to the dashboard, by its `issuer`; https, or http on this machine; reached by the rules for all sites.',
    default: undefined,
    schemes: ['https:', 'http:'],
  }),
  openidClientId: text({
    env: 'WEB_DATA_OPENID_CLIENT_ID',
    description: 'What `openidIssuer` calls this server; it leads people back to `/dashboard/openid`.',
    default: undefined,
  }),
  openidClientSecret: text({
    env: 'WEB_DATA_OPENID_CLIENT_SECRET',
    description: 'Secret of `openidClientId`; none for a public client.',
    default: undefined,
    secret: true,
  }),
  openidScope: text({
    env: 'WEB_DATA_OPENID_SCOPE',
    description: 'What `openidIssuer` is asked to tell of a person.',
    default: 'openid email profile',
  }),
  openidTeams: record<OpenidTeam>({
    env: 'WEB_DATA_OPENID_TEAMS',
    description:
      'Whom `openidIssuer` lets into which team, by its id and the role: `@example.com` and `ada@example.com` for verified e-mail addresses, `groups=data` for a claim, `*` for everybody; the highest role counts.',
    default: {},
    item: 'teams, each {"<viewer, member or owner>": ["@example.com", "groups=data"]}',
    is: isOpenidTeam,
  }),
};

function isOrigin(item: unknown): item is string {
  return item === '*' || parseUrl(item)?.origin === item;
}

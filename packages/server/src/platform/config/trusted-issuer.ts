import { parseUrl } from './option.ts';

/** An issuer whose assertions can be exchanged for keys, as the operator configures it. */
export interface TrustedIssuer {
  /** URL of its public keys (RFC 7517, section 5). The address rules for all sites apply to it. */
  jwksUrl: string;
  /** Id of the team by subject; `*` for every subject that is not listed. */
  teams: Readonly<Record<string, string>>;
  /** Scopes that its keys may have; everything by default. */
  scopes?: readonly string[];
  /** Audience of its assertions, in addition to the URL of this server and of its token endpoint. */
  audience?: string;
  /** Seconds for which a key is valid. Default 3600, up to 30 days. */
  keySeconds?: number;
}

/** Seconds for which a key is valid: by default, and at the maximum. */
export const KEY_SECONDS: { usual: number; max: number } = { usual: 3600, max: 2_592_000 };

/** Whether an entry of the configuration is valid. */
export function isTrustedIssuer(issuer: string, item: unknown): item is TrustedIssuer {
  const {
    jwksUrl,
    teams,
    scopes,
    audience,
    keySeconds = 1,
    ...others
  } = Object(item) as Partial<TrustedIssuer>;
  return (
    issuer !== '' &&
    Object.keys(others).length === 0 &&
    /^https?:$/.test(parseUrl(jwksUrl)?.protocol ?? '') &&
    isStringArray(Object.values(Object(teams) as object)) &&
    (scopes === undefined || (Array.isArray(scopes) && isStringArray(scopes))) &&
    (audience === undefined || isStringArray([audience])) &&
    Number.isInteger(keySeconds) &&
    keySeconds >= 1 &&
    keySeconds <= KEY_SECONDS.max
  );
}

/** Whether the array has at least one string and no empty one. */
function isStringArray(values: readonly unknown[]): boolean {
  return values.length > 0 && values.every((value) => typeof value === 'string' && value !== '');
}

import { parseUrl } from './option.ts';

/** Whose assertions are traded for keys, and what for: chosen by the operator. */
export interface TrustedIssuer {
  /** Where its public keys are (RFC 7517, section 5); reached by the rules for all sites. */
  jwksUrl: string;
  /** Id of the team by subject; `*` for every subject that is not named. */
  teams: Readonly<Record<string, string>>;
  /** Scopes that its keys may have; everything by default. */
  scopes?: readonly string[];
  /** What its assertions are addressed to, beside the address of this server and of its token endpoint. */
  audience?: string;
  /** Seconds for which a key is good. Default 3600, at most 30 days. */
  keySeconds?: number;
}

/** Seconds for which a key is good unless the issuer says otherwise, and at most. */
export const KEY_SECONDS: { usual: number; max: number } = { usual: 3600, max: 2_592_000 };

/** Whether an entry of the configuration is one. */
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

/** One text at least, and none that is empty. */
function isStringArray(values: readonly unknown[]): boolean {
  return values.length > 0 && values.every((value) => typeof value === 'string' && value !== '');
}

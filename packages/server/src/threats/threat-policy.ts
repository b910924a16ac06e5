import type { ThreatProtectionOverride } from '@web-data/types';

/** How URLs are protected against, field by field as in the description. */
export type ThreatPolicy = Required<ThreatProtectionOverride>;

/** The policy of an organization that has set none. */
export const defaultThreatPolicy: ThreatPolicy = {
  mode: 'normal',
  riskScoreThreshold: 75,
  blacklist: [],
  whitelist: [],
  blockedTlds: [],
  failurePolicy: 'closed',
};

/** What the team's plan and its organization say about threat protection. */
export interface ThreatSettings {
  threatProtection: 'disabled' | 'enabled' | 'enforced';
  threatOverrides: boolean;
  threatPolicy: ThreatPolicy;
}

/**
 * Why an override is refused: the feature is off for the team, the organization allows none, or it says `off` while
 * protection is enforced.
 */
export type OverrideRejection = 'feature' | 'overrides' | 'enforced';

/**
 * The policy of one request: the fields given replace those of the organization.
 * @returns undefined when the team has no threat protection, or the policy can block nothing; why not, when the request
 * must be rejected with 403.
 */
export function requestPolicy(
  settings: ThreatSettings,
  override: ThreatProtectionOverride | undefined,
): ThreatPolicy | OverrideRejection | undefined {
  const { threatProtection, threatOverrides, threatPolicy } = settings;
  if (threatProtection === 'disabled') return override === undefined ? undefined : 'feature';
  if (override !== undefined && !threatOverrides) return 'overrides';
  if (threatProtection === 'enforced') {
    if (override?.mode === 'off') return 'enforced';
    return { ...threatPolicy, ...pickDefined(override), mode: 'normal' };
  }
  const policy = { ...threatPolicy, ...pickDefined(override) };
  return canBlock(policy) ? policy : undefined;
}

/** Without scans only the lists block, and a whitelist blocks nothing. */
function canBlock({ mode, blacklist, blockedTlds }: ThreatPolicy): boolean {
  return mode === 'normal' || blacklist.length > 0 || blockedTlds.length > 0;
}

/** Without the members that are undefined, which would hide those of the organization. */
function pickDefined(override: ThreatProtectionOverride = {}): Partial<ThreatPolicy> {
  return Object.fromEntries(
    Object.keys(defaultThreatPolicy).flatMap((field) => {
      const value = override[field as keyof ThreatPolicy];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

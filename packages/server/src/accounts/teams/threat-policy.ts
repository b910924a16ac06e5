import type { ThreatProtectionOverride } from '@web-data/types';

/** The threat policy, with the fields of the description. */
export type ThreatPolicy = Required<ThreatProtectionOverride>;

/** The default policy of an organization. */
export const defaultThreatPolicy: ThreatPolicy = {
  mode: 'normal',
  riskScoreThreshold: 75,
  blacklist: [],
  whitelist: [],
  blockedTlds: [],
  failurePolicy: 'closed',
};

/** Settings of the team's plan and its organization for threat protection. */
export interface ThreatSettings {
  threatProtection: 'disabled' | 'enabled' | 'enforced';
  threatOverrides: boolean;
  threatPolicy: ThreatPolicy;
}

/**
 * Why an override is rejected: the feature is off for the team, the organization allows none, or it says `off` while
 * protection is enforced.
 */
export type OverrideRejection = 'feature' | 'overrides' | 'enforced';

/**
 * Returns the policy of one request: fields of the override replace those of the organization.
 * @returns undefined when the team has no threat protection, or the policy can block nothing; the reason, when the
 * request must be rejected with 403.
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

/** Whether a policy can block a URL: without scans only the lists do, and a whitelist blocks nothing. */
function canBlock({ mode, blacklist, blockedTlds }: ThreatPolicy): boolean {
  return mode === 'normal' || blacklist.length > 0 || blockedTlds.length > 0;
}

/** Removes undefined members, which would override those of the organization. */
function pickDefined(override: ThreatProtectionOverride = {}): Partial<ThreatPolicy> {
  return Object.fromEntries(
    Object.keys(defaultThreatPolicy).flatMap((field) => {
      const value = override[field as keyof ThreatPolicy];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

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
 * The policy of one request: the fields given replace those of the organization.
 * @returns undefined when the team has no threat protection; `forbidden` when the request must be refused with 403:
 * it carries an override although the feature is off or overrides are disabled, or says `off` while it is enforced.
 */
export function requestPolicy(
  settings: ThreatSettings,
  override: ThreatProtectionOverride | undefined,
): ThreatPolicy | 'forbidden' | undefined {
  const { threatProtection, threatOverrides, threatPolicy } = settings;
  if (threatProtection === 'disabled') return override === undefined ? undefined : 'forbidden';
  if (override !== undefined && !threatOverrides) return 'forbidden';
  if (threatProtection !== 'enforced') return { ...threatPolicy, ...given(override) };
  if (override?.mode === 'off') return 'forbidden';
  return { ...threatPolicy, ...given(override), mode: 'normal' };
}

/** Without the members that are undefined, which would hide those of the organization. */
function given(override: ThreatProtectionOverride = {}): Partial<ThreatPolicy> {
  return Object.fromEntries(
    Object.keys(defaultThreatPolicy).flatMap((field) => {
      const value = override[field as keyof ThreatPolicy];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

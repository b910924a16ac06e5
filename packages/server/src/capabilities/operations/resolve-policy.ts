import type { ThreatProtectionOverride } from '@web-data/types';
import { allowsFeature, features } from '../../accounts/keys/scopes.ts';
import type { Identity } from '../../accounts/keys/identity.ts';
import { createForbidden, createScopeRejection } from '../../accounts/keys/forbidden.ts';
import { requestPolicy } from '../../accounts/teams/threat-policy.ts';
import type { OverrideRejection, ThreatPolicy } from '../../accounts/teams/threat-policy.ts';

/**
 * Resolves the threat policy of a request; undefined when it has none.
 * @throws {Rejection} 403 when the key lacks the scope of a feature that the body uses, or the policy forbids it.
 */
export function resolvePolicy(
  body: { threatProtection?: ThreatProtectionOverride },
  identity: Identity,
): ThreatPolicy | undefined {
  const used = features.filter((feature) => body[feature] !== undefined);
  const lacking = used.find((feature) => !allowsFeature(identity.scopes, feature));
  if (lacking !== undefined) throw createScopeRejection(`feature:${lacking}`);
  const policy = requestPolicy(identity, body.threatProtection);
  if (typeof policy === 'string') throw createForbidden(policy, reasons[policy]);
  return policy;
}

/** Why an override is rejected, with the remedy. */
const reasons: Readonly<Record<OverrideRejection, string>> = {
  feature:
    'Threat protection is not enabled for this team. Leave `threatProtection` out, or have it enabled.',
  overrides:
    'The organization lets no request replace a part of its threat policy. Leave `threatProtection` out.',
  enforced:
    'Threat protection is enforced for this team. Leave `threatProtection.mode` out, or set it to `normal`.',
};

import type { ThreatProtectionOverride } from '@web-data/types';
import { reject } from '@web-data/validator';
import { allowsFeature, features } from '../accounts/scopes.ts';
import type { Identity } from '../accounts/identity.ts';
import { requestPolicy } from '../threats/threat-policy.ts';
import type { ThreatPolicy } from '../threats/threat-policy.ts';

/**
 * The threat policy that a request is subject to; undefined when none is.
 * @throws {Rejection} 403 when the key has not the scope of a feature that the body uses, or the policy forbids it.
 */
export function permittedPolicy(
  body: { threatProtection?: ThreatProtectionOverride },
  identity: Identity,
): ThreatPolicy | undefined {
  const used = features.filter((feature) => body[feature] !== undefined);
  if (!used.every((feature) => allowsFeature(identity.scopes, feature))) throw reject('Forbidden');
  const policy = requestPolicy(identity, body.threatProtection);
  if (policy === 'forbidden') throw reject('Forbidden');
  return policy;
}

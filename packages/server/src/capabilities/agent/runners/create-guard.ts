import { audit } from '../../../accounts/audit/with-audit.ts';
import type { SiemLog } from '../../../accounts/audit/siem.ts';
import type { UrlClassifier } from '../../threats/classifier.ts';
import { requestPolicy } from '../../../accounts/teams/threat-policy.ts';
import { RunGuard } from './run-guard.ts';
import type { RunContext } from './runner.ts';

/** The parts of the server that threat protection of runs uses. */
export interface GuardServices {
  classifier: UrlClassifier | undefined;
  siem: SiemLog;
}

/**
 * Creates the guard of a run from the settings that its team had when the run was accepted; undefined without threat
 * protection.
 */
export function createGuard({ classifier, siem }: GuardServices, context: RunContext): RunGuard | undefined {
  const { identity, request, jobId: requestId } = context;
  const policy = requestPolicy(identity, request.threatProtection);
  // A forbidden request was never accepted.
  if (typeof policy !== 'object') return undefined;
  const username = request.auditMetadata?.username;
  const named = { siem, identity, requestId, operation: 'startAgent', username };
  return new RunGuard(policy, {
    classifier,
    onBlock: (url, reason) => audit(named, { event: 'url.blocked', url, reason }),
    charge: (credits) => context.record({ credits }),
  });
}

import type { Finding } from '../verify/result.ts';

/** Kinds of deviations, the worst first. */
const SEVERITIES = ['failure', 'access', 'data', 'requests', 'responses', 'headers and words'] as const;

/** How bad a deviation is. */
export type Severity = (typeof SEVERITIES)[number];

const OF_CHECK: Readonly<Record<string, Severity>> = {
  'server-error': 'failure',
  'no-response': 'failure',
  authentication: 'access',
  leak: 'access',
  relation: 'data',
  'accepted-invalid': 'requests',
  'refused-valid': 'requests',
  'content-type': 'headers and words',
  details: 'headers and words',
  'error-message': 'headers and words',
  header: 'headers and words',
};

/** Rates a deviation: a failing server first, then access, then data that is lost or wrong, then all else. */
function rateSeverity({ check, phase }: Pick<Finding, 'check' | 'phase'>): Severity {
  const own = OF_CHECK[check];
  if (own === 'failure' || own === 'access') return own;
  if (phase === 'authentication') return 'access';
  return phase === 'relations' ? 'data' : (own ?? 'responses');
}

/** Orders deviations by severity, and keeps their order within one. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => rank(one) - rank(other));
}

function rank(finding: Finding): number {
  return SEVERITIES.indexOf(rateSeverity(finding));
}

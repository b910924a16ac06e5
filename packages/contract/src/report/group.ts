import type { Finding } from '../verify/result.ts';

/** Findings with one cause: the same operation breaks the same promise. */
export interface FindingGroup {
  readonly first: Finding;
  readonly others: readonly Finding[];
}

/** Groups findings by operation, check and pointer, so that no finding hides another cause. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = [finding.operation, finding.check, finding.pointer].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
}

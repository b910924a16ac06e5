import { splitPointer } from '@web-data/openapi';
import type { Finding } from '../verify/result.ts';
import { bySeverity } from './severity.ts';

/** Findings with one cause: the same operation breaks the same promise. */
export interface FindingGroup {
  readonly first: Finding;
  readonly others: readonly Finding[];
}

/** Groups findings by operation, check and pointer, so that no finding hides another cause; the worst come first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  return groupBy(findings, ({ operation, check, pointer }) => [operation, check, pointer].join(' '));
}

/**
 * Groups findings that probably have one cause, in whatever operations: the same check fails with the same message
 * about the same keyword. The first is the one with the shortest request.
 */
export function groupCauses(findings: readonly Finding[]): FindingGroup[] {
  const groups = groupBy(findings, ({ check, message, pointer }) =>
    [check, message.replaceAll(/"[^"]*"|`[^`]*`|\d+/gu, '…'), findKeyword(pointer)].join(' '),
  );
  return groups.map(({ first, others }) => {
    const [shortest = first, ...rest] = [first, ...others].toSorted((a, b) => a.curl.length - b.curl.length);
    return { first: shortest, others: rest };
  });
}

/** The keyword at the end of a pointer; empty for that of an operation or of a component. */
export function findKeyword(pointer: string): string {
  const last = splitPointer(pointer).findLast((member) => !/^\d+$/u.test(member)) ?? '';
  return /^[a-z][A-Za-z]*$/u.test(last) && !METHODS.has(last) ? last : '';
}

const METHODS: ReadonlySet<string> = new Set([
  'get',
  'put',
  'post',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
]);

function groupBy(findings: readonly Finding[], toKey: (finding: Finding) => string): FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of bySeverity(findings)) {
    const key = toKey(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
}

import type { VerifyReport } from '../verify/result.ts';
import { PHASES, type Phase, type Conclusion } from '../verify/trial.ts';

/** Results of the trials of one operation and phase, counted. */
export interface TallyRow {
  readonly operation: string;
  readonly phase: Phase;
  readonly counts: Readonly<Record<Conclusion['outcome'], number>>;
}

/** Returns the table of operations and phases, in the order of the plan. */
export function tally(report: VerifyReport): TallyRow[] {
  const operations = [...new Set(report.results.map(({ trial }) => trial.operation))];
  return operations.flatMap((operation) =>
    PHASES.map((phase) => {
      const outcomes = report.results
        .filter(({ trial }) => trial.operation === operation && trial.phase === phase)
        .map(({ conclusion }) => conclusion.outcome);
      const count = (outcome: Conclusion['outcome']): number =>
        outcomes.filter((one) => one === outcome).length;
      return {
        operation,
        phase,
        counts: { passed: count('passed'), failed: count('failed'), 'not-tested': count('not-tested') },
      };
    }).filter(({ counts }) => counts.passed + counts.failed + counts['not-tested'] > 0),
  );
}

/** Returns the resources that a run created and could not delete, one line per kind. */
export function leftBehind({ cleanUp }: VerifyReport): string[] {
  return cleanUp.left.map(({ path, count, reason }) => `${count} × ${path}: ${reason}`);
}

/** Returns the reasons why trials were not run, each with its number of trials. */
export function notTestedReasons(report: VerifyReport): [reason: string, count: number][] {
  const reasons = new Map<string, number>();
  for (const { trial, conclusion } of report.results) {
    if (conclusion.outcome !== 'not-tested') continue;
    const text = `${trial.operation} ${trial.phase}: ${conclusion.reason}`;
    reasons.set(text, (reasons.get(text) ?? 0) + 1);
  }
  return [...reasons];
}

/** Returns the documented responses that no request produced, by operation. */
export function listUnseenResponses(report: VerifyReport): [operation: string, answers: string[]][] {
  const unseen = new Map<string, string[]>();
  for (const { operation, answer: response, outcome } of report.coverage) {
    if (outcome === 'not-tested') unseen.set(operation, [...(unseen.get(operation) ?? []), response]);
  }
  return [...unseen];
}

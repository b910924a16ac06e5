import type { Deviation } from '../judge/deviation.ts';
import type { LenienceCount } from '../semantics/lenience.ts';
import type { CleanUp } from './writes/clean-up.ts';
import type { Phase, Trial, Conclusion } from './trial.ts';

/** One trial and its conclusion. */
export interface TrialResult {
  readonly trial: Trial;
  readonly conclusion: Conclusion;
  /** Duration in milliseconds, including the wait for resources. */
  readonly ms: number;
}

/** One deviation in the form of the reports. All strings are masked. */
export interface Finding extends Deviation {
  /** Stable name of this deviation, for baselines: trial, check and pointer. */
  readonly fingerprint: string;
  readonly trial: string;
  readonly phase: Phase;
  readonly operation: string;
  /** Command that repeats the request; empty where no single request shows the deviation. */
  readonly curl: string;
}

/** One documented response of an operation. */
export interface CoverageRow {
  readonly operation: string;
  /** A status, with the name of the catalogue error where there is one. */
  readonly answer: string;
  readonly outcome: 'tested' | 'not-tested';
}

/** The results of a run. */
export interface VerifyReport {
  readonly title: string;
  readonly baseUrl: string;
  readonly seed: number;
  readonly findings: readonly Finding[];
  /** Findings in the baseline; they do not count. */
  readonly known: readonly Finding[];
  readonly results: readonly TrialResult[];
  readonly coverage: readonly CoverageRow[];
  /** Why the run ended early; the remaining trials are not tested. */
  readonly cutShort: string | undefined;
  /** Number of trials that the plan left out because of `maxTrials`. */
  readonly leftOut: number;
  /** Their number by phase. */
  readonly leftOutPhases?: Readonly<Partial<Record<Phase, number>>>;
  /** Number of trials of the whole plan, with those that were left out and those of other shards. */
  readonly planned?: number;
  /** Operations that ask for a credential, and for which the run had none. */
  readonly withoutCredential?: readonly string[];
  /** Policies by which the service accepts invalid bodies: those that the options excuse, and those that many findings suggest. */
  readonly leniences?: readonly LenienceCount[];
  /** Which created resources were deleted and which remain. */
  readonly cleanUp: CleanUp;
  /** Number of requests by trials, without those of the clean-up. */
  readonly requests: number;
  readonly ms: number;
}

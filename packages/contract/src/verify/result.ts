import type { Deviation } from '../judge/deviation.ts';
import type { CleanUp } from './writes/clean-up.ts';
import type { Phase, Trial, Conclusion } from './trial.ts';

/** One trial and how it ended. */
export interface TrialResult {
  readonly trial: Trial;
  readonly conclusion: Conclusion;
  /** Milliseconds that it took, waiting for resources included. */
  readonly ms: number;
}

/** One deviation as every report shows it. All texts are masked. */
export interface Finding extends Deviation {
  /** Stable name of this deviation, for baselines: trial, check and pointer. */
  readonly fingerprint: string;
  readonly trial: string;
  readonly phase: Phase;
  readonly operation: string;
  /** Command that sends the request again; empty where no single request shows it. */
  readonly curl: string;
}

/** A row of the table operation × answer. */
export interface CoverageRow {
  readonly operation: string;
  /** A status, with the name of the catalogue error where there is one. */
  readonly answer: string;
  readonly outcome: 'tested' | 'not-tested';
}

/** What a run has found. */
export interface VerifyReport {
  readonly title: string;
  readonly baseUrl: string;
  readonly seed: number;
  readonly findings: readonly Finding[];
  /** Findings that the baseline knows; they do not count. */
  readonly known: readonly Finding[];
  readonly results: readonly TrialResult[];
  readonly coverage: readonly CoverageRow[];
  /** Why the run ended before every trial was made; such trials are not tested. */
  readonly cutShort: string | undefined;
  /** Trials that the plan left out for the sake of its bound (`maxTrials`). */
  readonly leftOut: number;
  /** What became of all that the run created. */
  readonly cleanUp: CleanUp;
  /** Requests of the trials; those of the clean-up are none. */
  readonly requests: number;
  readonly ms: number;
}

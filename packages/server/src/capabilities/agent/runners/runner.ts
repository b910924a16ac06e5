import type { AgentRequest, AgentTraceError } from '@web-data/types';
import type { Identity } from '../../../accounts/keys/identity.ts';
import type { Sources } from '../sources.ts';
import type { Entry } from '../trace/journal.ts';

/** A job and the means to run it. */
export interface RunContext {
  jobId: string;
  request: AgentRequest;
  identity: Identity;
  /**
   * Aborts when the run was cancelled, its lease was lost or the server closes. A run that continues for 5 s is
   * abandoned.
   */
  signal: AbortSignal;
  /**
   * Stores a step: its cost, its events and its snapshots.
   * @throws {CreditLimitReached} when the cost would exceed `maxCredits`; {ClaimLost} when another worker owns the job.
   * Let both propagate.
   */
  record(entry: Entry): Promise<void>;
}

/** The result of a runner that did not throw. */
export type RunResult =
  | {
      outcome: 'succeeded';
      data: unknown;
      sources?: Sources;
      /** What the caller should know of the result, in full sentences. */
      warning?: string;
    }
  | { outcome: 'refused'; message: string };

/** Thrown with a message that the caller may read. Any other error is reported as unexpected. */
export class RunFailure extends Error {
  override readonly name = 'RunFailure';
  /** The part that failed; `system` by default. */
  readonly source: AgentTraceError['source'];
  /** Whether the same task may succeed later; true by default. */
  readonly retryable: boolean;

  constructor(
    message: string,
    {
      source = 'system',
      retryable = true,
      cause,
    }: { source?: AgentTraceError['source']; retryable?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.source = source;
    this.retryable = retryable;
  }
}

/** Runs agent jobs. A job whose worker died runs once more from its beginning. */
export interface AgentRunner {
  /**
   * Whether the runner accepts the job. False leads to 500 `Failed to passthrough agent request.` at the start.
   * @throws {Rejection} used as the response of the start instead, such as 503 with `Retry-After`.
   */
  accepts(request: AgentRequest): boolean | Promise<boolean>;
  /** @throws {RunFailure} when the task failed for a reason that the caller should know. */
  run(context: RunContext): Promise<RunResult>;
}

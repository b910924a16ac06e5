import type { AgentRequest, AgentTraceError } from '@web-data/types';
import type { Identity } from '../../accounts/identity.ts';
import type { Entry } from '../trace/journal.ts';

/** What a runner is given to do a job with. */
export interface RunContext {
  jobId: string;
  request: AgentRequest;
  identity: Identity;
  /** Aborts when the run was cancelled, its lease was lost or the server ends; a run that goes on for 5 s is given up. */
  signal: AbortSignal;
  /**
   * Makes a step durable: its cost, its events, its snapshots.
   * @throws {CreditLimitReached} when the cost would pass `maxCredits`; {LeaseLost} when another worker has the job.
   * Let both pass.
   */
  record(entry: Entry): Promise<void>;
}

/** What a runner ended with, when it did not throw. */
export type RunResult = { outcome: 'succeeded'; data: unknown } | { outcome: 'refused'; message: string };

/** The reason for which a run failed, in a sentence that its caller may read; any other error is answered as unexpected. */
export class RunFailure extends Error {
  override readonly name = 'RunFailure';
  /** What failed; `system` unless given. */
  readonly source: AgentTraceError['source'];
  /** Whether the same task may succeed later; true unless given. */
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

/** Does the work of agent jobs. A job whose worker died is run again from its beginning. */
export interface AgentRunner {
  /**
   * Whether it takes the job; false is answered with 500 `Failed to passthrough agent request.` at the start.
   * @throws {Rejection} that answers the start in its place, such as 503 with a time to come back.
   */
  accepts(request: AgentRequest): boolean | Promise<boolean>;
  /** @throws {RunFailure} when it could not do the task for a reason that its caller should know. */
  run(context: RunContext): Promise<RunResult>;
}

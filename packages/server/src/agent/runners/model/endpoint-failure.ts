import { APICallError, RetryError } from 'ai';
import { RunFailure } from '../runner.ts';

/** Statuses by which an endpoint refuses what it was asked, not who asks. */
const PERMANENT_STATUSES = new Set<unknown>([400, 413, 422]);

/** Characters that the log keeps of why. */
const MAX_CAUSE = 300;

/** A call of the model failed. Its message holds no address, no key and no words of the endpoint. */
export class EndpointFailure extends RunFailure {
  /** Whether other runs would meet it too. */
  readonly isGeneral: boolean;

  /** @param error what the library that made the call threw. */
  constructor(error: unknown) {
    const call = RetryError.isInstance(error) ? error.lastError : error;
    const status = APICallError.isInstance(call) ? (call.statusCode ?? 'none') : undefined;
    const isPermanent = PERMANENT_STATUSES.has(status);
    const isLate = call instanceof Error && call.name === 'TimeoutError';
    super(isLate ? 'The model does not answer in time.' : messageOf(status, isPermanent), {
      source: 'tool',
      retryable: !isPermanent,
      cause: shortened(call),
    });
    this.isGeneral = !isPermanent;
  }
}

/** @param status of the answer; none without an answer, undefined for one that made the library fail. */
function messageOf(status: number | 'none' | undefined, isPermanent: boolean): string {
  if (status === 'none') return 'The model cannot be reached.';
  if (status === undefined || status < 300) return 'The answer of the model cannot be read.';
  if (!isPermanent) return `The model answers with status ${status}.`;
  return `The model refuses the conversation with status ${status}: give a shorter task, or fewer pages.`;
}

/** For the log: the library quotes whole answers, and keeps what was asked beside them. */
function shortened(call: unknown): Error {
  const { name, message } = call instanceof Error ? call : new Error(String(call));
  return new Error(`${name}: ${message.slice(0, MAX_CAUSE)}`);
}

import type { WebDataError } from './errors.ts';
import type { Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import { mergeLimits } from './settings.ts';
import type { Limits, Settings } from './settings.ts';

/** One call on its way, with all its attempts. */
export interface Call {
  operation: Operation;
  limits: Limits;
  signal: AbortSignal | undefined;
  /** How often the request was sent so far. */
  attempts: number;
  /** The failure of the answer that was handed on last. */
  failure: WebDataError | undefined;
}

/** @throws TypeError naming the option that cannot be */
export function startCall(settings: Settings, operation: Operation, options: CallOptions): Call {
  const limits = mergeLimits(options, settings.limits);
  return { operation, limits, signal: options.signal, attempts: 0, failure: undefined };
}

/** Where a failure of the call happened. */
export function place(
  { operation, attempts }: Call,
  cause?: unknown,
): { operation: string; attempts: number; cause?: unknown } {
  return { operation: operation.id, attempts, cause };
}

import type { Operation } from './operation.ts';
import { mergeLimits } from './limits.ts';
import type { Limits } from './limits.ts';
import type { CallOptions } from './options.ts';

/** One call on its way, with all its attempts. */
export interface Call {
  operation: Operation;
  limits: Limits;
  signal: AbortSignal | null | undefined;
  /** Sending it twice may do harm. */
  once?: boolean | undefined;
  /** How often the request was sent so far. */
  attempts: number;
}

/** @throws TypeError naming the option that cannot be */
export function startCall({ limits }: { limits: Limits }, operation: Operation, options: CallOptions): Call {
  const { signal } = options;
  if (signal && !signal.addEventListener) throw new TypeError('signal must be an AbortSignal.');
  return { operation, limits: mergeLimits(options, limits), signal, attempts: 0 };
}

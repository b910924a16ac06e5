import type { Call } from './call.ts';
import { CallError } from './errors.ts';
import { retryWait, sleep } from './retry.ts';
import { sendOnce } from './send.ts';
import type { Outgoing, Received } from './outcome.ts';
import type { Settings } from './settings.ts';
import { within } from './within.ts';

/**
 * Sends a request until it succeeds or should not be retried.
 * @throws CallError, or the error of a hook
 */
export async function transport(
  settings: Settings,
  call: Call,
  url: string,
  init: Outgoing,
): Promise<Received> {
  const { operation, limits } = call;
  const { timeoutMs } = limits;
  call.once = operation.once?.(init.headers);
  const end = performance.now() + limits.deadlineMs;
  for (;;) {
    const left = end - performance.now();
    const limit = left < timeoutMs ? 'deadlineMs' : 'timeoutMs';
    const outcome = await within(call, limit, Math.min(left, timeoutMs), (signal) =>
      sendOnce(settings, call, url, init, signal),
    );
    if (!(outcome instanceof CallError)) return outcome;
    await pause(settings, call, outcome, end - performance.now());
  }
}

/** Waits for the next attempt, or throws the failure when there is none. */
async function pause({ hooks }: Settings, call: Call, error: CallError, left: number): Promise<void> {
  const waitMs = retryWait(call, error, left);
  if (waitMs === undefined) throw error;
  const event = { operation: call.operation.id, attempt: call.attempts, waitMs, error };
  const stopped = await within(call, 'deadlineMs', left, async (signal) => {
    await hooks?.retry(event);
    await sleep(waitMs, signal);
  });
  if (stopped) throw stopped;
}

import type { Call } from './call.ts';
import { checkFunctions } from './check.ts';
import { UnreadableBodyError, CallError, toMessage } from './errors.ts';
import { checkLogger, log } from './log.ts';
import type { HookOptions, RequestEvent, RetryEvent } from './options.ts';
import type { Outcome, Outgoing, Send } from './outcome.ts';

/** Functions that run around an attempt, and before a wait. */
export interface Hooks {
  send: (send: Send, call: Call, url: string, init: Outgoing, signal: AbortSignal) => Promise<Outcome>;
  retry: (event: RetryEvent) => unknown;
}

const names = ['onRequest', 'onResponse', 'onRetry', 'validate'] as const;

/**
 * Reads hooks, for `connect({ hooks: createHooks({ onRequest }) })`; `createClient` accepts them among its options.
 * @returns `undefined` without hooks, so that a call skips them
 * @throws TypeError naming the option that is not a function
 */
export function createHooks(options: HookOptions): Hooks | undefined {
  const { logger, onResponse, onRetry } = options;
  checkFunctions(options, names);
  checkLogger(logger);
  if (!logger && !names.some((name) => options[name])) return undefined;
  return {
    send: async (send, call, url, init, signal) => {
      const started = performance.now();
      const about = { operation: call.operation.id, attempt: call.attempts };
      const requested = await callRequestHook(
        options,
        { ...about, method: init.method, url, body: init.body },
        init,
        signal,
      );
      log(logger, 'debug', 'request', { ...about, method: init.method, url: requested.url });
      const outcome = await send(requested.url, requested.init, requested.response);
      const { response } = outcome as { response?: Response };
      // Some `fetch` implementations ignore the end of the call.
      if (!response || signal.aborted) return outcome;
      const { status, headers } = response;
      const event = { ...about, status, durationMs: performance.now() - started };
      log(logger, 'debug', 'response', event);
      await onResponse?.({ ...event, headers });
      return validate(options, call, outcome);
    },
    retry: (event) => {
      const { error, ...facts } = event;
      log(logger, 'warn', 'retry', { ...facts, error: `${error.name}: ${error.message}` });
      return onRetry?.(event);
    },
  };
}

/** The request as the hook changes it, for this attempt only, or the hook's own response. Hooks do not see the key. */
async function callRequestHook(
  { onRequest }: HookOptions,
  facts: Omit<RequestEvent, 'headers'>,
  init: Outgoing,
  signal: AbortSignal,
): Promise<{ url: string; init: Outgoing; response?: Response }> {
  if (!onRequest) return { url: facts.url, init };
  const event: RequestEvent = { ...facts, headers: new Headers(init.headers) };
  const input = await onRequest(event);
  if (signal.aborted) throw signal.reason;
  const { url, body, headers } = event;
  const changed = {
    ...init,
    headers: Object.fromEntries(headers),
    ...(body !== undefined && { body, duplex: 'half' }),
  };
  // Not `instanceof`: a test runner may use its own class.
  const isResponse = typeof (Object(input) as Partial<Response>).arrayBuffer === 'function';
  return { url, init: changed, ...(isResponse && { response: input as Response }) };
}

/** Runs the caller's validation on the data of a 2xx. */
async function validate(options: HookOptions, call: Call, outcome: Outcome): Promise<Outcome> {
  if (!options.validate || outcome instanceof CallError) return outcome;
  const { response, data } = outcome;
  try {
    await options.validate(call.operation.id, response.status, data);
    return outcome;
  } catch (cause) {
    return new UnreadableBodyError(call, response, `is not as described: ${toMessage(cause)}`, cause);
  }
}

import { readText } from './body.ts';
import type { Answer } from './body.ts';
import type { Call } from './call.ts';
import { decode } from './decode.ts';
import type { Received } from './decode.ts';
import { NetworkError, UnreadableBodyError, WebDataError, messageOf } from './errors.ts';
import type { Settings } from './settings.ts';

/** A request whose body can be sent again. */
export interface Outgoing extends RequestInit {
  method: string;
  headers: Record<string, string>;
}

const longestErrorBody = 65_536;

/** What the events of an attempt have in common. */
interface About {
  operation: string;
  attempt: number;
}

/**
 * One attempt: hooks, request, answer, check.
 * @throws what a hook throws; the reason of `signal` when that was aborted meanwhile
 */
export async function sendOnce(
  settings: Settings,
  call: Call,
  url: string,
  init: Outgoing,
  signal: AbortSignal,
): Promise<Received | WebDataError> {
  const { hooks, authorization, fetch, maxResponseBytes } = settings;
  const started = performance.now();
  const about = { operation: call.operation.id, attempt: (call.attempts += 1) };
  const given = hooks.onRequest ? await askHook(settings, about, url, init, signal) : init.headers;
  const headers = { authorization, ...given };
  let answer: Answer;
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', headers, signal });
    answer = await readText(response, response.ok ? maxResponseBytes : longestErrorBody, signal);
  } catch (cause) {
    return new NetworkError(call, cause);
  }
  const { status, headers: received } = answer.response;
  const durationMs = performance.now() - started;
  // `fetch` may not have cared that the call is over.
  if (hooks.onResponse && !signal.aborted)
    await hooks.onResponse({ ...about, status, headers: received, durationMs });
  const outcome = decode(call, answer, authorization);
  return hooks.validate && !(outcome instanceof WebDataError) ? check(settings, call, outcome) : outcome;
}

/** The headers with what the hook changes. It does not see the key, and its changes hold for this attempt alone. */
async function askHook(
  { hooks }: Settings,
  about: About,
  url: string,
  { method, headers: given }: Outgoing,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const headers = new Headers(given);
  await hooks.onRequest!({ ...about, method, url, headers });
  if (signal.aborted) throw signal.reason;
  return Object.fromEntries(headers);
}

/** Lets the caller's `validate` judge the data of a 2xx. */
async function check({ hooks }: Settings, call: Call, received: Received): Promise<Received | WebDataError> {
  const { response, data } = received;
  try {
    await hooks.validate!(call.operation.id, response.status, data);
    return received;
  } catch (cause) {
    return new UnreadableBodyError(call, response, `is not as described: ${messageOf(cause)}`, cause);
  }
}

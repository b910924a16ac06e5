import { readText } from './body.ts';
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
  const exchange = async () => {
    const response = await fetch(url, { ...init, redirect: 'manual', headers, signal });
    return readText(response, response.ok ? maxResponseBytes : longestErrorBody, signal);
  };
  const answer = await exchange().catch((cause: unknown) => new NetworkError(call, cause));
  if (answer instanceof WebDataError) return answer;
  const { status, headers: received } = answer.response;
  const durationMs = performance.now() - started;
  // `fetch` may not have cared that the call is over.
  if (hooks.onResponse && !signal.aborted)
    await hooks.onResponse({ ...about, status, headers: received, durationMs });
  return check(settings, call, decode(call, answer, authorization));
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
async function check(
  { hooks }: Settings,
  call: Call,
  received: Received | WebDataError,
): Promise<Received | WebDataError> {
  if (!hooks.validate || received instanceof WebDataError) return received;
  const { response, data } = received;
  try {
    await hooks.validate(call.operation.id, response.status, data);
    return received;
  } catch (cause) {
    return new UnreadableBodyError(call, response, `is not as described: ${messageOf(cause)}`, cause);
  }
}

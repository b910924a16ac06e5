import { fetchJson } from './ask-json.ts';
import type { RequestContext, JsonResponse } from './ask-json.ts';
import { AuthorizationError } from './authorization-error.ts';

/** The code to poll with, the interval and the end. */
export interface Poll {
  endpoint: string;
  clientId: string;
  deviceCode: string;
  /** Seconds between two polls. */
  interval: number;
  /** Milliseconds since the epoch after which the request can no longer be approved. */
  until: number;
}

/** Seconds added to the interval on `slow_down` (RFC 8628, section 3.5). */
const SLOWER = 5;

/**
 * Polls for the key until a person has decided. Waits for the interval, for longer when the service requires it, and
 * for twice the previous interval when there was no response.
 * @throws {AuthorizationError} the error of the service; `expired_token` when the time is over
 */
export async function pollForKey(context: RequestContext, poll: Poll): Promise<JsonResponse['body']> {
  let { interval } = poll;
  for (;;) {
    const [waitMs, leftMs] = [interval * 1000, poll.until - Date.now()];
    // A timer beyond 2^31 ms would fire at once.
    await sleep(Math.min(waitMs, leftMs, 2 ** 31 - 1), context.signal);
    if (waitMs >= leftMs || Date.now() >= poll.until) throw expired();
    const response = await pollOnce(context, poll);
    if (response?.status === 200) return response.body;
    const error = response?.body['error'];
    if (error === 'slow_down') interval += SLOWER;
    else if (response === undefined || response.status === 429 || response.status >= 500)
      interval = Math.max(interval * 2, (response?.retryAfterMs ?? 0) / 1000);
    else if (error !== 'authorization_pending') throw toAuthorizationError(response);
  }
}

/** Returns undefined without a response. */
async function pollOnce(context: RequestContext, { endpoint, clientId, deviceCode }: Poll) {
  try {
    return await fetchJson(context, endpoint, {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: clientId,
      device_code: deviceCode,
    });
  } catch (error) {
    if (error instanceof AuthorizationError) return undefined;
    throw error;
  }
}

/** Converts the error of the service. */
export function toAuthorizationError({ status, body }: JsonResponse): AuthorizationError {
  const { error, error_description: text } = body;
  const code = typeof error === 'string' ? error : `status ${status}`;
  const messages: Record<string, string> = {
    access_denied: 'The person denied the key.',
    expired_token: 'Nobody approved the key in time.',
  };
  return new AuthorizationError(
    code,
    messages[code] ?? `The service gives no key: ${code}${typeof text === 'string' ? `. ${text}` : '.'}`,
  );
}

function expired(): AuthorizationError {
  return toAuthorizationError({ status: 400, retryAfterMs: undefined, body: { error: 'expired_token' } });
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

import { readText } from './body.ts';
import type { Call } from './call.ts';
import { NetworkError } from './errors.ts';
import type { Outcome, Outgoing, Send } from './outcome.ts';
import type { Signed } from './schemes.ts';
import type { Settings } from './settings.ts';

const longestErrorBody = 65_536;

/**
 * Makes one attempt: hooks if there are any, credentials, request, response.
 * @throws the error of a hook; the reason of `signal` when it is aborted meanwhile
 */
export function sendOnce(
  settings: Settings,
  call: Call,
  url: string,
  init: Outgoing,
  signal: AbortSignal,
): Promise<Outcome> {
  call.attempts += 1;
  const { address, sign, decode, maxResponseBytes, fetch } = settings;
  const send: Send = async (at, input, reply) => {
    const request: Signed = { url: at, headers: { ...input.headers }, secrets: [] };
    const { headers, secrets } = request;
    // The credentials are sent only to URLs of the service.
    if (!reply && at.startsWith(`${address}/`)) {
      await sign(call.operation, request);
      if (signal.aborted) throw signal.reason;
    }
    // An `authorization` header of the caller is a secret, too.
    secrets.push(headers['authorization']?.split(' ').pop());
    try {
      const init: RequestInit = { ...input, headers, redirect: 'manual', signal };
      const response = reply ?? (await fetch(request.url, init));
      const { ok } = response;
      const read = await readText(response, ok ? maxResponseBytes : longestErrorBody, signal);
      // Outside 2xx the status is enough, even when the body fails.
      if (ok && read.cause) throw read.cause;
      return decode(settings, call, read, secrets);
    } catch (cause) {
      return new NetworkError(call, cause);
    }
  };
  return settings.hooks ? settings.hooks.send(send, call, url, init, signal) : send(url, init);
}

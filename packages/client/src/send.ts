import { readText } from './body.ts';
import type { Call } from './call.ts';
import { decode } from './decode.ts';
import { NetworkError } from './errors.ts';
import type { Outcome, Outgoing, Send } from './outcome.ts';
import type { Settings } from './settings.ts';

const longestErrorBody = 65_536;

/**
 * One attempt: hooks where there are some, key, request, answer.
 * @throws what a hook throws; the reason of `signal` when that was aborted meanwhile
 */
export function sendOnce(
  settings: Settings,
  call: Call,
  url: string,
  init: Outgoing,
  signal: AbortSignal,
): Promise<Outcome> {
  call.attempts += 1;
  const send: Send = async (at, given, answer) => {
    const headers = answer ? given.headers : await addKey(settings, at, given.headers, signal);
    try {
      const response =
        answer ?? (await settings.fetch(at, { ...given, headers, redirect: 'manual', signal }));
      const { ok } = response;
      const read = await readText(response, ok ? settings.maxResponseBytes : longestErrorBody, signal);
      // Of an answer outside 2xx the status is enough, even where its body breaks off.
      if (ok && 'cause' in read) throw read.cause;
      return decode(call, read, headers['authorization'] ?? '', settings.catalogue);
    } catch (cause) {
      return new NetworkError(call, cause);
    }
  };
  return settings.hooks ? settings.hooks.send(send, call, url, init, signal) : send(url, init);
}

/** Adds the key, which goes only to URLs of the service, unless there is an `Authorization` already. */
async function addKey(
  settings: Settings,
  url: string,
  headers: Outgoing['headers'],
  signal: AbortSignal,
): Promise<Outgoing['headers']> {
  if (!url.startsWith(`${settings.address}/`) || headers['authorization']) return headers;
  const authorization = await settings.authorize();
  if (signal.aborted) throw signal.reason;
  return { authorization, ...headers };
}

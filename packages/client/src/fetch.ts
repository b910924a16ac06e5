import { parseUrl } from './address.ts';
import { startCall } from './call.ts';
import { ApiError } from './errors.ts';
import { operations } from './generated/operations.ts';
import { readHeaders } from './headers.ts';
import type { Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import type { Settings } from './settings.ts';
import { transport } from './transport.ts';

/** A `fetch` whose `init` may also hold options of the call. */
export type ClientFetch = (
  url: string,
  init?: RequestInit & Omit<CallOptions, 'headers' | 'signal'>,
) => Promise<Response>;

/**
 * The client as a `fetch`: adds the key, retries, and bounds the time. An error of the API is an answer; every other
 * failure is thrown. A body that is a stream can be sent only once, and so is.
 */
export function createFetch(settings: Settings): ClientFetch {
  return async (input, { signal, timeoutMs, deadlineMs, retry, ...init } = {}) => {
    // Normalized first: what is checked shall be what is called.
    const url = parseUrl(input)?.href ?? input;
    const method = init.method ?? 'GET';
    const headers = readHeaders(Object.fromEntries(new Headers(init.headers)));
    const operation = findOperation(settings.address, method, url);
    const once = typeof init.body === 'object' && init.body && 'getReader' in init.body;
    const options = { timeoutMs, deadlineMs, retry: once ? (false as const) : retry };
    const call = { ...startCall(settings, operation, options), signal };
    const outgoing = { ...init, method, headers: headers as Record<string, string> };
    const answer = await transport(settings, call, url, outgoing).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'api')
        return { response: error.response, text: JSON.stringify(error.body) };
      throw error;
    });
    const { status, statusText, headers: received } = answer.response;
    return new Response(answer.text || null, { status, statusText, headers: received });
  };
}

/** @throws TypeError for another host: the key goes only to the service */
function findOperation(address: string, method: string, url: string): Operation {
  if (!url.startsWith(`${address}/`))
    throw new TypeError(`The client calls only ${address}; the URL has another start.`);
  const path = url.slice(address.length).split('?')[0]!;
  const matches = (one: Operation) =>
    one.method === method && new RegExp(`^${one.path.replaceAll(/\{[^{}]+\}/g, '[^/]+')}$`).test(path);
  return operations.find(matches) ?? { id: `${method} ${path}`, method, path, openErrors: [] };
}

import { parseUrl } from './address.ts';
import { startCall } from './call.ts';
import { toFailure } from './method.ts';
import { always } from './idempotency-key.ts';
import type { Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import type { Settings } from './settings.ts';
import { transport } from './transport.ts';

/** A `fetch` whose `init` may also hold options of the call. */
export type ClientFetch = (
  input: string | URL | Request,
  init?: RequestInit & Omit<CallOptions, 'headers' | 'signal'>,
) => Promise<Response>;

/**
 * Creates a `fetch` of the client: adds the key, retries, and limits the time. An error of the API is a response; every
 * other failure is thrown. A body that is a stream is sent once, without retries; that of a `Request` is read first.
 */
export function createFetch(
  settings: Settings,
  operations: Readonly<Record<string, { operation: Operation }>>,
): ClientFetch {
  // A brace comes after letters, so the more literal path is found first.
  const known = Object.values(operations)
    .map((one) => one.operation)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return async (input, requested) => {
    // Not `instanceof`: a library may use its own class.
    const { method: isRequest } = input as Partial<Request>;
    const request = isRequest ? await readRequest(input as Request) : { url: input as string | URL };
    const { url: requestedUrl, signal, timeoutMs, deadlineMs, retry, ...init } = { ...request, ...requested };
    // Normalized first, so that the checked URL is the one that is called.
    const url = String(parseUrl(requestedUrl) ?? requestedUrl);
    const { method = 'GET', body } = init;
    const operation = findOperation(known, settings.address, method, url);
    const content = Object(body) as object;
    const once = 'getReader' in content || Symbol.asyncIterator in content;
    const call = startCall(settings, operation, {
      signal,
      timeoutMs,
      deadlineMs,
      retry: once ? false : retry,
    });
    const provided = Object.fromEntries(new Headers(init.headers));
    const headers: Record<string, string> = { ...provided };
    operation.fields?.(headers, []);
    const response = await transport(settings, call, url, { ...init, method, headers }).catch(
      (error: unknown) => {
        const failure = toFailure(call, error);
        if (failure.kind !== 'api') throw failure.exception;
        return { response: failure.response, text: JSON.stringify(failure.error) };
      },
    );
    return new Response(response.text || null, response.response);
  };
}

/** Reads a `Request` into plain options that can be sent more than once. */
async function readRequest(request: Request): Promise<RequestInit & { url: string }> {
  const { url, method, headers, signal } = request;
  const body = await request.arrayBuffer();
  return { url, method, headers, signal, body: body.byteLength > 0 ? body : null };
}

/**
 * Returns the operation at a URL, the most literal one if several match, or an unknown one.
 * @throws TypeError for another host: the key is sent only to the service
 */
function findOperation(known: Operation[], address: string, method: string, url: string): Operation {
  if (!url.startsWith(`${address}/`)) throw new TypeError(`The client calls only URLs under ${address}/`);
  const path = toPath(url);
  // A template is normalized like a call of its operation: `{}` becomes `%7B%7D`. Then all of it is escaped.
  const toPattern = (template: string) =>
    toPath(address + template.replace(/\{.+?\}/g, '{}')).replace(/%7B%7D|\W/g, (part) =>
      part[1] ? '[^/]+' : `\\${part}`,
    );
  const matches = (one: Operation) =>
    one.method === method.toUpperCase() && new RegExp(`^${toPattern(one.path)}$`).test(path);
  return known.find(matches) ?? { id: `${method} ${path}`, method, path, once: always };
}

function toPath(url: string): string {
  return new URL(url).pathname;
}

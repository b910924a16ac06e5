import { unescape } from 'node:querystring';

/** Bytes of an answer of the model: many times what it may say. */
const MAX_BYTES = 8_388_608;
/** Milliseconds until an answer must be whole: models that think take minutes. */
const RESPONSE_TIMEOUT_MS = 300_000;

export interface EndpointBounds {
  maxBytes?: number;
  responseTimeoutMs?: number;
}

/**
 * A `fetch` for the endpoint of a model, whatever it does: an answer is bounded in bytes and in time, and a redirect is
 * an answer, for the conversation goes nowhere but to the address that was configured. A user and a password in that
 * address are sent as basic authentication (RFC 7617), unless the request has credentials of its own.
 */
export function endpointFetch({
  maxBytes = MAX_BYTES,
  responseTimeoutMs = RESPONSE_TIMEOUT_MS,
}: EndpointBounds = {}): typeof fetch {
  return async (input, init) => {
    const signals = [AbortSignal.timeout(responseTimeoutMs), ...(init?.signal ? [init.signal] : [])];
    const { url, headers: sent } = takeCredentials(input, init?.headers);
    const response = await fetch(url, {
      ...init,
      ...(sent && { headers: sent }),
      signal: AbortSignal.any(signals),
      redirect: 'manual',
    });
    const { status, statusText, headers, body } = response;
    return new Response(body && body.pipeThrough(limitBytes(maxBytes)), { status, statusText, headers });
  };
}

/** `fetch` takes no address that holds credentials: they become a header. */
function takeCredentials(
  input: Parameters<typeof fetch>[0],
  init: RequestInit['headers'],
): { url: Parameters<typeof fetch>[0]; headers: RequestInit['headers'] } {
  // One that is a request already holds none.
  const url = input instanceof Request ? undefined : new URL(input);
  if (url === undefined || url.username + url.password === '') return { url: input, headers: init };
  const headers = new Headers(init);
  const credentials = Buffer.from([url.username, url.password].map(unescape).join(':')).toString('base64');
  if (!headers.has('authorization')) headers.set('authorization', `Basic ${credentials}`);
  url.username = '';
  url.password = '';
  return { url, headers };
}

function limitBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error(`The answer is larger than ${maxBytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}

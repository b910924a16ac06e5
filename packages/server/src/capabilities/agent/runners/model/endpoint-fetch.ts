import { unescape } from 'node:querystring';

/** Maximum number of bytes of a model response, far more than its tokens need. */
const MAX_BYTES = 8_388_608;
/** Milliseconds until a response must be complete. Models that reason take minutes. */
const RESPONSE_TIMEOUT_MS = 300_000;

export interface EndpointBounds {
  maxBytes?: number;
  responseTimeoutMs?: number;
}

/**
import { unescape } from 'node:querystring';

 * Creates a `fetch` for the endpoint of a model. It bounds the bytes and the time of a response, and does not follow
 * redirects, so the conversation goes only to the configured address.
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

/** Maximum number of bytes of a model response, far more than its tokens need. */
const MAX_BYTES = 8_388_608;
/** Milliseconds until a response must be complete. Models that reason take minutes. */
const RESPONSE_TIMEOUT_MS = 300_000;

export interface EndpointBounds {
  maxBytes?: number;
  responseTimeoutMs?: number;
}

/**
 * Creates a `fetch` for the endpoint of a model. It bounds the bytes and the time of a response, and does not follow
 * redirects, so the conversation goes only to the configured address.
 */
export function endpointFetch({
  maxBytes = MAX_BYTES,
  responseTimeoutMs = RESPONSE_TIMEOUT_MS,
}: EndpointBounds = {}): typeof fetch {
  return async (input, init) => {
    const signals = [AbortSignal.timeout(responseTimeoutMs), ...(init?.signal ? [init.signal] : [])];
    const response = await fetch(input, { ...init, signal: AbortSignal.any(signals), redirect: 'manual' });
    const { status, statusText, headers, body } = response;
    return new Response(body && body.pipeThrough(limitBytes(maxBytes)), { status, statusText, headers });
  };
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

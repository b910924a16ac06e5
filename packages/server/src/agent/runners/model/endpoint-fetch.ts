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
 * an answer, for the conversation goes nowhere but to the address that was configured.
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

/** A response whose body has been read, or cut off when it was too long or failed. */
export interface ReadResponse {
  response: Response;
  text: string;
  /** The raw bytes, where the platform provides them. */
  parts: BlobPart[];
  cut: boolean;
  /** The reason why the body failed. */
  cause?: unknown;
}

/**
 * Reads a body as text, up to `limit` bytes, and always closes the stream. Counts while it reads: a few compressed
 * bytes may expand to gigabytes. A 2xx that is cut has no text; any other response has the text up to the cut. Stops
 * once `signal` is aborted, because not every `fetch` does.
 */
export async function readText(
  response: Response,
  limit: number,
  signal: AbortSignal,
): Promise<ReadResponse> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reply: ReadResponse = { response, text: '', parts, cut: false };
  try {
    const reader = response.body?.getReader?.();
    // Without streams (React Native) the platform reads the full body.
    if (!reader) return { ...reply, text: await response.text() };
    for (let size = 0; !reply.cut;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
      // The getter is slow in Node.js; most bodies have one part.
      reply.cut = size > limit || (parts.length > 1 && signal.aborted);
    }
    if (reply.cut) await reader.cancel();
  } catch (cause) {
    Object.assign(reply, { cut: true, cause });
  }
  if (reply.cut && response.ok) return reply;
  // A character may span two parts.
  const text = parts[1] ? await new Blob(parts).text() : decoder.decode(parts[0]);
  return { ...reply, text: text.slice(0, limit) };
}

const decoder = /* @__PURE__ */ new TextDecoder();

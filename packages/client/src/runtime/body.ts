/** An answer whose body has been read, or cut where it was too long or broke off. */
export interface ReadResponse {
  response: Response;
  text: string;
  /** Its bytes as they came, where the platform gives them. */
  parts: BlobPart[];
  cut: boolean;
  /** Why the body broke off. */
  cause?: unknown;
}

/**
 * Reads a body as text, at most `limit` bytes of it, and leaves nothing open behind. Counts as it comes: a few compressed
 * bytes may be gigabytes. Of a 2xx that is cut there is no text, of any other answer that which came before. Reads no
 * further once `signal` is aborted: `fetch` may not care, and then nobody wants the rest.
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
    // Without streams (React Native) the platform reads it whole.
    if (!reader) return { ...reply, text: await response.text() };
    for (let size = 0; !reply.cut;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
      // The getter is slow in Node.js; most bodies are one part.
      reply.cut = size > limit || (parts.length > 1 && signal.aborted);
    }
    if (reply.cut) await reader.cancel();
  } catch (cause) {
    Object.assign(reply, { cut: true, cause });
  }
  if (reply.cut && response.ok) return reply;
  // A character may lie across the border of two parts.
  const text = parts[1] ? await new Blob(parts).text() : decoder.decode(parts[0]);
  return { ...reply, text: text.slice(0, limit) };
}

const decoder = /* @__PURE__ */ new TextDecoder();

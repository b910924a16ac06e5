/** An answer whose body has been read, or cut where it was too long. */
export interface Answer {
  response: Response;
  text: string;
  cut: boolean;
}

const decoder = new TextDecoder();

/**
 * Reads a body as text, at most `limit` bytes of it, and leaves nothing open behind. Reads no further once `signal` is
 * aborted: `fetch` may not care, and then nobody wants the rest.
 */
export async function readText(response: Response, limit: number, signal: AbortSignal): Promise<Answer> {
  const reader = response.body?.getReader?.();
  // Without streams (React Native) the platform reads it whole.
  if (!reader) return { response, text: await response.text(), cut: false };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let cut = false;
  for (let size = 0; !cut;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
    // The getter is slow in Node.js; most bodies are one chunk.
    cut = size > limit || (chunks.length > 1 && signal.aborted);
  }
  if (cut) await reader.cancel();
  // A character may lie across the border of two chunks.
  const text = chunks[1] ? await new Blob(chunks).text() : decoder.decode(chunks[0]);
  return { response, text: text.slice(0, limit), cut };
}

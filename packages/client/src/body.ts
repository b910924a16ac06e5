/** An answer whose body has been read, or cut where it was too long or broke off. */
export interface Answer {
  response: Response;
  text: string;
  cut: boolean;
  /** Why the body broke off. */
  cause?: unknown;
}

/**
 * Reads a body as text, at most `limit` bytes of it, and leaves nothing open behind. Counts as it comes: a few compressed
 * bytes may be gigabytes. Of a 2xx that is cut there is no text, of any other answer that which came before. Reads no
 * further once `signal` is aborted: `fetch` may not care, and then nobody wants the rest.
 */
export async function readText(response: Response, limit: number, signal: AbortSignal): Promise<Answer> {
  const answer: Answer = { response, text: '', cut: false };
  try {
    const reader = response.body?.getReader?.();
    // Without streams (React Native) the platform reads it whole.
    if (!reader) answer.text = await response.text();
    else answer.cut = await readParts(answer, reader, limit, signal);
  } catch (cause) {
    return { ...answer, cut: true, cause };
  }
  return answer;
}

/** @returns whether it was cut */
async function readParts(
  answer: Answer,
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  limit: number,
  signal: AbortSignal,
): Promise<boolean> {
  const decoder = new TextDecoder();
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    // The getter is slow in Node.js; most bodies are one part.
    if (size > limit || (answer.text && signal.aborted)) {
      answer.text = answer.response.ok ? '' : (answer.text + decoder.decode(value)).slice(0, limit);
      await reader.cancel();
      return true;
    }
    // A character may lie across the border of two parts.
    answer.text += decoder.decode(value, { stream: true });
  }
  answer.text += decoder.decode();
  return false;
}

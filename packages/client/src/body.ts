import type { Answer } from './attempt.ts';

const decoder = new TextDecoder();

/** Reads a body as text, at most `limit` bytes of it, and leaves nothing open behind. */
export async function readText(response: Response, limit: number): Promise<Answer> {
  const reader = response.body?.getReader?.();
  // Without streams (React Native) the platform reads it whole.
  if (!reader) return { response, text: await response.text(), cut: false };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return { response, text: await decode(chunks), cut: false };
    chunks.push(value);
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return { response, text: (await decode(chunks)).slice(0, limit), cut: true };
    }
  }
}

/** Most bodies are one chunk; a character may lie across the border of two. */
function decode(chunks: Uint8Array<ArrayBuffer>[]): string | Promise<string> {
  return chunks[1] ? new Blob(chunks).text() : decoder.decode(chunks[0]);
}

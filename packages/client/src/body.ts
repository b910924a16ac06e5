/**
 * Reads a body as text, at most `limit` bytes of it, and leaves nothing open behind.
 * @returns the text, and whether it was cut
 */
export async function readText(response: Response, limit: number): Promise<{ text: string; cut: boolean }> {
  const reader = response.body?.getReader?.();
  // Without streams (React Native) the platform reads it whole.
  if (!reader) return { text: await response.text(), cut: false };
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), cut: false };
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return { text: text + decoder.decode(value.subarray(0, value.byteLength - (size - limit))), cut: true };
    }
    text += decoder.decode(value, { stream: true });
  }
}

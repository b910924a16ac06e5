/** Percent-decodes text; text with a malformed encoding is returned unchanged. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

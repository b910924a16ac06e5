/** Whether a Content-Type is JSON (RFC 8259; RFC 6838, section 4.2.8); case and parameters are ignored, and of a list all but the first; none is not JSON. */
export function isJsonType(contentType: string | null | undefined): boolean {
  return /^(application\/|text\/|[^;,]*\+)json\s*([;,]|$)/i.test(contentType!);
}

/** Whether a Content-Type is JSON (RFC 8259; RFC 6838, section 4.2.8); case and parameters are ignored. */
export function isJsonType(contentType: string): boolean {
  return /^\s*((application|text)\/json|[^\s/;,]+\/[^\s/;,]+\+json)\s*(;|$)/i.test(contentType);
}

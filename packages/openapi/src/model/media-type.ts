/**
 * Whether a media type is JSON: `application/json`, any type with the suffix `+json` (RFC 6838, section 4.2.8), or the
 * unregistered `text/json`. Case and parameters are ignored (RFC 9110, section 8.3.1).
 */
export function isJsonType(mediaType: string): boolean {
  return /^\s*(?:(?:application|text)\/json|[^\s/;,]+\/[^\s/;,]+\+json)\s*(?:;|$)/iu.test(mediaType);
}

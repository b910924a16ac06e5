/** Whether bodies of a media type are read as JSON (RFC 8259, RFC 6839). */
export function isJson(mediaType: string): boolean {
  return /^(?:application|text)\/(?:[\w.-]+\+)?json$/i.test(mediaType.split(';')[0]!.trim());
}

/** Encodes bytes as a `data:` URL (RFC 2397). */
export function dataUrl({ bytes, contentType }: { bytes: Buffer; contentType: string }): string {
  return `data:${contentType};base64,${bytes.toString('base64')}`;
}

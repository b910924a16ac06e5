import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const CODINGS: Readonly<Record<string, (bytes: Buffer, bounds: object) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Maximum size of a decoded body, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Decodes the body of a response: a server may use a coding that was not requested (RFC 9110, section 12.5.3). Leaves
 * unknown codings as they are.
 * @throws when the bytes do not match the coding in `header`
 */
export function decode(bytes: Buffer, header = ''): Buffer {
  if (bytes.length === 0) return bytes;
  const codings = header.split(',').map((coding) => coding.trim().toLowerCase());
  return codings.toReversed().reduce((body, coding) => {
    const undo = CODINGS[coding];
    if (undo === undefined) return body;
    try {
      return undo(body, { maxOutputLength: MAX_BYTES });
    } catch (cause) {
      throw new Error(`the body is not the ${coding} that its Content-Encoding says`, { cause });
    }
  }, bytes);
}

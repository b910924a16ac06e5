import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const CODINGS: Readonly<Record<string, (bytes: Buffer, bounds: object) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Bytes that a body may have once it is decoded. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The body of an answer without its codings: a server may use one that nobody asked for (RFC 9110, section 12.5.3).
 * What is in a coding that is not known here stays as it is.
 * @throws when the bytes are not in the coding that they are said to be in
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

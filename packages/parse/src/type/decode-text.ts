/** Bytes that are examined for signs of binary content. */
const SAMPLE = 65_536;

/**
 * Decodes text: Unicode with a byte order mark, UTF-8, else the Western European code page of Windows. Returns
 * undefined for binary content.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (isBinary(bytes.subarray(0, SAMPLE))) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Text never contains the character 0, and rarely other control characters. */
function isBinary(bytes: Uint8Array): boolean {
  let odd = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) odd++;
  }
  return odd > bytes.length / 100;
}

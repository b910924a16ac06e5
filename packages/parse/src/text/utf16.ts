/** Share of control characters of all bytes above which text may be UTF-16. */
const MIN_CONTROLS = 0.02;
/** Min share of letters, digits and spaces of all characters. */
const MIN_ALPHABETIC = 0.7;
const ENCODINGS = ['utf-16le', 'utf-16be'] as const;

/** Finds UTF-16, with a byte order mark or without. @param bytes the start of a file */
export function findUtf16(bytes: Uint8Array): (typeof ENCODINGS)[number] | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length < 4 || !hasControls(bytes)) return undefined;
  const complete = bytes.subarray(0, bytes.length & ~1);
  const [best] = ENCODINGS.map((encoding) => ({ encoding, text: new TextDecoder(encoding).decode(complete) }))
    .filter(({ text }) => isText(text))
    // Letters of one script share their first bytes.
    .toSorted((a, b) => countBlocks(a.text) - countBlocks(b.text));
  return best?.encoding;
}

/** Whether there are bytes that only stand in text as halves of characters. */
function hasControls(bytes: Uint8Array): boolean {
  let controls = 0;
  for (const byte of bytes)
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) controls++;
  return controls > bytes.length * MIN_CONTROLS;
}

function isText(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\u007F-\u009F\uFFFD\p{Cn}\p{Co}]/u.test(text)) return false;
  const words = text.match(/[\p{L}\p{M}\p{N}\s]/gu)?.length ?? 0;
  return words > text.length * MIN_ALPHABETIC;
}

function countBlocks(text: string): number {
  const blocks = new Set<number>();
  for (let at = 0; at < text.length; at++) blocks.add(text.charCodeAt(at) >> 8);
  return blocks.size;
}

/** The position of the next delimiter, and its kind. */
export interface Found {
  /** Index of its first byte; the bytes before it are content. */
  at: number;
  /** `part` or `close`; `more` where only further bytes can decide; `none` where the bytes have no delimiter. */
  what: 'part' | 'close' | 'more' | 'none';
  /** Index after it; for a part, the index after its line. */
  behind: number;
}

const CR = 13;
const LF = 10;
const DASH = 45;
/** Maximum white space between a boundary and the end of its line ("transport padding"). */
const maxPadding = 256;

/** Encodes the start of a delimiter: a line break, two dashes and the boundary. */
export function encodeDelimiter(lineBreak: string, boundary: string): Uint8Array {
  return new TextEncoder().encode(`${lineBreak}--${boundary}`);
}

/**
 * Finds the next delimiter (RFC 2046, section 5.1.1). A line that only begins with the boundary is content, as in most
 * parsers. Takes linear time for any bytes.
 */
export function findDelimiter(bytes: Uint8Array, from: number, delimiter: Uint8Array): Found {
  const first = delimiter[0];
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== first) continue;
    let matched = 1;
    while (matched < delimiter.length && bytes[at + matched] === delimiter[matched]) matched += 1;
    if (at + matched >= bytes.length) return { at, what: 'more', behind: at };
    if (matched < delimiter.length) continue;
    const found = judge(bytes, at, at + matched, first === CR);
    if (found) return found;
  }
  return { at: bytes.length, what: 'none', behind: bytes.length };
}

/** Classifies a boundary by the rest of its line; returns undefined when the line is content. */
function judge(bytes: Uint8Array, at: number, end: number, needsCr: boolean): Found | undefined {
  const isClose = bytes[end] === DASH;
  if (isClose && end + 1 >= bytes.length) return { at, what: 'more', behind: end };
  if (isClose && bytes[end + 1] !== DASH) return undefined;
  let behind = isClose ? end + 2 : end;
  const max = behind + maxPadding;
  while (behind < max && (bytes[behind] === 32 || bytes[behind] === 9)) behind += 1;
  const isBroken = bytes[behind] === CR && behind + 1 >= bytes.length;
  // The last line needs no line break, but only the end of the body shows which line is the last.
  if (behind >= bytes.length || isBroken) return { at, what: 'more', behind: isClose ? -1 : behind };
  const length = lineBreakAt(bytes, behind);
  if (length === 0 || (needsCr && length === 1)) return undefined;
  return { at, what: isClose ? 'close' : 'part', behind: behind + length };
}

/** Length in bytes of the line break at an index. */
function lineBreakAt(bytes: Uint8Array, at: number): number {
  if (bytes[at] === LF) return 1;
  return bytes[at] === CR && bytes[at + 1] === LF ? 2 : 0;
}

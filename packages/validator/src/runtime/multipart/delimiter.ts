/** Where the next delimiter stands, and what follows it. */
export interface Found {
  /** Index of its first byte; everything before it is content. */
  at: number;
  /** A part, the end, or nothing that can be told before more bytes are there; `none` where it is not in the bytes. */
  what: 'part' | 'close' | 'more' | 'none';
  /** Index behind it, of a part behind its line. */
  behind: number;
}

const CR = 13;
const LF = 10;
const DASH = 45;
/** Most white space between a boundary and the end of its line ("transport padding"). */
const maxPadding = 256;

/** The bytes that a delimiter begins with: those of a line break, two dashes and the boundary. */
export function encodeDelimiter(lineBreak: string, boundary: string): Uint8Array {
  return new TextEncoder().encode(`${lineBreak}--${boundary}`);
}

/**
 * Finds the next delimiter (RFC 2046, 5.1.1). A line that only begins with the boundary is content, as it is to the
 * parsers of most servers. Takes a step for each byte, whatever the bytes are.
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

/** What the rest of the line makes of a boundary; undefined where it makes it content. */
function judge(bytes: Uint8Array, at: number, end: number, needsCr: boolean): Found | undefined {
  const isClose = bytes[end] === DASH;
  if (isClose && end + 1 >= bytes.length) return { at, what: 'more', behind: end };
  if (isClose && bytes[end + 1] !== DASH) return undefined;
  let behind = isClose ? end + 2 : end;
  const max = behind + maxPadding;
  while (behind < max && (bytes[behind] === 32 || bytes[behind] === 9)) behind += 1;
  const isBroken = bytes[behind] === CR && behind + 1 >= bytes.length;
  // The last line needs no line break, but only the end of the body says that it is the last.
  if (behind >= bytes.length || isBroken) return { at, what: 'more', behind: isClose ? -1 : behind };
  const length = lineBreakAt(bytes, behind);
  if (length === 0 || (needsCr && length === 1)) return undefined;
  return { at, what: isClose ? 'close' : 'part', behind: behind + length };
}

/** How many bytes of line break stand at an index. */
function lineBreakAt(bytes: Uint8Array, at: number): number {
  if (bytes[at] === LF) return 1;
  return bytes[at] === CR && bytes[at + 1] === LF ? 2 : 0;
}

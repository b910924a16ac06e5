import { createRequire } from 'node:module';
import type { detectAll as DetectAll } from 'jschardet';
import { decodeAs, getEncoding } from './encodings.ts';

/** An encoding that the bytes of a text look like. */
export interface DetectedEncoding {
  /** Name in the Encoding Standard. */
  encoding: string;
  /** False when another encoding would give another text that is nearly as likely. */
  isSure: boolean;
}

/** Max bytes that are examined. */
const SAMPLE = 65_536;
/** Encodings of Latin letters, in which most letters are ASCII. */
const LATIN = [
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1257',
  'windows-1258',
  'iso8859-2',
  'iso8859-13',
];
const OTHERS = [
  'windows-1251',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'koi8-r',
  'koi8-u',
  'cp866',
  'iso8859-5',
  'iso8859-6',
  'iso8859-7',
  'iso8859-8',
  'cp874',
  'cp932',
  'euc-jp',
  'iso2022_jp_2',
  'gb18030',
  'big5hkscs',
  'cp949',
];
/** Share of the bytes beyond ASCII that stand alone in text of Latin letters. */
const ALONE = 0.6;
/** Share of the bytes beyond ASCII that are controls in other encodings, in text of old Macintosh programs. */
const CONTROLS = 0.7;
/** Confidence of a result that is certain; below it, another text makes it uncertain from a share of that on. */
const CERTAIN = 0.3;
const NEAR = 0.85;
/** Share of the confidence of the first result from which on the one with the fewest signs is best. */
const LIKELY = 0.7;

/** Detects the encoding of text that is neither UTF-8 nor UTF-16, by the frequency of its letters. */
export function detectEncoding(bytes: Uint8Array): DetectedEncoding {
  const sample = bytes.subarray(0, SAMPLE);
  // Loaded on first use: loading takes longer than decoding an average text.
  const { detectAll } = createRequire(import.meta.url)('jschardet') as { detectAll: typeof DetectAll };
  const found = detectAll(sample, { detectEncodings: candidates(sample), minimumThreshold: 0 }).flatMap(
    ({ encoding, confidence }) => {
      const name = encoding === null ? undefined : getEncoding(encoding);
      return name === undefined ? [] : [{ name, confidence }];
    },
  );
  const [first] = found;
  const likely = found
    .filter(({ confidence }) => confidence >= first!.confidence * LIKELY)
    .map(({ name, confidence }) => {
      const text = decodeAs(name, sample);
      return { name, confidence, text, signs: countSigns(text) };
    })
    .toSorted((a, b) => a.signs - b.signs || b.confidence - a.confidence);
  const [best, ...others] = likely;
  if (best === undefined) return { encoding: 'windows-1252', isSure: false };
  const isSame = others.every(
    ({ text, signs, confidence }) =>
      text === best.text || signs > best.signs || confidence < best.confidence * NEAR,
  );
  return { encoding: best.name, isSure: isSame || best.confidence >= CERTAIN };
}

/** Counts the characters beyond ASCII that are rare in text: controls and signs other than punctuation. */
function countSigns(text: string): number {
  return text.match(/(?![\p{L}\p{M}\p{N}\p{P}\s€£°§])\P{ASCII}/gu)?.length ?? 0;
}

/** Encodings that fit how the bytes beyond ASCII stand: alone among letters, or side by side. */
function candidates(bytes: Uint8Array): string[] {
  let high = 0;
  let alone = 0;
  let controls = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high++;
    if (byte < 0xa0) controls++;
    if ((bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80) alone++;
  }
  if (high === 0 || alone < high * ALONE) return [...OTHERS, ...LATIN];
  return controls > high * CONTROLS ? ['mac-roman'] : LATIN;
}

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

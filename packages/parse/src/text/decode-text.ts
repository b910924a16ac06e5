import { detectEncoding, findUtf16 } from './detect-encoding.ts';
import { decodeAs, decodeUtf8, getEncoding } from './encodings.ts';

/** Text of a file, and how it was encoded. */
export interface DecodedText {
  text: string;
  /** Name of the encoding in the Encoding Standard. */
  encoding: string;
  /** A full sentence, when the encoding is uncertain or does not fit all of the bytes. */
  warning?: string | undefined;
}

/** The result for content that is not text. */
export const EMPTY: DecodedText = { text: '', encoding: 'utf-8' };

/** Bytes that are examined for signs of binary content. */
const SAMPLE = 65_536;
/** Share of the characters beyond ASCII that may be no UTF-8 in text that is. */
const MAX_BROKEN = 0.1;
/** Bytes in which XML declares its encoding. */
const DECLARATION = 200;

/** Text of bytes that were decoded: the type of a file is found by it, and then it is read. */
const decoded = new WeakMap<Uint8Array, { text: DecodedText | undefined }>();

/**
 * Decodes text: by its byte order mark, as UTF-16, by the declaration of XML, as UTF-8, and else by what its bytes look
 * like. Returns undefined for binary content.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const known = decoded.get(bytes);
  if (known) return known.text;
  const text = decode(bytes);
  decoded.set(bytes, { text });
  return text;
}

function decode(bytes: Uint8Array): DecodedText | undefined {
  const utf16 = findUtf16(bytes.subarray(0, SAMPLE));
  if (utf16 !== undefined) return { text: decodeAs(utf16, bytes), encoding: utf16 };
  if (isBinary(bytes.subarray(0, SAMPLE))) return undefined;
  const declared = declaredEncoding(bytes);
  if (declared !== undefined && declared !== 'utf-8')
    return { text: decodeAs(declared, bytes), encoding: declared };
  const text = decodeUtf8(bytes);
  // ISO-2022-JP is all ASCII, and switches its characters by escape sequences.
  if (text !== undefined && !text.includes('\u001B$')) return { text, encoding: 'utf-8' };
  return (text === undefined ? brokenUtf8(bytes) : undefined) ?? detected(bytes);
}

function detected(bytes: Uint8Array): DecodedText {
  const { encoding, isSure } = detectEncoding(bytes);
  const warning = isSure
    ? undefined
    : `The encoding of the text is uncertain: it was read as ${encoding}. Send it as UTF-8 where that is wrong.`;
  return { text: decodeAs(encoding, bytes), encoding, warning };
}

/** Decodes a part of an archive, which is UTF-8 unless it says otherwise (XML 1.0, 4.3.3). */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = findUtf16(bytes.subarray(0, SAMPLE)) ?? declaredEncoding(bytes) ?? 'utf-8';
  return decodeAs(encoding, bytes);
}

/** UTF-8 of which a few bytes are broken, such as those of a character that a limit cut. */
function brokenUtf8(bytes: Uint8Array): DecodedText | undefined {
  const text = decodeAs('utf-8', bytes);
  const broken = text.split('\uFFFD').length - 1;
  const others = (text.match(/\P{ASCII}/gu)?.length ?? 0) - broken;
  if (broken > others * MAX_BROKEN) return undefined;
  return {
    text,
    encoding: 'utf-8',
    warning: `The text has ${broken} broken characters: bytes that are no UTF-8.`,
  };
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = decodeAs('latin1', bytes.subarray(0, DECLARATION));
  const label = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  const encoding = label === undefined ? undefined : getEncoding(label);
  // A declaration that can be read in ASCII is not UTF-16.
  return encoding?.startsWith('utf-16') ? undefined : encoding;
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

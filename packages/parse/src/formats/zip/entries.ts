import { decodeText } from '../../text/decode-text.ts';

/** What the directory of a ZIP archive says of a file in it. */
export interface Entry {
  /** Its path, as people read it. */
  name: string;
  /** Its path as `Archive` names it: bytes that are not declared as UTF-8 are Latin 1. */
  key: string;
  isEncrypted: boolean;
}

/** First bytes of a record of the directory, and of the record that ends it (APPNOTE 4.3.12, 4.3.16). */
const RECORD = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
/** Bytes of those records, without their names and comments. */
const RECORD_BYTES = 46;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
/** General purpose flags: the file is encrypted; its name is UTF-8 (APPNOTE 4.4.4). */
const ENCRYPTED = 1;
const UTF8 = 0x8_00;
/** Encodings that the bytes of a name show clearly enough. Of all others, code page 437 is the default of ZIP. */
const TRUSTED = /^(?:utf-8|gb|big5|shift_jis|euc-|ibm866|koi8|windows-1251)/;
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

/** Reads the directory of a ZIP archive, by key. Ends at the first record that is none, such as in ZIP64 archives. */
export function readEntries(bytes: Uint8Array): Map<string, Entry> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const records = readRecords(file);
  const decode = createDecoder(records.filter(({ isUtf8 }) => !isUtf8).map(({ raw }) => raw));
  const entries = new Map<string, Entry>();
  for (const { raw, flags, isUtf8 } of records) {
    const key = raw.toString(isUtf8 ? 'utf8' : 'latin1');
    entries.set(key, { name: isUtf8 ? key : decode(raw), key, isEncrypted: (flags & ENCRYPTED) !== 0 });
  }
  return entries;
}

function readRecords(file: Buffer): { raw: Buffer; flags: number; isUtf8: boolean }[] {
  const end = findEnd(file);
  if (end === undefined) return [];
  const records = [];
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    if (at + RECORD_BYTES > file.length || file.readUInt32LE(at) !== RECORD) break;
    const flags = file.readUInt16LE(at + 8);
    const next = at + RECORD_BYTES + file.readUInt16LE(at + 28);
    records.push({ raw: file.subarray(at + RECORD_BYTES, next), flags, isUtf8: (flags & UTF8) !== 0 });
    at = next + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return records;
}

/** Index of the record that ends the directory; a comment of any length may follow it. */
function findEnd(file: Buffer): number | undefined {
  const last = file.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--)
    if (file.readUInt32LE(at) === END) return at;
  return undefined;
}

/** Detects the encoding of names from all of them, as one alone says little. */
function createDecoder(names: readonly Buffer[]): (name: Buffer) => string {
  const all = Buffer.concat(names.flatMap((name) => [name, Buffer.from('\n')]));
  const encoding = decodeText(all)?.encoding;
  if (encoding !== undefined && TRUSTED.test(encoding)) {
    const decoder = new TextDecoder(encoding);
    return (name) => decoder.decode(name);
  }
  return (name) =>
    name
      .toString('latin1')
      .replaceAll(/[\u0080-\u00FF]/g, (sign) => CODE_PAGE_437.charAt(sign.charCodeAt(0) - 0x80));
}

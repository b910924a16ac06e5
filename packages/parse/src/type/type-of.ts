import { Archive } from '../archive.ts';
import { ParseError } from '../errors.ts';
import { readMainTarget } from '../xml/relations.ts';
import { decodeText } from '../text/decode-text.ts';
import { detectCompound } from './compound.ts';
import type { FileType } from './file-type.ts';
import { detectTextType } from './text-type.ts';

/** First bytes of types, written as Latin 1 (from the registrations of their media types). */
const SIGNATURES: readonly (readonly [string, FileType])[] = [
  ['%PDF-', 'pdf'],
  ['{\\rtf', 'rtf'],
  ['\x89PNG\r\n\x1A\n', 'png'],
  ['\xFF\xD8\xFF', 'jpeg'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['BM', 'bmp'],
];
/** Max bytes before the start of a PDF; some programs write something in front of it. */
const PDF_WITHIN = 1024;
/** Types of Office documents by the folder of their main part, whatever its name is. */
const FOLDERS: Readonly<Record<string, FileType>> = { word: 'docx', ppt: 'pptx', xl: 'xlsx' };
/** Pictures that are not read, by their first bytes: TIFF 6.0, and the brands of ISO/IEC 23008-12. */
const UNSUPPORTED_PICTURES: readonly (readonly [RegExp, string])[] = [
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^[^]{4}ftyp(?:hei[cfmsx]|hev[cx]|mif1|msf1)/, 'HEIC'],
  [/^[^]{4}ftypavi[fs]/, 'AVIF'],
];
const COMPOUND = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';

/**
 * Detects the type of a file by its content. For text whose content is ambiguous, the claimed type decides.
 * @throws {ParseError} `UnknownType` for unsupported content, `Encrypted` for an Office document with a password.
 */
export function detectType(bytes: Uint8Array, claimed: FileType | undefined): FileType {
  if (bytes.length === 0) throw new ParseError('UnknownType', 'The file is empty.');
  const head = Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString('latin1');
  // Text may start with the letters of a bitmap.
  for (const [signature, type] of SIGNATURES)
    if (head.startsWith(signature) && !(type === 'bmp' && decodeText(bytes) !== undefined)) return type;
  if (/^RIFF....WEBP/s.test(head)) return 'webp';
  // An archive without files begins with its end.
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return archiveType(bytes);
  if (head.startsWith(COMPOUND)) return detectCompound(bytes);
  const picture = UNSUPPORTED_PICTURES.find(([start]) => start.test(head))?.[1];
  if (picture !== undefined)
    throw new ParseError('UnknownType', `Pictures in ${picture} are not read: save it as PNG, JPEG or PDF.`);
  if (head.includes('%PDF-')) return 'pdf';
  const text = decodeText(bytes)?.text;
  if (text !== undefined) return detectTextType(text, claimed);
  throw new ParseError('UnknownType', 'The content is of no type that is read.');
}

/** Detects the type of an archive by the parts that its type requires; any other is an archive of files. */
function archiveType(bytes: Uint8Array): FileType {
  const archive = new Archive(bytes);
  if (archive.has('mimetype')) {
    const type = archive.text('mimetype')?.trim() ?? '';
    if (type === 'application/epub+zip') return 'epub';
    const document = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(
      type,
    )?.[1];
    if (document !== undefined)
      return document === 'text' ? 'odt' : document === 'spreadsheet' ? 'ods' : 'odp';
  }
  if (archive.has('word/document.xml')) return 'docx';
  if (archive.has('ppt/presentation.xml')) return 'pptx';
  if (archive.has('xl/workbook.xml')) return 'xlsx';
  if (archive.has('META-INF/container.xml')) return 'epub';
  const folder = readMainTarget(archive)?.split('/', 1)[0];
  if (folder !== undefined && Object.hasOwn(FOLDERS, folder)) return FOLDERS[folder]!;
  if (archive.has('xl/workbook.bin'))
    throw new ParseError('UnknownType', 'The workbook is binary (XLSB): save it as XLSX.');
  if (archive.has('mimetype') || archive.has('[Content_Types].xml'))
    throw new ParseError('UnknownType', 'The file is a document of a type that is not read: save it as PDF.');
  return 'zip';
}

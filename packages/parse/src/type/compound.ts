import { createRequire } from 'node:module';
import type { CFB as Compound } from '@e965/xlsx';
import { ParseError } from '../errors.ts';
import type { FileType } from './file-type.ts';

/** Types that are not read, by a stream of their root (MS-DOC 2.1, MS-PPT 2.1), and what to send. */
const UNSUPPORTED: readonly (readonly [stream: RegExp, type: string, remedy: string])[] = [
  [/^WordDocument$/i, 'an old Word document (DOC)', 'DOCX'],
  [/^PowerPoint Document$/i, 'an old presentation (PPT)', 'PPTX'],
];

/**
 * Detects the type of a compound file (MS-CFB), the container of old Office files, by the streams of its root; those of
 * embedded files are below it.
 * @throws {ParseError} `Encrypted` for a newer document with a password, `Damaged`, `UnknownType`
 */
export function detectCompound(bytes: Uint8Array): FileType {
  if (Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le')))
    throw new ParseError('Encrypted', 'The document is encrypted: send it without a password.');
  const streams = listStreams(bytes);
  // Excel 5 and 95 name it `Book` (MS-XLS 2.1).
  if (streams.some((name) => /^(?:Workbook|Book)$/i.test(name))) return 'xls';
  // MS-OXMSG 2.4.
  if (streams.some((name) => /^__properties_version1\.0$/i.test(name))) return 'msg';
  for (const [stream, type, remedy] of UNSUPPORTED)
    if (streams.some((name) => stream.test(name)))
      throw new ParseError('UnknownType', `The file is ${type}, which is not read: save it as ${remedy}.`);
  throw new ParseError('UnknownType', 'The file is of an old format that is not read: save it as PDF.');
}

/** Lists the names in the root of a compound file. */
function listStreams(bytes: Uint8Array): string[] {
  // Loaded on first use, as few files are of such types.
  const { CFB } = createRequire(import.meta.url)('@e965/xlsx') as { CFB: typeof Compound };
  try {
    const { FullPaths } = CFB.parse(bytes, {}) as { FullPaths: string[] };
    return FullPaths.map((path) => path.split('/').slice(1)).flatMap((path) =>
      path.length === 1 ? path : [],
    );
  } catch (cause) {
    throw new ParseError('Damaged', 'The file is of an old Office format, and broken off or damaged.', {
      cause,
    });
  }
}

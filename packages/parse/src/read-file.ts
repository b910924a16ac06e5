import { MAX_FILE_BYTES, MAX_HTML } from './bounds.ts';
import { createDocument } from './document.ts';
import { ParseError } from './errors.ts';
import type { FileMetadata, FilePage, ReadOptions } from './file-content.ts';
import { ledgerWarnings } from './ledger.ts';
import type { TextLedger } from './ledger.ts';
import { readType } from './readers.ts';
import { getClaimedType, MEDIA_TYPES } from './type/file-type.ts';
import type { FileType } from './type/file-type.ts';
import { detectType } from './type/type-of.ts';

/** File name and media type that the caller claims for a file. */
export interface Claims {
  fileName?: string | undefined;
  mediaType?: string | undefined;
}

/** A file that was read. */
export interface FileDocument {
  type: FileType;
  /** Media type of the detected type. */
  contentType: string;
  /** A complete HTML document. */
  html: string;
  /** The unchanged file, when it is text that people read. */
  text?: string;
  /** The pages one by one, where the options ask for them and the format has pages. */
  pages?: readonly FilePage[];
  metadata: FileMetadata;
  /** Full sentences about wrong claims and missing parts. */
  warnings: readonly string[];
  /** Counts of the letters and digits of the file: read, written and left out; absent where the result is the unchanged file. */
  ledger?: TextLedger;
}

/**
 * Reads a file in this process, where nothing limits its time and memory: see {@link Parser}.
 * @throws {ParseError}
 */
export async function readFile(
  bytes: Uint8Array,
  claims: Claims,
  options: ReadOptions,
): Promise<FileDocument> {
  if (bytes.length > MAX_FILE_BYTES)
    throw new ParseError('TooLarge', `The file has ${bytes.length} bytes, more than ${MAX_FILE_BYTES}.`);
  const claimed = getClaimedType(claims.fileName, claims.mediaType);
  const type = detectType(bytes, claimed);
  const { html, text, pages, metadata, warnings = [], ledger } = await readType(type, bytes, options);
  if (html.length > MAX_HTML)
    throw new ParseError('TooLarge', `The text of the file has more than ${MAX_HTML} characters.`);
  const characters = ledger?.close(html);
  return {
    type,
    contentType: MEDIA_TYPES[type][0],
    html: type === 'html' ? html : createDocument(html, metadata),
    ...(text !== undefined && { text }),
    ...(pages !== undefined && { pages }),
    metadata,
    warnings: [
      ...contradiction(type, claimed),
      ...warnings,
      // An archive of files reports of each file by itself.
      ...(characters === undefined || type === 'zip' ? [] : ledgerWarnings(characters)),
    ],
    ...(characters !== undefined && { ledger: characters }),
  };
}

function contradiction(type: FileType, claimed: FileType | undefined): string[] {
  if (claimed === undefined || claimed === type || claimed === 'text') return [];
  return [`The file was said to be ${claimed}, but its content is ${type}: it was read as that.`];
}

import { ParseError } from './errors.ts';
import type { FileContent, Reader } from './file-content.ts';
import type { FileType } from './type/file-type.ts';

/** Reader of each type. A reader is loaded on first use, together with its libraries. */
const readers: Readonly<Record<FileType, () => Promise<Reader>>> = {
  pdf: async () => (await import('./formats/pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./formats/docx/read-docx.ts')).readDocx,
  pptx: async () => (await import('./formats/pptx.ts')).readPptx,
  xlsx: async () => (await import('./formats/xlsx/read-xlsx.ts')).readXlsx,
  xls: async () => (await import('./formats/xls.ts')).readXls,
  odt: odf,
  ods: odf,
  odp: odf,
  rtf: async () => (await import('./formats/rtf/read-rtf.ts')).readRtf,
  epub: async () => (await import('./formats/epub.ts')).readEpub,
  csv: csv,
  tsv: csv,
  html: async () => (await import('./formats/html.ts')).readHtml,
  markdown: async () => (await import('./formats/texts.ts')).readMarkdown,
  text: async () => (await import('./formats/texts.ts')).readText,
  json: code,
  xml: code,
  eml: async () => (await import('./formats/mail/read-eml.ts')).readEml,
  msg: async () => (await import('./formats/mail/read-msg.ts')).readMsg,
  png: image,
  jpeg: image,
  gif: image,
  webp: image,
  bmp: image,
  zip: async () => (await import('./formats/zip/read-zip.ts')).createZipReader(readType),
};

/** Reads a file of a known type. @throws {ParseError} */
export async function readType(type: FileType, ...args: Parameters<Reader>): Promise<FileContent> {
  const read = await readers[type]();
  return guarded(() => read(...args));
}

/** Converts an unexpected error of a library to a `ParseError`, since the file causes it. */
async function guarded<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ParseError) throw cause;
    if (cause instanceof RangeError)
      throw new ParseError('TooLarge', 'The file is nested too deeply, or unfolds to too much.', { cause });
    throw new ParseError('Damaged', 'The file is damaged: it cannot be read.', { cause });
  }
}

async function odf(): Promise<Reader> {
  return (await import('./formats/odf/read-odf.ts')).readOdf;
}

async function csv(): Promise<Reader> {
  return (await import('./formats/csv.ts')).readCsv;
}

async function code(): Promise<Reader> {
  return (await import('./formats/texts.ts')).readCode;
}

async function image(): Promise<Reader> {
  return (await import('./formats/image.ts')).readImage;
}

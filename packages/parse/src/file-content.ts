/** What a file says of itself. */
export interface FileMetadata {
  title?: string;
  author?: string;
  description?: string;
  keywords?: string;
  /** A language tag (RFC 5646). */
  language?: string;
  /** ISO 8601. */
  createdTime?: string;
  /** ISO 8601. */
  modifiedTime?: string;
  /** Pages of a PDF, slides of a presentation, sheets of a workbook. */
  numPages?: number;
}

/** What a format module makes of the bytes of a file. */
export interface FileContent {
  /** What stands in the body of the document; a whole document where the file is one. */
  html: string;
  /** The file as it stands, where that is a text that people read. */
  text?: string;
  metadata: FileMetadata;
  /** Full sentences about what is missing. */
  warnings?: readonly string[];
}

/** What format modules are told. */
export interface ReadOptions {
  /** What reads a PDF: its text, its pictures where it has none, or always its pictures. */
  mode: 'fast' | 'auto' | 'ocr';
  /** Pages of a PDF that are read. */
  maxPages: number;
}

/** Reads the files of one format. @throws {ParseError} */
export type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<FileContent> | FileContent;

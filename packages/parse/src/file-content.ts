import type { Ledger } from './ledger.ts';

/** Metadata that a file holds about itself. */
export interface FileMetadata {
  title?: string;
  author?: string;
  description?: string;
  keywords?: string;
  /** A language tag (RFC 5646). */
  language?: string;
  /** The encoding of a text, by its name in the Encoding Standard. */
  encoding?: string;
  /** ISO 8601. */
  createdTime?: string;
  /** ISO 8601. */
  modifiedTime?: string;
  /** Pages of a PDF, slides of a presentation, sheets of a workbook. */
  numPages?: number;
  /** What is printed as the number of each page of a PDF, such as `iv`, where that is not 1, 2, 3. */
  pageLabels?: string[];
}

/** One page of a PDF, slide of a presentation or sheet of a workbook. */
export interface FilePage {
  /** From 1, hidden slides and sheets counted. */
  number: number;
  /** Its printed number, or the name of the sheet. */
  label?: string;
  /** HTML of its body. */
  html: string;
}

/** Result of a format module for one file. */
export interface FileContent {
  /** HTML of the body, or a complete document when the file is one. */
  html: string;
  /** The unchanged file, when it is text that people read. */
  text?: string;
  /** The pages one by one, where the options ask for them and the format has pages. */
  pages?: readonly FilePage[];
  metadata: FileMetadata;
  /** Full sentences about missing parts. */
  warnings?: readonly string[];
  /** Text that was found and left out; absent where the result is the unchanged file. */
  ledger?: Ledger;
}

/** Options for format modules. */
export interface ReadOptions {
  /** How a PDF is read: its text, its text with recognition for pages that have none, or always by recognition. */
  mode: 'fast' | 'auto' | 'ocr';
  /** Max pages of a PDF. */
  maxPages: number;
  /** Whether the pages of a file are also returned one by one. */
  pages?: boolean;
  /** Whether tracked changes of a DOCX are accepted, which is the default, or rejected. */
  trackedChanges?: 'accept' | 'reject' | undefined;
}

/** Reads files of one format. @throws {ParseError} */
export type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<FileContent> | FileContent;

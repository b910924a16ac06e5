import type { Claims, FileDocument } from '../read-file.ts';
import type { ReadOptions } from '../file-content.ts';
import type { ParseErrorCode } from '../errors.ts';

/** A request to a process. */
export interface Task {
  bytes: Uint8Array;
  claims: Claims;
  options: ReadOptions;
  /** Also convert the document to Markdown, and list its links and images. */
  forms: { onlyMainContent: boolean } | undefined;
}

/** Result of reading a file. */
export interface Read extends FileDocument {
  markdown?: string;
  links?: string[];
  images?: string[];
}

/** Response of a process. */
export type Outcome = { value: Read } | { problem: { code: ParseErrorCode; message: string } };

import type { Claims, FileDocument } from '../read-file.ts';
import type { ReadOptions } from '../file-content.ts';
import type { ParseErrorCode } from '../errors.ts';

/** What a process is asked for. */
export interface Task {
  bytes: Uint8Array;
  claims: Claims;
  options: ReadOptions;
  /** Write the document as Markdown, too, and find its links and pictures. */
  forms: { onlyMainContent: boolean } | undefined;
}

/** What a process made of a file. */
export interface Read extends FileDocument {
  markdown?: string;
  links?: string[];
  images?: string[];
}

/** What a process answers. */
export type Outcome = { value: Read } | { problem: { code: ParseErrorCode; message: string } };

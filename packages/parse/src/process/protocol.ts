import type { Claims, FileDocument } from '../read-file.ts';
import type { ReadOptions } from '../file-content.ts';
import type { ParseErrorCode } from '../errors.ts';
import type { ParsedPage } from '../forms.ts';

/** A request to a process. */
export interface Task {
  bytes: Uint8Array;
  claims: Claims;
  options: ReadOptions;
  /** Also convert the document to Markdown, and list its links and images. */
  forms: { onlyMainContent: boolean } | undefined;
}

/** Result of reading a file. */
export interface Read extends Omit<FileDocument, 'pages'> {
  /** The pages one by one, where the options ask for them and the format has pages. */
  pages?: readonly ParsedPage[];
  markdown?: string;
  links?: string[];
  images?: string[];
}

/** Response of a process. */
export type Outcome = { value: Read } | { problem: { code: ParseErrorCode; message: string } };

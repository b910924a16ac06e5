import { ParseError } from '@web-data/parse';
import type { ParseErrorCode } from '@web-data/parse';
import { SiteMapError } from '@web-data/site-map';
import type { FileFault } from '@web-data/types';
import { Rejection, reject } from '@web-data/validator';
import { PageError } from '../outbound/site-error.ts';

const causes: Partial<Record<ParseErrorCode, FileFault['cause']>> = {
  UnknownType: 'unknownType',
  Encrypted: 'encrypted',
  Damaged: 'damaged',
  TooLarge: 'tooLarge',
};

/** The answer to a file that cannot be read. */
export function fileRejection(cause: FileFault['cause'], message: string, error?: unknown): Rejection {
  return reject('UnreadableFile', { details: { cause, message }, cause: error });
}

/** What a reader of files threw, as the fault of the file, as a lack of time, or as it is. */
export function toUnreadable(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof Rejection) return error;
  if (signal.aborted)
    return new SiteMapError('Aborted', 'Nobody waits for the file any more.', { cause: error });
  const isLate =
    error instanceof ParseError
      ? error.code === 'TooSlow'
      : (error as Error | undefined)?.name === 'TimeoutError';
  if (isLate) return new SiteMapError('Timeout', 'The file takes too long to read.', { cause: error });
  const cause = error instanceof ParseError ? causes[error.code] : undefined;
  return cause === undefined ? error : fileRejection(cause, (error as Error).message, error);
}

/** The answer to a file without content, with what its reader noted; any other error as it is. */
export function emptyFile(error: unknown, notes: readonly string[]): unknown {
  const isEmpty =
    error instanceof SiteMapError && error.cause instanceof PageError && error.cause.kind === 'empty';
  if (!isEmpty) return error;
  const message = ['The file has no content in any form asked for.', ...notes].join(' ');
  return fileRejection('empty', message, error);
}

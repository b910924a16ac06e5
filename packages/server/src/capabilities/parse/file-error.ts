import { ParseError } from '@web-data/parse';
import type { ParseErrorCode } from '@web-data/parse';
import { FetchError } from '@web-data/net';
import type { FileErrorDetails } from '@web-data/types';
import { Rejection, reject } from '@web-data/validator';
import { PageError } from '../outbound/site-error.ts';

const causes: Partial<Record<ParseErrorCode, FileErrorDetails['cause']>> = {
  UnknownType: 'unknownType',
  Encrypted: 'encrypted',
  Damaged: 'damaged',
  TooLarge: 'tooLarge',
};

/** Creates the rejection of a file that cannot be read. */
export function fileRejection(cause: FileErrorDetails['cause'], message: string, error?: unknown): Rejection {
  return reject('UnreadableFile', { details: { cause, message }, cause: error });
}

/**
 * Converts an error of the file reader to a rejection of the file, a timeout or an abort; other errors stay as they
 * are.
 */
export function toUnreadable(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof Rejection) return error;
  if (signal.aborted)
    return new FetchError('Aborted', 'Nobody waits for the file any more.', { cause: error });
  const isLate =
    error instanceof ParseError
      ? error.code === 'TooSlow'
      : (error as Error | undefined)?.name === 'TimeoutError';
  if (isLate) return new FetchError('Timeout', 'The file takes too long to read.', { cause: error });
  const cause = error instanceof ParseError ? causes[error.code] : undefined;
  return cause === undefined ? error : fileRejection(cause, (error as Error).message, error);
}

/**
 * Converts the error of a page without content to a rejection of the file, with the warnings of its parser; other
 * errors stay as they are.
 */
export function emptyFile(error: unknown, notes: readonly string[]): unknown {
  const isEmpty =
    error instanceof FetchError && error.cause instanceof PageError && error.cause.kind === 'empty';
  if (!isEmpty) return error;
  const message = ['The file has no content in any form asked for.', ...notes].join(' ');
  return fileRejection('empty', message, error);
}

/** Why a file was not read. Except for `Crashed` and `NotStarted`, a second attempt gives the same error. */
export type ParseErrorCode =
  /** The content is of no supported type. */
  | 'UnknownType'
  /** The file requires a password. */
  | 'Encrypted'
  /** The file violates its format, or is truncated. */
  | 'Damaged'
  /** The file expands beyond a limit: bytes, pages, rows, pixels, levels, memory. */
  | 'TooLarge'
  /** The file was not read within its timeout. */
  | 'TooSlow'
  /** The process that read the file ended without a result: a library crashed, or something killed the process. */
  | 'Crashed'
  /** The process that reads files could not be started, whatever the file; `cause` has the reason. */
  | 'NotStarted';

/** A file that cannot be read; the message says what is wrong with it. */
export class ParseError extends Error {
  override readonly name = 'ParseError';
  readonly code: ParseErrorCode;

  /** @param message a full sentence: what is wrong, and the remedy. */
  constructor(code: ParseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

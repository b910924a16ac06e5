/** Why a file was not read: but for `Crashed`, none of these goes away by trying again. */
export type ParseErrorCode =
  /** The content is of no type that is read. */
  | 'UnknownType'
  /** A password is asked for. */
  | 'Encrypted'
  /** The file breaks the rules of its type, or ends too early. */
  | 'Damaged'
  /** It unfolds to more than is read: bytes, pages, rows, pixels, levels, memory. */
  | 'TooLarge'
  /** It was not read in its time. */
  | 'TooSlow'
  /** The process that read it ended without an answer: the fault of a library, or of who ended the process. */
  | 'Crashed';

/** A file that cannot be read, with a sentence that says what is wrong with it. */
export class ParseError extends Error {
  override readonly name = 'ParseError';
  readonly code: ParseErrorCode;

  /** @param message a full sentence: what is wrong, and what would help. */
  constructor(code: ParseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

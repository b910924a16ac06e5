/** A command of a program, such as `check` of `web-data-docs check`. */
export interface Command<I extends Io = Io> {
  /** How it is called and what its options are. */
  readonly usage: string;
  /**
   * Runs it and returns the exit code: 0 clean, 1 when it found something, 2 when it could not run.
   * @throws an internal error of the program
   */
  run(args: readonly string[], io: I): Promise<number>;
}

/** Where a command writes. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
}

/** A stream of text, such as `process.stdout`. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/**
 * Thrown for arguments that a command does not understand; the message names the argument and what to write instead.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Error classes that only a bug of a program raises. */
const INTERNAL_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError, EvalError];

/** Prints why a command could not run and returns exit code 2. @throws an internal error of the program */
export function couldNotRun(error: unknown, io: Io): 2 {
  if (!(error instanceof Error) || INTERNAL_ERRORS.some((errorClass) => error instanceof errorClass))
    throw error;
  io.stderr.write(`${error.message}\n`);
  return 2;
}

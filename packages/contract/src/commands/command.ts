import type { Secrets } from '../http/secrets.ts';

/** A subcommand of `web-data-contract`. */
export interface Command {
  /** How it is called and what its options are. */
  readonly usage: string;
  /**
   * Runs it and returns the exit code: 0 clean, 1 something was found, 2 it could not run.
   * @throws what is a fault of this program
   */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** Where a command writes. */
export interface Io {
  /** What no text may show; standard error shows none of it anyhow. Default: what the arguments say. */
  readonly secrets?: Secrets;
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
}

/** A command called with arguments it does not understand: the message says which and what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Errors that nobody's arguments, files or services bring about. */
const INTERNAL_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError, EvalError];

/** Tells why a command could not run, with exit code 2. @throws what is a fault of this program */
export function couldNotRun(error: unknown, io: Io): 2 {
  if (!(error instanceof Error) || INTERNAL_ERRORS.some((errorClass) => error instanceof errorClass))
    throw error;
  io.stderr.write(`${error.message}\n`);
  return 2;
}

/** People at a terminal see colours, unless they do not want any (no-color.org). */
export function wantsColour({ stdout }: Io, environment: NodeJS.ProcessEnv = process.env): boolean {
  return stdout.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}

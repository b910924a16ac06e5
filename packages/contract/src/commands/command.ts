import type { Secrets } from '../http/secrets.ts';

/** A subcommand of `web-data-contract`. */
export interface Command {
  /** How it is called and what its options are. */
  readonly usage: string;
  /**
   * Runs it and returns the exit code: 0 clean, 1 when it found something, 2 when it could not run.
   * @throws an internal error of this program
   */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** Where a command writes. */
export interface Io {
  /** Secrets to mask; standard error is always masked. Default: the secrets in the arguments. */
  readonly secrets?: Secrets;
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
}

/**
 * Thrown for arguments that a command does not understand; the message names the argument and what to write instead.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Error classes that only a bug of this program raises. */
const INTERNAL_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError, EvalError];

/** Prints why a command could not run and returns exit code 2. @throws an internal error of this program */
export function couldNotRun(error: unknown, io: Io): 2 {
  if (!(error instanceof Error) || INTERNAL_ERRORS.some((errorClass) => error instanceof errorClass))
    throw error;
  io.stderr.write(`${error.message}\n`);
  return 2;
}

/** Whether to print colours: only on a terminal, and not where `NO_COLOR` (no-color.org) or `TERM=dumb` is set. */
export function wantsColour({ stdout }: Io, environment: NodeJS.ProcessEnv = process.env): boolean {
  return stdout.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}

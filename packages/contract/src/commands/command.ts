/** A subcommand of `web-data-contract`. */
export interface Command {
  /** How it is called and what its options are. */
  readonly usage: string;
  /** Runs it and returns the exit code: 0 clean, 1 something was found, 2 it could not run. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** Where a command writes. */
export interface Io {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
}

/** A command called with arguments it does not understand: the message says which and what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

import type { Readable } from 'node:stream';
import { withProgramName } from './program-name.ts';

/** Environment of a command: the process, or a substitute in tests. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  /** Aborts when the person interrupts, and when the output is closed. */
  signal: AbortSignal;
}

/** Output that cannot be written. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** The reader of the output has closed it. */
export class ClosedPipe extends Error {
  override readonly name = 'ClosedPipe';
}

/** Writes, and waits while the stream is full. @throws OutputError, ClosedPipe */
export function write({ stdout }: Pick<Io, 'stdout'>, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout.write(text, (error) => {
      if (error) reject(readError(error));
      else resolve();
    });
  });
}

/** Converts a failed write to an error with a readable message. */
export function readError(error: NodeJS.ErrnoException): Error {
  if (error.code === 'EPIPE') return new ClosedPipe('Nobody reads what is written.', { cause: error });
  const reason = error.code === 'ENOSPC' ? 'the disk is full' : error.message;
  return new OutputError(`The output cannot be written: ${reason}.`, { cause: error });
}

/** Prints a message for the person, with commands as this process was started; ignores a failed write. */
export function notify(io: Pick<Io, 'stderr' | 'env'>, text: string): void {
  io.stderr.write(`${withProgramName(io, text)}\n`);
}

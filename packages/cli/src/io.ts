import type { Readable } from 'node:stream';

/** What a command is run with: the process, or what stands for it. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  /** Aborts when the person wants it to end, and when nobody reads what is written. */
  signal: AbortSignal;
}

/** What was written cannot go where it should. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** Nobody reads any more. */
export class ClosedPipe extends Error {
  override readonly name = 'ClosedPipe';
}

/** Writes, and waits until there is room for more. @throws OutputError, ClosedPipe */
export function write({ stdout }: Pick<Io, 'stdout'>, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout.write(text, (error) => {
      if (error) reject(readError(error));
      else resolve();
    });
  });
}

/** What a failed write means. */
export function readError(error: NodeJS.ErrnoException): Error {
  if (error.code === 'EPIPE') return new ClosedPipe('Nobody reads what is written.', { cause: error });
  const reason = error.code === 'ENOSPC' ? 'the disk is full' : error.message;
  return new OutputError(`The output cannot be written: ${reason}.`, { cause: error });
}

/** Tells the person something; it is not worth a failure when that cannot be written. */
export function notify({ stderr }: Pick<Io, 'stderr'>, text: string): void {
  stderr.write(`${text}\n`);
}

import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OutputError, readError } from '../io.ts';

/**
 * Writes a file atomically, and creates its folders.
 * @param mode permissions of the file; new folders get 0700 with it. Default: those of the system
 * @throws OutputError with the path
 */
export function writeAtomically(path: string, text: string, mode?: number): void {
  const next = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true, ...(mode !== undefined && { mode: 0o700 }) });
    writeFileSync(next, text, mode === undefined ? {} : { mode });
    // An existing file would retain its mode.
    if (mode !== undefined) chmodSync(next, mode);
    renameSync(next, path);
  } catch (error) {
    forget(next);
    const { message } = readError(error as NodeJS.ErrnoException);
    throw new OutputError(`${path}: ${message}`, { cause: error });
  }
}

/** Removes the temporary file, if it exists. */
function forget(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The folder could not be created.
  }
}

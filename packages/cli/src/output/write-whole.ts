import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OutputError, readError } from '../io.ts';

/**
 * Writes a file whole or not at all, its folders too.
 * @param mode who may read it; folders that are made are as closed. Default: what the system says
 * @throws OutputError naming the file
 */
export function writeAtomically(path: string, text: string, mode?: number): void {
  const next = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true, ...(mode !== undefined && { mode: 0o700 }) });
    writeFileSync(next, text, mode === undefined ? {} : { mode });
    // The mode of a file that was there already would stay.
    if (mode !== undefined) chmodSync(next, mode);
    renameSync(next, path);
  } catch (error) {
    forget(next);
    const { message } = readError(error as NodeJS.ErrnoException);
    throw new OutputError(`${path}: ${message}`, { cause: error });
  }
}

/** What could not be made cannot be removed either. */
function forget(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Its folder is none.
  }
}

import { statSync } from 'node:fs';

/**
 * Detects when the files of an open database are deleted or replaced. SQLite keeps writing to deleted files, and their
 * data is lost when they are closed.
 */
export class DatabaseFiles {
  readonly #file: string;
  readonly #known = new Map<string, string>();

  constructor(file: string) {
    this.#file = file;
  }

  /** @returns a message once the database or its log was deleted or replaced. */
  check(): string | undefined {
    const removedPaths = [this.#file, `${this.#file}-wal`].find((path) => this.#isReplaced(path));
    return (
      removedPaths &&
      `The file ${removedPaths} was deleted or replaced under the running server. Put it back from a backup, if it was the database, and restart the server.`
    );
  }

  /** The log appears with the first statement. */
  #isReplaced(path: string): boolean {
    const stat = statSync(path, { throwIfNoEntry: false });
    const id = stat && `${stat.dev} ${stat.ino}`;
    const known = this.#known.get(path);
    if (known === undefined && id !== undefined) this.#known.set(path, id);
    return known !== undefined && known !== id;
  }
}

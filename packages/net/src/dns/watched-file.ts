import { readFile, stat } from 'node:fs/promises';

/** Milliseconds for which a file is not looked at again. */
const FRESH_MS = 5_000;

/** A parsed configuration file that is read again after it has changed. A missing file is an empty one. */
export class WatchedFile<T> {
  readonly #path: string;
  readonly #parse: (text: string) => T;
  #value: Promise<T> | undefined;
  #version = '';
  #checkedAt = 0;

  constructor(path: string, parse: (text: string) => T) {
    this.#path = path;
    this.#parse = parse;
  }

  /** The parsed content; the same object until the file changes. Looks at the file at most every five seconds. */
  async read(): Promise<T> {
    const now = Date.now();
    if (this.#value !== undefined && now - this.#checkedAt < FRESH_MS) return this.#value;
    this.#checkedAt = now;
    const version = await stat(this.#path).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => 'missing',
    );
    if (this.#value === undefined || version !== this.#version) {
      this.#version = version;
      this.#value = readFile(this.#path, 'utf8').then(this.#parse, () => this.#parse(''));
    }
    return this.#value;
  }
}

import { unzipSync } from 'fflate';
import { MAX_PARTS, MAX_PART_BYTES, MAX_UNFOLDED_BYTES } from './bounds.ts';
import { ParseError } from './errors.ts';
import { decodeXml } from './text/decode-text.ts';

/** A ZIP archive whose files are decompressed one by one, within limits. */
export class Archive {
  readonly #bytes: Uint8Array;
  readonly #sizes: ReadonlyMap<string, number>;
  #left = MAX_UNFOLDED_BYTES;

  /**
   * @throws {ParseError} `Damaged` for bytes that are not an archive, or for paths that lead out of it, `TooLarge` for
   * too many files.
   */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#sizes = sizesOf(bytes);
  }

  get names(): string[] {
    return [...this.#sizes.keys()];
  }

  /** Bytes of all files, decompressed, as the archive declares them: no more of any file is ever read. */
  get size(): number {
    return [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /**
   * Returns the bytes of a file; undefined when there is none of that name.
   * @throws {ParseError} `TooLarge` when the file, or all files read so far, exceed the limit; `Damaged` when it cannot
   * be decompressed.
   */
  read(name: string): Uint8Array | undefined {
    const size = this.#sizes.get(name);
    if (size === undefined) return undefined;
    this.spend(name, size);
    if (size > MAX_PART_BYTES) throw tooLarge(name, size);
    // Decompresses only as many bytes as the archive declares, whether that is true or not.
    return unzip(this.#bytes, (file) => file === name)[name];
  }

  /**
   * Takes bytes from those that are read at most, such as for an archive in this one.
   * @throws {ParseError} `TooLarge` when no more are left.
   */
  spend(name: string, size: number): void {
    this.#left -= size;
    if (this.#left < 0) throw tooLarge(name, size);
  }

  /** Returns a file as text. */
  text(name: string): string | undefined {
    const bytes = this.read(name);
    // XML is UTF-8 or UTF-16, unless it declares another encoding.
    return bytes && decodeXml(bytes);
  }
}

function sizesOf(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  unzip(bytes, (name, size) => {
    if (sizes.size >= MAX_PARTS)
      throw new ParseError('TooLarge', `The file is an archive of more than ${MAX_PARTS} files.`);
    if (isOutside(name))
      throw new ParseError('Damaged', `The file names a part outside of itself: ${quote(name)}.`);
    sizes.set(name, size);
    return false;
  });
  return sizes;
}

function unzip(
  bytes: Uint8Array,
  wants: (name: string, size: number) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => wants(name, originalSize) });
  } catch (cause) {
    if (cause instanceof ParseError) throw cause;
    throw new ParseError('Damaged', 'The file is an archive that is broken off or damaged.', { cause });
  }
}

function tooLarge(name: string, size: number): ParseError {
  return new ParseError(
    'TooLarge',
    `The file unfolds to more than is read: ${quote(name)} has ${size} bytes.`,
  );
}

function isOutside(name: string): boolean {
  return /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..');
}

function quote(name: string): string {
  return JSON.stringify(name.slice(0, 100));
}

import { splitPointer } from './json/pointer.ts';
import type { Location } from './place.ts';
import type { Source } from './source/source.ts';

/** A part whose location in a description differs from its location in the source. */
export interface Move {
  /** Pointer into the description. */
  readonly to: string;
  /** Pointer into the source. */
  readonly from: string;
  /** The source; absent for the main one. */
  readonly source?: Source;
}

/** Finds the source location of a part of a description. */
export class Locations {
  readonly #root: Source | undefined;
  readonly #moves: readonly Move[];
  readonly #name: string | undefined;

  /** @param name the name of a description without a source, for messages */
  constructor(root: Source | undefined, moves: readonly Move[] = [], name?: string) {
    this.#root = root;
    this.#name = name;
    // The longest pointer first, which is the nearest.
    this.#moves = moves.toSorted((a, b) => b.to.length - a.to.length);
  }

  /** Where a value is in its source; the nearest known parent when its own location is unknown. */
  at(pointer: string): Location {
    const { source, written } = this.#find(pointer);
    if (source !== undefined) return source.locate(written, splitPointer(written));
    return { ...(this.#name !== undefined && { file: this.#name }), pointer: written };
  }

  /** A scalar as its source has it; `undefined` where there is no source, or no scalar. */
  readScalar(pointer: string): string | undefined {
    const { source, written } = this.#find(pointer);
    return source?.readScalar(written);
  }

  #find(pointer: string): { source: Source | undefined; written: string } {
    const move = this.#moves.find(({ to }) => pointer === to || pointer.startsWith(`${to}/`));
    if (move === undefined) return { source: this.#root, written: pointer };
    const written = move.from + pointer.slice(move.to.length);
    // What an upgrade moved within the document may have been moved into it before.
    return move.source === undefined ? this.#find(written) : { source: move.source, written };
  }
}

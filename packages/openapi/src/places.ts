import { splitPointer } from './json/pointer.ts';
import type { Location } from './place.ts';
import type { Source } from './source/source.ts';

/** A part that stands elsewhere in a description than in the text it was written in. */
export interface Move {
  /** Pointer into the description. */
  readonly to: string;
  /** Pointer into the text. */
  readonly from: string;
  /** The text; absent where it is the main one. */
  readonly source?: Source;
}

/** Finds where in its texts a part of a description was written. */
export class Locations {
  readonly #root: Source | undefined;
  readonly #moves: readonly Move[];
  readonly #name: string | undefined;

  /** @param name what a description without a text is called */
  constructor(root: Source | undefined, moves: readonly Move[] = [], name?: string) {
    this.#root = root;
    this.#name = name;
    // The longest first: it is the nearest.
    this.#moves = moves.toSorted((a, b) => b.to.length - a.to.length);
  }

  /** Where a value was written; the last place on the way to it where its own cannot be told. */
  at(pointer: string): Location {
    const move = this.#moves.find(({ to }) => pointer === to || pointer.startsWith(`${to}/`));
    const source = move?.source ?? this.#root;
    const written = move === undefined ? pointer : move.from + pointer.slice(move.to.length);
    if (source !== undefined) return source.locate(written, splitPointer(written));
    return { ...(this.#name !== undefined && { file: this.#name }), pointer };
  }
}

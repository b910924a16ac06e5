import { walk } from '@web-data/openapi';
import type { Description, Json, Location } from '@web-data/openapi';

/** Something that what is generated does otherwise than the description says, so that nobody relies on it. */
export interface Note {
  /** Where the description says it. */
  location: Location;
  /** Id of the operation, where it is one that is concerned. */
  operation: string | undefined;
  /** What is done instead, and why: a sentence. */
  text: string;
}

/** Collects the notes of one run; the same note at the same place is one. */
export class Notes {
  readonly #description: Description;
  readonly #notes = new Map<string, Note>();
  #pointers: Map<object, string> | undefined;

  constructor(description: Description) {
    this.#description = description;
  }

  /** @param pointer where the description says what is not done */
  add(pointer: string, text: string, operation?: string): void {
    const key = `${pointer}\n${text}\n${operation ?? ''}`;
    if (this.#notes.has(key)) return;
    this.#notes.set(key, { location: this.#description.locate(pointer), operation, text });
  }

  /** As `add`, for a part of the document of which only the value is at hand. */
  addOf(value: object, text: string): void {
    this.#pointers ??= new Map(
      [...walk(this.#description.root.value as Json)].map((visit) => [visit.value, visit.pointer]),
    );
    this.add(this.#pointers.get(value) ?? '', text);
  }

  get all(): readonly Note[] {
    return [...this.#notes.values()];
  }
}

import { walk } from '@web-data/openapi';
import type { Description, Json, Location } from '@web-data/openapi';

/** A difference between the generated code and the description, so that users do not rely on it. */
export interface Note {
  /** The location in the description. */
  location: Location;
  /** Id of the operation, if the note is about one. */
  operation: string | undefined;
  /** The behaviour of the generated code instead, and the reason: a full sentence. */
  text: string;
}

/** Collects the notes of one run and drops duplicates. */
export class Notes {
  readonly #description: Description;
  readonly #notes = new Map<string, Note>();
  #pointers: Map<object, string> | undefined;

  constructor(description: Description) {
    this.#description = description;
  }

  /** @param pointer location in the description */
  add(pointer: string, text: string, operation?: string): void {
    const key = `${pointer}\n${text}\n${operation ?? ''}`;
    if (this.#notes.has(key)) return;
    this.#notes.set(key, { location: this.#description.locate(pointer), operation, text });
  }

  /** Whether there is a note about what stands at a pointer. */
  hasAt(pointer: string): boolean {
    return [...this.#notes.keys()].some((key) => key.startsWith(`${pointer}\n`));
  }

  /** Like `add`, for a part of the document that is known only by its value. */
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

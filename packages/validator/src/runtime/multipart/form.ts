import type { Field } from '../field.ts';
import { malformedPart, wrongPart } from './part-error.ts';

/** Maximum number of parts of one form. */
const maxParts = 1000;

/** The value of a form, which grows part by part. */
export class Form {
  readonly value: Record<string, unknown> = {};
  readonly #fields: Readonly<Record<string, Field>>;
  #parts = 0;

  constructor(fields: Readonly<Record<string, Field>>) {
    this.#fields = fields;
  }

  /**
   * Counts one more part.
   * @returns the number of parts so far
   * @throws PartError when there are too many
   */
  count(): number {
    this.#parts += 1;
    if (this.#parts > maxParts) throw malformedPart(`must have at most ${maxParts} parts`);
    return this.#parts;
  }

  /**
   * Returns the field of a name; undefined when the description has none.
   * @throws PartError for a name that no object may have
   */
  field(name: string): Field | undefined {
    if (name === '__proto__') throw wrongPart(name, 'propertyNames', 'is not allowed');
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }

  /**
   * Adds the value of one part.
   * @throws PartError for a second file where the description allows one
   */
  take(name: string, value: unknown): void {
    const style = this.field(name)?.style ?? 'single';
    const isList = style === 'repeated' || style === 'files' || style === 'jsons';
    const isThere = Object.hasOwn(this.value, name);
    if (isThere && style === 'file') throw wrongPart(name, 'maxItems', 'must be one part', 1);
    if (!isThere) this.value[name] = isList ? [value] : value;
    // What is there twice is a list, which the check of a single value refuses.
    else if (isList) (this.value[name] as unknown[]).push(value);
    else this.value[name] = [this.value[name], value].flat();
  }
}

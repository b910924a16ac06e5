import { isObject, joinPointer, splitPointer, splitReference } from '@web-data/openapi';
import type { Description, Json, JsonObject } from '@web-data/openapi';
import type { Notes } from '../notes.ts';

/** A schema as JSON Schema 2020-12. */
export type JsonSchema = { [keyword: string]: Json };

/** Keywords that hold schemas by name: their members are not keywords. */
const byName = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
/** Keywords that hold plain values. */
const values = new Set(['const', 'default', 'enum', 'examples', 'required', 'dependentRequired']);
/** Keywords of OpenAPI that JSON Schema does not have and strict readers reject. */
const foreign = new Set(['discriminator', 'xml', 'externalDocs', 'example']);

/** Schemas that others refer to; each is written once. */
export class Definitions {
  readonly #notes: Notes;
  readonly #needed: string[] = [];

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  /** Writes a schema without extensions; its references point to the definitions, which are recorded as needed. */
  write(value: Json | undefined, pointer: string): JsonSchema {
    if (value === false) return { not: {} };
    return isObject(value) ? this.#object(value, pointer) : {};
  }

  /** All needed definitions by name, including their dependencies. */
  collect(description: Description): Record<string, JsonSchema> {
    const all: Record<string, JsonSchema> = {};
    // Writing a definition may add to the list.
    for (const name of this.#needed) {
      const pointer = joinPointer('/components/schemas', name);
      all[name] = this.write(description.at(pointer).value, pointer);
    }
    return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #object(schema: JsonObject, pointer: string): JsonSchema {
    const memoized = Object.entries(schema).filter(
      ([keyword]) => !keyword.startsWith('x-') && !foreign.has(keyword),
    );
    const written = memoized.map(([keyword, value]) => [
      keyword,
      this.#keyword(keyword, value!, joinPointer(pointer, keyword)),
    ]);
    return Object.fromEntries(written.filter(([, value]) => value !== undefined));
  }

  #keyword(keyword: string, value: Json, pointer: string): Json | undefined {
    if (keyword === '$ref') return this.#reference(String(value), pointer);
    if (values.has(keyword)) return value;
    if (byName.has(keyword) && isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, this.#nested(one!, joinPointer(pointer, name))]),
      );
    }
    if (Array.isArray(value))
      return value.map((one, index) => this.#nested(one, joinPointer(pointer, index)));
    return this.#nested(value, pointer);
  }

  #nested(value: Json, pointer: string): Json {
    return isObject(value) ? this.#object(value, pointer) : value;
  }

  #reference(reference: string, pointer: string): string | undefined {
    const [first, second, name, ...more] = splitPointer(splitReference(reference).fragment);
    if (first === 'components' && second === 'schemas' && name !== undefined && more.length === 0) {
      if (!this.#needed.includes(name)) this.#needed.push(name);
      return `#/$defs/${name}`;
    }
    this.#notes.add(pointer, `the $ref ${reference} leads to no component: the tool takes any value there`);
    return undefined;
  }
}

import type { Json } from '../json/json.ts';
import type { Location } from '../place.ts';
import { assertBounded } from './bounds.ts';
import { JsonText } from './json-text.ts';
import type { Text } from './text.ts';
import { YamlText } from './yaml-text.ts';
import { splitPointer } from '../json/pointer.ts';

/** One file of a description: its text, its value, and their locations. */
export class Source {
  /** Its path or URL. */
  readonly file: string;
  /** Its name in messages. */
  readonly name: string;
  readonly value: Json;
  readonly #text: Text;

  /** @throws DescriptionError with the location of the error when the text is neither JSON nor YAML. */
  constructor(text: string, file: string, name: string = file) {
    this.file = file;
    this.name = name;
    this.#text = /^\s*[[{]/u.test(text) && isJson(text) ? new JsonText(text, name) : new YamlText(text, name);
    this.value = this.#text.read();
    assertBounded(this.value, { file: name, pointer: '' });
  }

  /** A scalar as it is written. */
  readScalar(pointer: string): string | undefined {
    return this.#text.readScalar(splitPointer(pointer));
  }

  /** The location of a value. */
  locate(pointer: string, members: readonly string[]): Location {
    return { file: this.name, ...this.#text.locate(members), pointer };
  }
}

/** Text that begins like JSON may still be YAML in flow style, which is then parsed a second time. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Parses YAML 1.2 or JSON that is not a description, such as a file of examples. @throws DescriptionError */
export function parseText(text: string, file: string): Json {
  return new Source(text, file).value;
}

/** Returns the line, from 1, at which the value of a JSON Pointer begins. */
export type LineOf = (pointer: string) => number;

/**
 * Finds lines in YAML or JSON. A pointer that leads further than the document gets the line of its nearest parent;
 * without a valid document every pointer gets line 1.
 */
export function indexLines(text: string): LineOf {
  const source = parsed(text);
  return (pointer) => source?.locate(pointer, splitPointer(pointer)).line ?? 1;
}

function parsed(text: string): Source | undefined {
  try {
    return new Source(text, '');
  } catch {
    return undefined;
  }
}

import type { Json } from '../json/json.ts';
import type { Location } from '../place.ts';
import { assertBounded } from './bounds.ts';
import { JsonText } from './json-text.ts';
import type { Text } from './text.ts';
import { YamlText } from './yaml-text.ts';

/** One file of a description: its text, what it says, and where. */
export class Source {
  /** Its path or address. */
  readonly file: string;
  /** What it is called in messages. */
  readonly name: string;
  readonly value: Json;
  readonly #text: Text;

  /** @throws DescriptionError when the text is neither JSON nor YAML, with the place of the fault. */
  constructor(text: string, file: string, name: string = file) {
    this.file = file;
    this.name = name;
    this.#text = /^\s*[[{]/u.test(text) && isJson(text) ? new JsonText(text, name) : new YamlText(text, name);
    this.value = this.#text.read();
    assertBounded(this.value, { file: name, pointer: '' });
  }

  /** Where a value stands. */
  locate(pointer: string, members: readonly string[]): Location {
    return { file: this.name, ...this.#text.locate(members), pointer };
  }
}

/** What begins like JSON may still be YAML in flow style; only then it costs a second look. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Parses YAML 1.2 or JSON that is no description, such as a file of examples. @throws DescriptionError */
export function parseText(text: string, file: string): Json {
  return new Source(text, file).value;
}

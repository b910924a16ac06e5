import { decodeHTMLAttribute } from 'entities/decode';
import type { AttributeCursor } from './attributes.ts';

/** Relevant attributes by length, which rules out nearly all others without reading their names. */
const USED: readonly (readonly string[])[] = byLength(
  'rel src href name type content property http-equiv xlink:href data shadowrootmode'.split(' '),
);

/** The relevant attributes of one tag. One instance serves a complete document. */
export class TagAttributes {
  readonly #html: string;
  readonly #names: string[] = [];
  readonly #bounds: number[] = [];

  constructor(html: string) {
    this.#html = html;
  }

  /** Reads the attributes of the tag at the cursor, up to the end of the tag. */
  read(cursor: AttributeCursor): this {
    this.clear();
    while (cursor.next()) {
      const name = this.#usedName(cursor.nameStart, cursor.nameEnd);
      if (name === undefined || this.#names.includes(name)) continue;
      this.#names.push(name);
      this.#bounds.push(cursor.valueStart, cursor.valueEnd);
    }
    return this;
  }

  clear(): this {
    if (this.#names.length === 0) return this;
    this.#names.length = 0;
    this.#bounds.length = 0;
    return this;
  }

  /** Returns the value of an attribute with its character references decoded; undefined when absent. */
  get(name: string): string | undefined {
    const at = this.#names.indexOf(name);
    if (at < 0) return undefined;
    const raw = this.#html.slice(this.#bounds[at * 2], this.#bounds[at * 2 + 1]);
    const decoded = raw.includes('&') ? decodeHTMLAttribute(raw) : raw;
    return decoded.includes('\0') ? decoded.replaceAll('\0', '\uFFFD') : decoded;
  }

  #usedName(start: number, end: number): string | undefined {
    const names = USED[end - start];
    if (!names) return undefined;
    const name = this.#html.slice(start, end).toLowerCase();
    return names.includes(name) ? name : undefined;
  }
}

function byLength(names: readonly string[]): string[][] {
  const table: string[][] = [];
  for (const name of names) (table[name.length] ??= []).push(name);
  return table;
}

import { DescriptionError } from '../error.ts';
import type { Json } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Text } from './text.ts';

/** A string, a bracket, a comma, or a number or word. Colons and white space carry no meaning in valid JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],":]+/gu;

/** An object or a list above the current position of a scan. */
interface Level {
  /** The keys so far; `undefined` in a list. */
  readonly keys: Set<string> | undefined;
  key: string;
  index: number;
  expectsKey: boolean;
}

/** A string that is known to be JSON. */
export class JsonText implements Text {
  readonly #text: string;
  readonly #file: string;

  constructor(text: string, file: string) {
    this.#text = text;
    this.#file = file;
  }

  read(): Json {
    const repeated = this.#scan((levels, isRepeated) => isRepeated && pointerOf(levels));
    if (repeated !== undefined) {
      throw new DescriptionError(
        { file: this.#file, ...this.#lineAt(repeated.offset), pointer: repeated.found },
        'this member is written twice; take one away.',
      );
    }
    return JSON.parse(this.#text) as Json;
  }

  locate(members: readonly string[]): { line: number; column: number } {
    let [best, reached] = [0, 0];
    this.#scan((levels, _, offset) => {
      const depth = commonDepth(levels, members);
      if (depth > reached && depth === levels.length) [best, reached] = [offset, depth];
      return reached === members.length && members.length > 0;
    });
    return this.#lineAt(reached === 0 ? this.#text.search(/\S/u) : best);
  }

  readScalar(members: readonly string[]): string | undefined {
    const found = this.#scan(
      (levels) => levels.length === members.length && commonDepth(levels, members) === members.length,
    );
    if (found === undefined) return undefined;
    const isItem = /^\d+$/u.test(members.at(-1) ?? '') && this.#text[found.offset] !== '"';
    const rest = this.#text.slice(found.offset);
    return (isItem ? /^[^\s{}[\],":]+/u : /^"(?:[^"\\]|\\.)*"\s*:\s*([^\s{}[\],":]+)/u).exec(rest)?.at(-1);
  }

  /** Calls `report` at the start of each member and item, until it returns true or a string. */
  #scan<Found extends string | boolean>(
    report: (levels: readonly Level[], isRepeated: boolean, offset: number) => Found,
  ): { found: string; offset: number } | undefined {
    const levels: Level[] = [];
    for (const { 0: token, index: offset } of this.#text.matchAll(TOKEN)) {
      const level = levels.at(-1);
      if (token === ',') advance(level);
      else if (token === '}' || token === ']') levels.pop();
      else if (level?.expectsKey) {
        level.key = JSON.parse(token) as string;
        level.expectsKey = false;
        const found = report(levels, level.keys?.has(level.key) ?? false, offset);
        if (found !== false) return { found: String(found), offset };
        level.keys?.add(level.key);
      } else {
        if (level && level.keys === undefined && report(levels, false, offset) !== false)
          return { found: '', offset };
        if (token === '{') levels.push({ keys: new Set(), key: '', index: 0, expectsKey: true });
        if (token === '[') levels.push({ keys: undefined, key: '', index: 0, expectsKey: false });
      }
    }
    return undefined;
  }

  #lineAt(offset: number): { line: number; column: number } {
    const before = this.#text.slice(0, Math.max(0, offset));
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
  }
}

function advance(level: Level | undefined): void {
  if (level === undefined) return;
  level.index += 1;
  level.expectsKey = level.keys !== undefined;
}

function nameSource(level: Level): string {
  return level.keys === undefined ? String(level.index) : level.key;
}

function pointerOf(levels: readonly Level[]): string {
  return joinPointer('', ...levels.map(nameSource));
}

/** The number of `members` that the scan is inside of. */
function commonDepth(levels: readonly Level[], members: readonly string[]): number {
  let depth = 0;
  while (depth < levels.length && depth < members.length && nameSource(levels[depth]!) === members[depth])
    depth++;
  return depth;
}

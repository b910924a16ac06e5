import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { DescriptionError } from '../error.ts';
import type { Json } from '../json/json.ts';
import type { Location } from '../place.ts';
import type { Text } from './text.ts';

/** A text in YAML 1.2, with the merge key `<<` of 1.1 that many descriptions use. */
export class YamlText implements Text {
  readonly #text: string;
  readonly #file: string;
  #parsed: { document: Document.Parsed; lines: LineCounter } | undefined;

  constructor(text: string, file: string) {
    this.#text = text;
    this.#file = file;
  }

  read(): Json {
    const { document, lines } = this.#parse();
    // The tree is several times the size of the text; it is parsed a second time when a location is needed.
    this.#parsed = undefined;
    const [error] = document.errors;
    if (error !== undefined) {
      throw new DescriptionError(
        this.#locationAt(lines, error.pos[0]),
        `this is neither JSON nor YAML: ${error.message}.`,
        { cause: error },
      );
    }
    if (/^\s*[[{]/u.test(this.#text)) this.#rejectComments(document, lines);
    return this.#valueOf(document, lines);
  }

  /** YAML reads JavaScript comments and the text after them as strings, so members would disappear silently. */
  #rejectComments(document: Document.Parsed, lines: LineCounter): void {
    visit(document, {
      Scalar: (_key, { type, source = '', range }) => {
        const at = type === 'PLAIN' ? /(?<=^|\s)\/[/*]/u.exec(source)?.index : undefined;
        if (at === undefined) return;
        const location = this.#locationAt(lines, (range?.[0] ?? 0) + at);
        throw new DescriptionError(
          location,
          'JSON has no comments; take this one out, or write YAML with #.',
        );
      },
    });
  }

  #rejectLooseAliases(document: Document.Parsed, lines: LineCounter): void {
    const anchors = new Set<string>();
    visit(document, {
      Value: (_key, { anchor }) => void (anchor !== undefined && anchors.add(anchor)),
      Alias: (_key, { source, range }) => {
        if (anchors.has(source)) return;
        const reason = `no anchor &${source} stands before the alias *${source}; correct its name, or write the value.`;
        throw new DescriptionError(this.#locationAt(lines, range?.[0] ?? 0), reason);
      },
    });
  }

  #locationAt(lines: LineCounter, offset: number): Location {
    const { line, col } = lines.linePos(offset);
    return { file: this.#file, line, column: col, pointer: '' };
  }

  /** Aliases are not counted here: they all point to one value, and `assertBounded` counts its uses. */
  #valueOf(document: Document.Parsed, lines: LineCounter): Json {
    try {
      return document.toJS({ maxAliasCount: -1 }) as Json;
    } catch (error) {
      this.#rejectLooseAliases(document, lines);
      const reason = `this is neither JSON nor YAML: ${(error as Error).message}.`;
      throw new DescriptionError({ file: this.#file, pointer: '' }, reason, { cause: error });
    }
  }

  locate(members: readonly string[]): { line: number; column: number } {
    const { offset } = this.#stepTo(members);
    const { line, col } = this.#parsed!.lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }

  readScalar(members: readonly string[]): string | undefined {
    const { node, isFound } = this.#stepTo(members);
    return isFound && isScalar(node) ? node.source : undefined;
  }

  /** The value at a pointer, or its nearest parent. */
  #stepTo(members: readonly string[]): Step & { isFound: boolean } {
    const { document } = (this.#parsed ??= this.#parse());
    let at: Step = { node: document.contents, offset: document.contents?.range?.[0] ?? 0 };
    for (const member of members) {
      const next: Step | undefined = step(document, at.node, member);
      if (next === undefined) return { ...at, isFound: false };
      at = next;
    }
    return { ...at, isFound: true };
  }

  #parse(): { document: Document.Parsed; lines: LineCounter } {
    const lines = new LineCounter();
    const options = {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: true,
      merge: true,
      stringKeys: true,
    };
    return { document: parseDocument(this.#text, options), lines };
  }
}

interface Step {
  readonly node: Node | null;
  /** The offset of the member's key, or of the item. */
  readonly offset: number;
}

function step(document: Document, from: Node | null, member: string): Step | undefined {
  const node = isAlias(from) ? (from.resolve(document) ?? null) : from;
  if (isSeq(node)) {
    const item = node.items[Number(member)] as Node | undefined;
    return item && { node: item, offset: item.range?.[0] ?? 0 };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === member);
  return pair && { node: pair.value as Node | null, offset: (pair.key as Node).range?.[0] ?? 0 };
}

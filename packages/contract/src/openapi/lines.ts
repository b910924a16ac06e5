import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { splitPointer } from './pointer.ts';

/** The line, from 1, at which the value of a JSON Pointer begins in a text. */
export type LineOf = (pointer: string) => number;

/**
 * Finds lines in a YAML or JSON text. A pointer that leads further than the text has the line of the last place on its
 * way, and one of a text that cannot be parsed line 1.
 */
export function linesOf(text: string): LineOf {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return (pointer) => {
    let at: Place = { node: document.contents, offset: 0 };
    for (const member of splitPointer(pointer)) {
      const next: Place | undefined = step(document, at.node, member);
      if (next === undefined) break;
      at = next;
    }
    return Math.max(1, counter.linePos(at.offset).line);
  };
}

interface Place {
  readonly node: Node | null;
  /** Where the key of the member stands, or the item. */
  readonly offset: number;
}

function step(document: Document, from: Node | null, member: string): Place | undefined {
  const node = isAlias(from) ? (from.resolve(document) ?? null) : from;
  if (isSeq(node)) {
    const item = node.items[Number(member)] as Node | undefined;
    return item && { node: item, offset: item.range?.[0] ?? 0 };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === member);
  return pair && { node: pair.value as Node | null, offset: (pair.key as Node).range?.[0] ?? 0 };
}

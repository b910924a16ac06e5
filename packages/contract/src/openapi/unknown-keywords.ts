import { isSchemaKeyword, joinPointer, walk, type Node } from '@web-data/openapi';

/** A word in a schema that is not a keyword: it has no effect, and may be a mistake. */
export interface UnknownKeyword {
  readonly keyword: string;
  /** JSON Pointer of its first occurrence. */
  readonly pointer: string;
}

/** Returns each unknown word in the schemas of a document once. Extensions (`x-`) are deliberate. */
export function unknownKeywords(root: Node): UnknownKeyword[] {
  const found = new Map<string, string>();
  for (const { kind, value, pointer } of walk(root.value)) {
    if (kind !== 'Schema') continue;
    for (const keyword of Object.keys(value)) {
      if (isSchemaKeyword(keyword) || keyword.startsWith('x-') || found.has(keyword)) continue;
      found.set(keyword, joinPointer(pointer, keyword));
    }
  }
  return [...found].map(([keyword, pointer]) => ({ keyword, pointer }));
}

/** Formats one line for each unknown word. */
export function formatUnknownKeywords(root: Node, file: string): string {
  return unknownKeywords(root)
    .map(
      ({ keyword, pointer }) =>
        `${file}: "${keyword}" at ${pointer} is no keyword of JSON Schema and demands nothing.\n`,
    )
    .join('');
}

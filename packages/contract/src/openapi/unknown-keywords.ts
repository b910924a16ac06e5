import { isSchemaKeyword, joinPointer, walk, type Node } from '@web-data/openapi';

/** A word in a schema that is no keyword: it demands nothing, and may be a slip. */
export interface UnknownKeyword {
  readonly keyword: string;
  /** JSON Pointer of its first occurrence. */
  readonly pointer: string;
}

/** Each unknown word in the schemas of a document, once. Extensions (`x-`) are nobody's slip. */
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

/** One line a word, for people. */
export function formatUnknownKeywords(root: Node, file: string): string {
  return unknownKeywords(root)
    .map(
      ({ keyword, pointer }) =>
        `${file}: "${keyword}" at ${pointer} is no keyword of JSON Schema and demands nothing.\n`,
    )
    .join('');
}

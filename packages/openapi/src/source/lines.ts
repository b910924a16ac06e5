import { splitPointer } from '../json/pointer.ts';
import { Source } from './source.ts';

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

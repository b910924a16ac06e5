import { splitPointer } from '../json/pointer.ts';
import { Source } from './source.ts';

/** The line, from 1, at which the value of a JSON Pointer begins in a text. */
export type LineOf = (pointer: string) => number;

/**
 * Finds lines in a YAML or JSON text. A pointer that leads further than the text has the line of the last place on its
 * way, and one of a text that cannot be parsed line 1.
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

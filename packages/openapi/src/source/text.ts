import type { Json } from '../json/json.ts';

/** A text that knows where its values stand. */
export interface Text {
  /** @throws DescriptionError when the text cannot be parsed, repeats a key or grows without bound. */
  read(): Json;
  /** The line and column, each from 1, of the key or item at a pointer, or of the last place on the way there. */
  locate(members: readonly string[]): { line: number; column: number };
}

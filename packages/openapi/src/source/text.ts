import type { Json } from '../json/json.ts';

/** A source text that can locate its values. */
export interface Text {
  /** @throws DescriptionError when the text cannot be parsed, repeats a key or grows without bound. */
  read(): Json;
  /** The line and column, each from 1, of the key or item at a pointer, or of its nearest parent. */
  locate(members: readonly string[]): { line: number; column: number };
  /** A scalar as it is written, without quotes; `undefined` where there is none. */
  readScalar(members: readonly string[]): string | undefined;
}

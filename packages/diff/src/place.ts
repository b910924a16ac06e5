import type { Where } from './change.ts';
import type { Direction } from './effect.ts';
import type { Extensions } from './extensions.ts';
import type { Finding } from './schema/pair.ts';
import type { View } from './schema/flat.ts';

/** The part of the contract under comparison. */
export interface ComparedPart {
  readonly where: Where;
  readonly direction: Direction;
  readonly operation?: string | undefined;
  /** The nearest `x-definition` at or above, in the old and the new document. */
  readonly oldMark?: string | undefined;
  readonly newMark?: string | undefined;
}

/** Where something stands: `at` in the new document, `oldAt` in the old one. */
export interface At {
  readonly at?: string | undefined;
  readonly oldAt?: string | undefined;
  /** The `x-definition` of the part itself in the old document, if it bears one. */
  readonly mark?: string | undefined;
}

/** What rules report to. */
export interface Reporter {
  /** The extensions that the documents declare. */
  readonly extensions: Extensions;
  /** Whether a rule takes part. */
  has(rule: string): boolean;
  /** Adds a finding at a place. */
  add(finding: Finding, scope: ComparedPart): void;
  /** Adds a change of `x-definition`. */
  addMark(before: string | undefined, after: string | undefined, at: At, scope: ComparedPart): void;
  /** Has two schemas compared at a place. */
  addSchemas(old: View, now: View, scope: ComparedPart): void;
}

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

/** The location of a part: `at` in the new document, `oldAt` in the old one. */
export interface At {
  readonly at?: string | undefined;
  readonly oldAt?: string | undefined;
  /** The `x-definition` of the part itself in the old document, if it has one. */
  readonly mark?: string | undefined;
}

/** Collects the findings of rules. */
export interface Reporter {
  /** The extensions that the documents declare. */
  readonly extensions: Extensions;
  /** Whether a rule is enabled. */
  has(rule: string): boolean;
  /** Adds a finding at a location. */
  add(finding: Finding, scope: ComparedPart): void;
  /** Adds a change of `x-definition`. */
  addMark(before: string | undefined, after: string | undefined, at: At, scope: ComparedPart): void;
  /** Adds a pair of schemas to compare at a location. */
  addSchemas(old: View, now: View, scope: ComparedPart): void;
}

import type { Direction, Effect, Polarity } from '../effect.ts';
import type { Flat, View } from './flat.ts';

/** What a rule found at one place; the direction of travel decides later how bad it is. */
export interface Finding {
  readonly rule: string;
  readonly effect: Effect;
  readonly message: string;
  /** Where it stands in the new document; absent for something removed. */
  readonly at?: string | undefined;
  /** Where it stands in the old document; absent for something added. */
  readonly oldAt?: string | undefined;
  /** The only direction it matters for: a `readOnly` property is never written. */
  readonly only?: Direction | undefined;
  /** The `x-definition` of the part itself in the old document. */
  readonly mark?: string | undefined;
}

/** How a subschema hangs on its parent. */
export interface EdgeOptions {
  readonly polarity?: Polarity;
  readonly only?: Direction | undefined;
}

/** The old and the new form of one schema, both canonical, and what a rule may do with them. */
export interface SchemaPair {
  readonly old: Flat;
  readonly new: Flat;
  readonly oldView: View;
  readonly newView: View;
  /** The place in words, for a message: "`limit` of MapRequest". */
  readonly label: string;
  /** Compares two subschemas as well. */
  descend(old: View, now: View, options?: EdgeOptions): void;
  /** Whether replacing one schema by the other breaks nobody in this direction. */
  isCompatible(old: View, now: View, direction: Direction): boolean;
}

/** Tells of a difference: effect, sentence, and where it stands. */
export type Report = (
  effect: Effect,
  message: string,
  at: Pick<Finding, 'at' | 'oldAt' | 'only' | 'mark'>,
) => void;

/**
 * One way in which two schemas can differ. `annotation` rules always run, `assertion` rules where neither schema is
 * a union, `union` rules where one is; `scalar` rules are assertions that say nothing beside an `enum`.
 */
export interface SchemaRule {
  readonly name: string;
  readonly phase: 'annotation' | 'assertion' | 'scalar' | 'union' | 'never';
  check(pair: SchemaPair, report: Report): void;
}

import type { Direction, Effect, Polarity } from '../effect.ts';
import type { Flat, View } from './flat.ts';

/** A finding of a rule at one location; its level depends on the direction, which is applied later. */
export interface Finding {
  readonly rule: string;
  readonly effect: Effect;
  readonly message: string;
  /** Location in the new document; absent for a removed part. */
  readonly at?: string | undefined;
  /** Location in the old document; absent for an added part. */
  readonly oldAt?: string | undefined;
  /** The only affected direction: a `readOnly` property is never written. */
  readonly only?: Direction | undefined;
  /** The `x-definition` of the part itself in the old document. */
  readonly mark?: string | undefined;
}

/** How a subschema relates to its parent. */
export interface EdgeOptions {
  readonly polarity?: Polarity;
  readonly only?: Direction | undefined;
}

/** The old and the new form of one schema, both canonical, with functions for rules. */
export interface SchemaPair {
  readonly old: Flat;
  readonly new: Flat;
  readonly oldView: View;
  readonly newView: View;
  /** The label of the location, for a message: "`limit` of MapRequest". */
  readonly label: string;
  /** Compares two subschemas as well. */
  descend(old: View, now: View, options?: EdgeOptions): void;
  /** Whether replacing one schema by the other breaks no client in this direction. */
  isCompatible(old: View, now: View, direction: Direction): boolean;
}

/** Reports a difference: effect, message and location. */
export type Report = (
  effect: Effect,
  message: string,
  at: Pick<Finding, 'at' | 'oldAt' | 'only' | 'mark'>,
) => void;

/**
 * One way in which two schemas can differ. `annotation` rules always run, `assertion` rules where neither schema is a
 * union, `union` rules where one is; `scalar` rules are assertions that have no effect beside an `enum`.
 */
export interface SchemaRule {
  readonly name: string;
  readonly phase: 'annotation' | 'assertion' | 'scalar' | 'union' | 'never';
  check(pair: SchemaPair, report: Report): void;
}

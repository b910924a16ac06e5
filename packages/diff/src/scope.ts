import { asObject, type Node } from '@web-data/openapi';
import type { At, ComparedPart, Reporter } from './place.ts';
import type { Effect } from './effect.ts';
import type { Extensions } from './extensions.ts';
import { getStrength } from './marks.ts';
import type { View } from './schema/flat.ts';

/** An object of the OpenAPI document in its old and new form, references followed. */
export interface NodePair {
  readonly old: Node;
  readonly new: Node;
}

/** One way in which two objects of a kind can differ. */
export interface Rule<Subject> {
  readonly name: string;
  check(subject: Subject, scope: Scope): void;
}

/** The interface of a rule: reports findings, runs other rules on a part, adds schemas to compare. */
export class Scope {
  readonly scope: ComparedPart;
  readonly #comparison: Reporter;
  readonly #rule: string;

  constructor(comparison: Reporter, scope: ComparedPart, rule = '') {
    this.#comparison = comparison;
    this.scope = scope;
    this.#rule = rule;
  }

  /** The extensions that the documents declare. */
  get extensions(): Extensions {
    return this.#comparison.extensions;
  }

  /** Reports a difference of the current rule. */
  report(effect: Effect, message: string, at: At): void {
    this.#comparison.add({ rule: this.#rule, effect, message, ...at }, this.scope);
  }

  /** Runs rules on one object. */
  run<Subject>(rules: readonly Rule<Subject>[], subject: Subject): void {
    for (const rule of rules) {
      if (this.#comparison.has(rule.name))
        rule.check(subject, new Scope(this.#comparison, this.scope, rule.name));
    }
  }

  /** Adds a pair of schemas to compare in the direction of this location. */
  compareSchemas(old: View, now: View): void {
    this.#comparison.addSchemas(old, now, this.scope);
  }

  /** Returns the same scope at another location. */
  at(scope: Partial<ComparedPart>): Scope {
    return new Scope(this.#comparison, { ...this.scope, ...scope }, this.#rule);
  }

  /** Returns the scope inside an object, to which its `x-definition` applies; reports a mark that changed. */
  enter({ old, new: now }: NodePair): Scope {
    const [oldOwn, newOwn] = [markIn(old), markIn(now)];
    const oldMark = oldOwn ?? this.scope.oldMark;
    const newMark = newOwn ?? this.scope.newMark;
    const inner = this.at({ oldMark, newMark });
    const isOwn = oldOwn !== undefined || newOwn !== undefined;
    if (isOwn && getStrength(oldMark) !== getStrength(newMark)) {
      this.#comparison.addMark(oldMark, newMark, { at: now.pointer, oldAt: old.pointer }, inner.scope);
    }
    return inner;
  }
}

/** The `x-definition` of the object itself. */
export function markIn({ value }: Node): string | undefined {
  const mark = asObject(value)['x-definition'];
  return typeof mark === 'string' ? mark : undefined;
}

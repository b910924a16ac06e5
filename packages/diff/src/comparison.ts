import { ChangeList } from './change-list.ts';
import type { Change } from './change.ts';
import { combinePolarities, applyPolarity, type Polarity } from './effect.ts';
import { getStrength } from './marks.ts';
import { matters, PairGraph, type ComparedPair, type GraphOptions } from './schema/graph.ts';
import type { Finding } from './schema/pair.ts';
import { schemaRules } from './schema/rules/index.ts';
import type { Extensions } from './extensions.ts';
import type { View } from './schema/flat.ts';
import type { At, ComparedPart, Reporter } from './place.ts';

/** The name of the rule on `x-definition`. */
export const MARK_RULE = 'x-definition';

/** The rule of parts that were not compared; it cannot be disabled. */
const UNCOMPARED_RULE = 'not-compared';
const DOCUMENT_PART: ComparedPart = { where: 'document', direction: 'request' };

/** One run of the comparison: collects the findings of rules, and compares every pair of schemas once. */
export class Comparison implements Reporter {
  readonly extensions: Extensions;
  readonly #without: ReadonlySet<string>;
  readonly #graph: PairGraph;
  readonly #changes = new ChangeList();
  readonly #roots: { readonly pair: ComparedPair; readonly scope: ComparedPart }[] = [];

  constructor(without: readonly string[], extensions: Extensions, options: GraphOptions) {
    this.extensions = extensions;
    this.#without = new Set(without);
    this.#graph = new PairGraph(
      schemaRules(extensions).filter(({ name }) => this.has(name)),
      options,
    );
  }

  /** Whether a rule is enabled. */
  has(rule: string): boolean {
    return !this.#without.has(rule);
  }

  /** Adds a finding at a location. */
  add(finding: Finding, scope: ComparedPart): void {
    this.#changes.add(finding, scope);
  }

  /** Adds a change of `x-definition`; a weaker mark breaks a promise. */
  addMark(before: string | undefined, after: string | undefined, at: At, scope: ComparedPart): void {
    if (!this.has(MARK_RULE)) return;
    const effect = getStrength(after) < getStrength(before) ? 'changed' : 'text';
    const message = `The definition changed from ${before ?? 'specified'} to ${after ?? 'specified'}.`;
    this.add({ rule: MARK_RULE, effect, message, ...at }, scope);
  }

  /** Adds a pair of schemas to compare at a location. */
  addSchemas(old: View, now: View, scope: ComparedPart): void {
    this.#roots.push({ pair: this.#graph.compare(old, now), scope });
  }

  /** Every change found, in a fixed order. */
  finish(): Change[] {
    this.#graph.settle();
    const differing = this.#graph.differing();
    for (const { pair, scope } of this.#roots) if (differing.has(pair)) this.#walk(pair, scope, differing);
    this.#addUncompared();
    return this.#changes.sorted();
  }

  /** Differences beyond the limit are unknown, so they count as one breaking change. */
  #addUncompared(): void {
    const { uncompared } = this.#graph;
    if (uncompared === undefined) return;
    const { count, label, pointer } = uncompared;
    const others = count > 1 ? ` and ${count - 1} other places` : '';
    const message = `The schema at ${label}${others} could not be compared: the documents hold too many pairs of schemas. It counts as breaking until they are; compare them in parts, or raise maxPairs.`;
    this.add({ rule: UNCOMPARED_RULE, effect: 'changed', message, at: pointer }, DOCUMENT_PART);
  }

  /** Reports the findings of all schemas below a root at its location, each with the polarity of its parents. */
  #walk(root: ComparedPair, scope: ComparedPart, differing: ReadonlySet<ComparedPair>): void {
    const seen = new Set<string>();
    const ids = new Map<ComparedPair, number>();
    const open: Visit[] = [{ pair: root, polarity: 'same', scope }];
    for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
      const { pair, polarity } = visit;
      const id = ids.get(pair) ?? ids.size;
      ids.set(pair, id);
      const state = `${id} ${polarity} ${visit.scope.oldMark} ${visit.scope.newMark}`;
      if (seen.has(state)) continue;
      seen.add(state);
      const inner = this.#enter(visit);
      for (const finding of pair.findings) this.#report(finding, polarity, inner);
      for (const edge of pair.edges) {
        if (!differing.has(edge.pair) || !matters(edge.only, scope.direction)) continue;
        open.push({ pair: edge.pair, polarity: combinePolarities(polarity, edge.polarity), scope: inner });
      }
    }
  }

  #enter({ pair, scope }: Visit): ComparedPart {
    if (pair.oldMark === undefined && pair.newMark === undefined) return scope;
    const inner = {
      ...scope,
      oldMark: pair.oldMark ?? scope.oldMark,
      newMark: pair.newMark ?? scope.newMark,
    };
    if (getStrength(inner.oldMark) !== getStrength(inner.newMark)) {
      this.addMark(inner.oldMark, inner.newMark, { at: pair.newMarkAt }, inner);
    }
    return inner;
  }

  #report(finding: Finding, polarity: Polarity, scope: ComparedPart): void {
    if (!matters(finding.only, scope.direction)) return;
    this.add({ ...finding, effect: applyPolarity(finding.effect, polarity) }, scope);
  }
}

interface Visit {
  readonly pair: ComparedPair;
  readonly polarity: Polarity;
  readonly scope: ComparedPart;
}

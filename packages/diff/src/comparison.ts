import { ChangeList } from './change-list.ts';
import type { Change } from './change.ts';
import { nested, seenThrough, type Polarity } from './effect.ts';
import { strengthOf } from './marks.ts';
import { matters, PairGraph, type ComparedPair, type GraphOptions } from './schema/graph.ts';
import type { Finding } from './schema/pair.ts';
import { schemaRules } from './schema/rules/index.ts';
import type { Extensions } from './extensions.ts';
import type { View } from './schema/flat.ts';
import type { At, Place, Reporter } from './place.ts';

/** The name of the rule on `x-definition`. */
export const MARK_RULE = 'x-definition';

/** Names what was not compared; no rule that could be left out. */
const UNCOMPARED_RULE = 'not-compared';
const DOCUMENT_PLACE: Place = { where: 'document', direction: 'request' };

/** One run of the comparison: collects what the rules find and has every pair of schemas compared once. */
export class Comparison implements Reporter {
  readonly extensions: Extensions;
  readonly #without: ReadonlySet<string>;
  readonly #graph: PairGraph;
  readonly #changes = new ChangeList();
  readonly #roots: { readonly pair: ComparedPair; readonly place: Place }[] = [];

  constructor(without: readonly string[], extensions: Extensions, options: GraphOptions) {
    this.extensions = extensions;
    this.#without = new Set(without);
    this.#graph = new PairGraph(
      schemaRules(extensions).filter(({ name }) => this.has(name)),
      options,
    );
  }

  /** Whether a rule takes part. */
  has(rule: string): boolean {
    return !this.#without.has(rule);
  }

  /** Adds a finding at a place. */
  add(finding: Finding, place: Place): void {
    this.#changes.add(finding, place);
  }

  /** Adds a change of `x-definition`: a promise made weaker breaks it. */
  addMark(before: string | undefined, after: string | undefined, at: At, place: Place): void {
    if (!this.has(MARK_RULE)) return;
    const effect = strengthOf(after) < strengthOf(before) ? 'changed' : 'text';
    const message = `The definition changed from ${before ?? 'specified'} to ${after ?? 'specified'}.`;
    this.add({ rule: MARK_RULE, effect, message, ...at }, place);
  }

  /** Has two schemas compared at a place. */
  addSchemas(old: View, now: View, place: Place): void {
    this.#roots.push({ pair: this.#graph.compare(old, now), place });
  }

  /** Every change found, in a fixed order. */
  finish(): Change[] {
    this.#graph.settle();
    const differing = this.#graph.differing();
    for (const { pair, place } of this.#roots) if (differing.has(pair)) this.#walk(pair, place, differing);
    this.#addUncompared();
    return this.#changes.sorted();
  }

  /** Nobody knows what changed there: to pass it over would let a break through, so it counts as one. */
  #addUncompared(): void {
    const { uncompared } = this.#graph;
    if (uncompared === undefined) return;
    const { count, label, pointer } = uncompared;
    const others = count > 1 ? ` and ${count - 1} other places` : '';
    const message = `The schema at ${label}${others} could not be compared: the documents hold too many pairs of schemas. It counts as breaking until they are; compare them in parts, or raise maxPairs.`;
    this.add({ rule: UNCOMPARED_RULE, effect: 'changed', message, at: pointer }, DOCUMENT_PLACE);
  }

  /** Carries the findings of all schemas below a root to its place, each in the light of what lies above it. */
  #walk(root: ComparedPair, place: Place, differing: ReadonlySet<ComparedPair>): void {
    const seen = new Set<string>();
    const ids = new Map<ComparedPair, number>();
    const open: Visit[] = [{ pair: root, polarity: 'same', place }];
    for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
      const { pair, polarity } = visit;
      const id = ids.get(pair) ?? ids.size;
      ids.set(pair, id);
      const state = `${id} ${polarity} ${visit.place.oldMark} ${visit.place.newMark}`;
      if (seen.has(state)) continue;
      seen.add(state);
      const inner = this.#enter(visit);
      for (const finding of pair.findings) this.#tell(finding, polarity, inner);
      for (const edge of pair.edges) {
        if (!differing.has(edge.pair) || !matters(edge.only, place.direction)) continue;
        open.push({ pair: edge.pair, polarity: nested(polarity, edge.polarity), place: inner });
      }
    }
  }

  #enter({ pair, place }: Visit): Place {
    if (pair.oldMark === undefined && pair.newMark === undefined) return place;
    const inner = {
      ...place,
      oldMark: pair.oldMark ?? place.oldMark,
      newMark: pair.newMark ?? place.newMark,
    };
    if (strengthOf(inner.oldMark) !== strengthOf(inner.newMark)) {
      this.addMark(inner.oldMark, inner.newMark, { at: pair.newMarkAt }, inner);
    }
    return inner;
  }

  #tell(finding: Finding, polarity: Polarity, place: Place): void {
    if (!matters(finding.only, place.direction)) return;
    this.add({ ...finding, effect: seenThrough(finding.effect, polarity) }, place);
  }
}

interface Visit {
  readonly pair: ComparedPair;
  readonly polarity: Polarity;
  readonly place: Place;
}

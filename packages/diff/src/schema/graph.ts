import { getLevel, combinePolarities, applyPolarity, type Direction, type Polarity } from '../effect.ts';
import { createLabel } from '../label.ts';
import { canonical } from './canonical.ts';
import { acceptsNothing } from './extremes.ts';
import type { Flat, View } from './flat.ts';
import type { EdgeOptions, Finding, SchemaPair, SchemaRule } from './pair.ts';
import type { IsUnchanged } from './unchanged.ts';

/** A compared pair of schemas: its own differences, and the pairs of its subschemas. */
export interface ComparedPair {
  readonly findings: Finding[];
  readonly edges: Edge[];
  readonly oldMark: string | undefined;
  readonly newMark: string | undefined;
  readonly newMarkAt: string;
}

/** The edge from a pair to the pair of one subschema. */
export interface Edge {
  readonly pair: ComparedPair;
  readonly polarity: Polarity;
  readonly only: Direction | undefined;
}

/** The pairs that a graph skipped because it was too large. */
export interface Uncompared {
  readonly count: number;
  /** The location of the first, as a description and as a pointer into the new document. */
  readonly label: string;
  readonly pointer: string;
}

/** Which pairs a graph may skip: unchanged ones, and those beyond a limit. */
export interface GraphOptions {
  readonly isUnchanged: IsUnchanged;
  readonly maxPairs: number;
}

/** Every pair of matching schemas, each compared once however often it is used, including recursive ones. */
export class PairGraph {
  readonly #rules: readonly SchemaRule[];
  readonly #pairs = new Map<string, ComparedPair>();
  readonly #pending = new Map<ComparedPair, () => void>();
  readonly #verdicts = new Map<string, boolean>();
  readonly #maxPairs: number;
  readonly #isUnchanged: IsUnchanged;
  #uncompared: Uncompared | undefined;

  constructor(rules: readonly SchemaRule[], { isUnchanged, maxPairs }: GraphOptions) {
    this.#rules = rules;
    this.#isUnchanged = isUnchanged;
    this.#maxPairs = maxPairs;
  }

  /** The skipped pairs, if any; known once {@link settle} has run. */
  get uncompared(): Uncompared | undefined {
    return this.#uncompared;
  }

  /** The comparison of two schemas; its findings are complete once {@link settle} has run. */
  compare(old: View, now: View): ComparedPair {
    const key = keyOf(old, now);
    const known = this.#pairs.get(key);
    if (known !== undefined) return known;
    const pair: ComparedPair = { findings: [], edges: [], ...marksOf(old, now) };
    this.#pairs.set(key, pair);
    this.#pending.set(pair, () => this.#check(pair, old, now));
    return pair;
  }

  /** Compares all pending pairs. */
  settle(): void {
    for (const pair of this.#pending.keys()) this.#complete(pair);
  }

  #complete(pair: ComparedPair): void {
    const check = this.#pending.get(pair);
    this.#pending.delete(pair);
    check?.();
  }

  /** Every pair from which a difference can be reached; all others can be skipped. */
  differing(): ReadonlySet<ComparedPair> {
    const parents = new Map<ComparedPair, ComparedPair[]>();
    const found: ComparedPair[] = [];
    for (const pair of this.#pairs.values()) {
      if (pair.findings.length > 0 || pair.oldMark !== undefined || pair.newMark !== undefined)
        found.push(pair);
      for (const edge of pair.edges) {
        const known = parents.get(edge.pair);
        if (known === undefined) parents.set(edge.pair, [pair]);
        else known.push(pair);
      }
    }
    const differing = new Set(found);
    for (let pair = found.pop(); pair !== undefined; pair = found.pop()) {
      for (const parent of parents.get(pair) ?? []) {
        if (differing.has(parent)) continue;
        differing.add(parent);
        found.push(parent);
      }
    }
    return differing;
  }

  #check(pair: ComparedPair, oldView: View, newView: View): void {
    if (this.#isUnchanged(oldView, newView)) return;
    const old = canonical(oldView.flat());
    const now = canonical(newView.flat());
    const subject = this.#subject(pair, { old, new: now, oldView, newView });
    for (const rule of this.#rules) {
      if (!applies(rule, old, now)) continue;
      rule.check(subject, (effect, message, at) =>
        pair.findings.push({ rule: rule.name, effect, message, ...at }),
      );
    }
  }

  #subject(pair: ComparedPair, sides: Pick<SchemaPair, 'old' | 'new' | 'oldView' | 'newView'>): SchemaPair {
    return {
      ...sides,
      label: createLabel(sides.newView.pointer, sides.newView.document),
      descend: (old, now, { polarity = 'same', only }: EdgeOptions = {}) => {
        if (this.#pairs.size < this.#maxPairs || this.#pairs.has(keyOf(old, now)))
          pair.edges.push({ pair: this.compare(old, now), polarity, only });
        else this.#leaveOut(now);
      },
      isCompatible: (old, now, direction) => this.#isCompatible(old, now, direction),
    };
  }

  #leaveOut({ pointer, document }: View): void {
    const { count, ...first } = this.#uncompared ?? {
      count: 0,
      label: createLabel(pointer, document),
      pointer,
    };
    this.#uncompared = { ...first, count: count + 1 };
  }

  #isCompatible(old: View, now: View, direction: Direction): boolean {
    const key = `${direction}: ${old.key} → ${now.key}`;
    const known = this.#verdicts.get(key);
    if (known !== undefined) return known;
    // A recursive schema is compatible until a difference is found.
    this.#verdicts.set(key, true);
    const isCompatible = !this.#reachesBreaking(this.compare(old, now), direction);
    this.#verdicts.set(key, isCompatible);
    return isCompatible;
  }

  #reachesBreaking(root: ComparedPair, direction: Direction): boolean {
    const seen = new Map<ComparedPair, Set<Polarity>>();
    const open: { pair: ComparedPair; polarity: Polarity }[] = [{ pair: root, polarity: 'same' }];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      const { pair, polarity } = state;
      const known = seen.get(pair) ?? new Set();
      if (known.has(polarity)) continue;
      seen.set(pair, known.add(polarity));
      this.#complete(pair);
      if (pair.findings.some((finding) => breaks(finding, polarity, direction))) return true;
      for (const edge of pair.edges) {
        if (matters(edge.only, direction))
          open.push({ pair: edge.pair, polarity: combinePolarities(polarity, edge.polarity) });
      }
    }
    return false;
  }
}

function keyOf(old: View, now: View): string {
  return `${old.key} → ${now.key}`;
}

function breaks({ only, effect }: Finding, polarity: Polarity, direction: Direction): boolean {
  return matters(only, direction) && getLevel(applyPolarity(effect, polarity), direction) === 'breaking';
}

/** Whether a difference that may be limited to one direction affects this one. */
export function matters(only: Direction | undefined, direction: Direction): boolean {
  return only === undefined || only === direction;
}

function applies(rule: SchemaRule, old: Flat, now: Flat): boolean {
  const isAbsurd = acceptsNothing(old) || acceptsNothing(now);
  if (isAbsurd || rule.phase === 'never') return isAbsurd && rule.phase === 'never';
  if (rule.phase === 'annotation') return true;
  const isUnion = old.unions !== undefined || now.unions !== undefined;
  if (isUnion || rule.phase === 'union') return isUnion && rule.phase === 'union';
  if (rule.name !== 'type' && haveNothingInCommon(old, now)) return false;
  return rule.phase !== 'scalar' || (old.enum === undefined && now.enum === undefined);
}

function haveNothingInCommon({ types: old }: Flat, { types: now }: Flat): boolean {
  if (old === undefined || now === undefined) return false;
  if (isNumeric(old.value) && isNumeric(now.value)) return false;
  return ![...old.value].some((type) => now.value.has(type));
}

function isNumeric(types: ReadonlySet<string>): boolean {
  return types.has('number') || types.has('integer');
}

function marksOf(old: View, now: View): Pick<ComparedPair, 'oldMark' | 'newMark' | 'newMarkAt'> {
  const oldMark = getMark(old);
  const newMark = getMark(now);
  const at = now.flat().annotations?.get('x-definition')?.pointer;
  return { oldMark, newMark, newMarkAt: at ?? now.pointer };
}

/** The `x-definition` of the schema itself. */
export function getMark(view: View): string | undefined {
  const mark = view.flat().annotations?.get('x-definition')?.value;
  return typeof mark === 'string' ? mark : undefined;
}

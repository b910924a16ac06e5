import { align } from './align.ts';
import { withoutAges } from './ages.ts';
import { withoutCounts } from './counters.ts';
import { fits, isFree, isItem, wordsOf } from './line.ts';
import type { KnownLine, Reason } from './line.ts';
import { goesWithClock } from './moments.ts';
import { isSameLine } from './varying.ts';
import type { Variance, Varying } from './varying.ts';

/** A difference that does not count. */
export interface Ignored {
  reason: Reason;
  before: string;
  after: string;
}

export interface TextOptions {
  /** Milliseconds between the two reads. */
  elapsedMs: number;
  /** Comparisons of this page before this one. */
  comparisons: number;
  /** What a second read shows to vary; undefined while there is none. */
  variance?: Variance | undefined;
}

/** How a text compares to what is known of it. */
export interface TextComparison {
  /** It differs in what is expected to stay. Without a second read that is a suspicion only. */
  differs: boolean;
  ignored: Ignored[];
  /** The two texts without the differences that do not count. */
  before: string[];
  after: string[];
  /** What is known of it from now on. */
  known: KnownLine[];
}

/** Comparisons in which it is learned which lines go with the clock: one that stood still does not. */
const LEARNING = 2;

/**
 * Compares a text to what is known of it. Lines that are known to vary stand for whatever is in their place; ages, counts of
 * views and the like, and times that go with the clock do not count. Lines that a second read shows to vary are known to vary
 * from now on. All else counts.
 */
export function compareText(
  known: readonly KnownLine[],
  now: readonly string[],
  options: TextOptions,
): TextComparison {
  return new Comparison(known, now, options).result;
}

/** What is known of a text that is seen for the first time. */
export function firstKnown(now: readonly string[]): KnownLine[] {
  return now.map((text) => ({ text }));
}

/** A line of now that has no counterpart, with its index. */
interface Lone {
  text: string;
  varying: Varying | undefined;
}

class Comparison {
  readonly result: TextComparison = { differs: false, ignored: [], before: [], after: [], known: [] };
  readonly #options: TextOptions;
  /** Lines without anything that stays, by the number of other lines before them. */
  readonly #free = new Map<number, KnownLine[]>();
  #passed = 0;

  constructor(known: readonly KnownLine[], now: readonly string[], options: TextOptions) {
    this.#options = options;
    const firm: KnownLine[] = [];
    for (const line of known)
      if (isFree(line)) this.#free.set(firm.length, [...(this.#free.get(firm.length) ?? []), line]);
      else firm.push(line);
    let [at, to] = [0, 0];
    for (const part of align(firm, now, (line, text) => isSameLine(line.text, text) || fits(line, text))) {
      if ('same' in part) {
        this.#settle([], [], this.#freeUntil(at));
        this.#same(...part.same, this.#varyingAt(to));
        [at, to] = [at + 1, to + 1];
        continue;
      }
      const [gone, come] = part.gap;
      at += gone.length;
      const lone = come.map((text, index) => ({ text, varying: this.#varyingAt(to + index) }));
      to += come.length;
      this.#settle(gone, lone, this.#freeUntil(at));
    }
    this.#settle([], [], this.#freeUntil(firm.length));
  }

  #varyingAt(index: number): Varying | undefined {
    return this.#options.variance?.lines.get(index);
  }

  /** The free lines up to a firm one that were not taken yet. */
  #freeUntil(at: number): KnownLine[] {
    const taken: KnownLine[] = [];
    for (; this.#passed <= at; this.#passed += 1) taken.push(...(this.#free.get(this.#passed) ?? []));
    return taken;
  }

  #same(line: KnownLine, text: string, varying: Varying | undefined): void {
    if (line.text !== text) this.#ignore(fits(line, text) ? 'varies' : 'clock', line.text, text);
    this.#keep(text, varying === undefined ? { ...line, text } : varied(text, varying));
  }

  #settle(gone: readonly KnownLine[], come: readonly Lone[], free: readonly KnownLine[]): void {
    const pairs = this.#moving(gone, come);
    const lost = gone.filter((line) => ![...pairs.values()].some((pair) => pair.line === line));
    const lone = come.filter((one) => !pairs.has(one));
    const fate =
      this.#options.variance === undefined
        ? atFirst(lost, lone, free)
        : judged(lost, lone, free, this.#options.variance);
    this.result.differs ||= fate.lost.size + fate.come.size > 0;
    const places = [
      ...free.map((line) => line.text),
      ...lost.filter((line) => !fate.lost.has(line)).map((line) => line.text),
    ];
    for (const line of fate.lost) this.result.before.push(line.text);
    for (const one of come) {
      const pair = pairs.get(one);
      if (pair !== undefined) {
        this.#ignore(pair.reason, pair.line.text, one.text);
        this.#keep(one.text, { text: one.text, kind: pair.reason });
      } else if (fate.come.has(one)) {
        this.result.after.push(one.text);
        this.result.known.push(
          one.varying === undefined ? { text: one.text } : varied(one.text, one.varying),
        );
      } else {
        const before = places.shift() ?? '';
        if (before !== one.text) this.#ignore('varies', before, one.text);
        this.#keep(one.text, varied(one.text, this.#wordsFor(one, lost) ?? one.varying ?? 'free'));
      }
    }
    // What was not there this time keeps its place.
    const filled = lone.length - fate.come.size;
    for (const line of free.slice(filled)) this.result.known.push({ ...line, text: '' });
    for (const before of places) if (before !== '') this.#ignore('varies', before, '');
  }

  /** Pairs of lines that differ in nothing but a clock or a counter. */
  #moving(gone: readonly KnownLine[], come: readonly Lone[]): Map<Lone, { line: KnownLine; reason: Reason }> {
    const pairs = new Map<Lone, { line: KnownLine; reason: Reason }>();
    const left = new Set(gone);
    for (const one of come) {
      for (const line of left) {
        const reason = this.#reasonOf(line, one.text);
        if (reason === undefined) continue;
        pairs.set(one, { line, reason });
        left.delete(line);
        break;
      }
    }
    return pairs;
  }

  #reasonOf(line: KnownLine, text: string): Reason | undefined {
    const [before, after] = [withoutAges(line.text), withoutAges(text)];
    if (withoutCounts(before) === withoutCounts(after)) return 'counter';
    const mayLearn = this.#options.comparisons < LEARNING || line.kind === 'clock';
    return mayLearn && goesWithClock(before, after, this.#options.elapsedMs) ? 'clock' : undefined;
  }

  /** The words that stay of a line which was firm or varied in other places before. */
  #wordsFor({ text, varying }: Lone, lost: readonly KnownLine[]): Varying | undefined {
    if (varying === undefined || varying === 'free') return varying;
    const line = lost.find((line) => shared(line, varying) !== undefined);
    return line === undefined ? undefined : (shared(line, varying) ?? varied(text, varying).words);
  }

  #keep(text: string, line: KnownLine): void {
    this.result.known.push(line);
    this.result.before.push(text);
    this.result.after.push(text);
  }

  #ignore(reason: Reason, before: string, after: string): void {
    this.result.ignored.push({ reason, before, after });
  }
}

/** What counts of a gap. */
interface Fate {
  lost: Set<KnownLine>;
  come: Set<Lone>;
}

/** Without a second read: only what fits into places that are known to be free does not count. */
function atFirst(lost: readonly KnownLine[], come: readonly Lone[], free: readonly KnownLine[]): Fate {
  const isRoom = lost.length === 0 && come.length <= free.length;
  return { lost: new Set(lost), come: new Set(isRoom ? [] : come) };
}

/** With a second read. */
function judged(
  lost: readonly KnownLine[],
  come: readonly Lone[],
  free: readonly KnownLine[],
  { other }: Variance,
): Fate {
  const varying = come.filter((one) => one.varying !== undefined);
  const firm = come.filter((one) => one.varying === undefined);
  const partly = varying.filter((one) => one.varying !== 'free');
  const missing = lost.filter(
    (line) =>
      !other.has(withoutAges(line.text)) &&
      !partly.some(({ varying }) => shared(line, varying) !== undefined),
  );
  // What stood where nothing was known to vary, and something does, was one of those that come and go.
  const isVaried = free.length === 0 && missing.length <= varying.length;
  const isRotated = missing.every(({ text }) => isItem(text)) && varying.some(({ text }) => isItem(text));
  const isRoom = firm.length > 0 && firm.length + varying.length <= free.length;
  return { lost: new Set(isVaried || isRotated ? [] : missing), come: new Set(isRoom ? [] : firm) };
}

/** The words that two kinds of one line share; undefined where they are not kinds of one line. */
function shared(line: KnownLine, varying: Varying | undefined): (string | null)[] | undefined {
  if (varying === undefined || varying === 'free') return undefined;
  const own = line.words ?? wordsOf(line.text);
  if (own.length !== varying.length) return undefined;
  const isOne = own.every((word, at) => word === null || varying[at] === null || word === varying[at]);
  return isOne ? own.map((word, at) => (varying[at] === null ? null : word)) : undefined;
}

function varied(text: string, varying: Varying): KnownLine {
  return varying === 'free' ? { text, kind: 'varies' } : { text, kind: 'varies', words: [...varying] };
}

import { segmentCount } from '@web-data/net/url';
import { addOccurrences, linkAt, getFieldWeight, type Sums } from './occurrences.ts';
import { BLOCK, FIELDS, textBlock, type Rankable, type TextBlock } from './text-block.ts';
import { addTerms, nearestInSteps, type Meant } from './typos.ts';
import { foldText, toSpacedWord, type QueryWord } from './query.ts';

const PHRASE_BONUS = 1.5;
/** Parameters of BM25F: saturation of repeated words, and the influence of length. */
const K1 = 2.5;
const B = 0.3;
const CHARACTERS_A_WORD = 6;
/** Weight of a match in a longer word when the word itself occurs as well. */
const PARTIAL_WEIGHT = 0.15;
/** Weight of a corrected word, by number of typos. */
const MEANT: readonly number[] = [1, 0.8, 0.6];
/** Loss of score for each path segment: among equals, the page closer to the root is the likely one. */
const DEPTH = 0.03;
const MAX_DEPTH = 8;

/** One query over one set of links. */
export class Ranking {
  readonly #terms: readonly QueryWord[];
  readonly #phrase: string;
  /** Weighted occurrences in each link, one array per word: of the word itself, and in longer words. */
  readonly #exact: readonly Float32Array[];
  readonly #parts: readonly Float32Array[];
  readonly #lengths: Float32Array;
  /** Weighted occurrences of one word in the links of one block. */
  readonly #sums: Sums = { exact: new Float64Array(BLOCK), parts: new Float64Array(BLOCK) };
  /** Scores; the parts of the words are added after all are counted. */
  readonly #scores: Float64Array;

  constructor(total: number, terms: readonly QueryWord[], query: string) {
    this.#terms = terms;
    this.#phrase = foldText(query).trim().replace(/\s+/g, ' ');
    this.#exact = terms.map(() => new Float32Array(total));
    this.#parts = terms.map(() => new Float32Array(total));
    this.#lengths = new Float32Array(total);
    this.#scores = new Float64Array(total);
  }

  /** Returns the score of each link. Yields undefined wherever the work may be interrupted. */
  *scores(links: readonly Rankable[]): Generator<undefined, Float64Array, void> {
    for (let from = 0; from < links.length; from += BLOCK) {
      this.#count(textBlock(links, from), from);
      yield undefined;
    }
    const missing = this.#terms.filter((word, at) => !word.anywhere && !this.#isFound(at));
    if (missing.length > 0) yield* this.#countMeant(missing, links);
    const length = this.#lengths.reduce((sum, next) => sum + next, 0);
    const average = Math.max(1, length / Math.max(1, links.length));
    for (const at of this.#terms.keys()) {
      this.#addScores(this.#countsOf(at), average);
      yield undefined;
    }
    yield* this.#favourShort(links);
    return this.#scores;
  }

  #count(block: TextBlock, from: number): void {
    for (const [at, word] of this.#terms.entries()) {
      this.#sums.exact.fill(0);
      this.#sums.parts.fill(0);
      addOccurrences(block, word, this.#sums);
      if (word.spelled) addOccurrences(block, word.spelled, this.#sums);
      this.#exact[at]?.set(this.#sums.exact.subarray(0, block.size), from);
      this.#parts[at]?.set(this.#sums.parts.subarray(0, block.size), from);
    }
    noteLengths(block, this.#lengths, from);
    if (this.#phrase !== this.#terms[0]?.text) this.#notePhrases(block, from);
  }

  /** Whether a word occurs, or a longer one that starts with it; then it is not a typo. */
  #isFound(at: number): boolean {
    return [this.#exact[at], this.#parts[at]].some((counts) => counts?.some((count) => count > 0));
  }

  /** Treats words that occur nowhere as typos, and counts similar words instead. */
  *#countMeant(missing: readonly QueryWord[], links: readonly Rankable[]): Generator<undefined, void, void> {
    const known = new Set<string>();
    for (let from = 0; from < links.length; from += BLOCK) {
      addTerms(textBlock(links, from).text, known);
      yield undefined;
    }
    for (const word of missing) {
      const meant = yield* nearestInSteps(word.text, known);
      if (meant) yield* this.#countCorrected(this.#terms.indexOf(word), meant, links);
    }
  }

  *#countCorrected(
    at: number,
    { terms, slips }: Meant,
    links: readonly Rankable[],
  ): Generator<undefined, void, void> {
    const { exact } = this.#sums;
    for (let from = 0; from < links.length; from += BLOCK) {
      yield undefined;
      const block = textBlock(links, from);
      exact.fill(0);
      for (const word of terms) addOccurrences(block, toSpacedWord(word), this.#sums, MEANT[slips] ?? 0);
      this.#exact[at]?.set(exact.subarray(0, block.size), from);
    }
  }

  #countsOf(at: number): Float32Array {
    const exact = this.#exact[at] as Float32Array;
    const parts = this.#parts[at] as Float32Array;
    if (!exact.some((count) => count > 0)) return parts;
    for (let link = 0; link < exact.length; link++) {
      if (parts[link] !== 0) exact[link] = (exact[link] ?? 0) + PARTIAL_WEIGHT * (parts[link] ?? 0);
    }
    return exact;
  }

  *#favourShort(links: readonly Rankable[]): Generator<undefined, void, void> {
    const scores = this.#scores;
    for (let link = 0; link < links.length; link++) {
      if (link % BLOCK === 0) yield undefined;
      const score = scores[link] ?? 0;
      if (score === 0) continue;
      const depth = Math.min(MAX_DEPTH, segmentCount((links[link] as Rankable).url));
      scores[link] = score * (1 - DEPTH * depth);
    }
  }

  /** Finds links that contain all words, with the query as a phrase. */
  #notePhrases(block: TextBlock, from: number): void {
    const { text } = block;
    const phrase = this.#phrase;
    let link = 0;
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
      link = linkAt(block, at, link);
      const holdsAll = this.#terms.every(
        (_, at) => this.#exact[at]?.[from + link] || this.#parts[at]?.[from + link],
      );
      if (holdsAll && getFieldWeight(block, link, at) > 0) this.#scores[from + link] = PHRASE_BONUS;
    }
  }

  #addScores(counts: Float32Array, average: number): void {
    const total = counts.length;
    const scores = this.#scores;
    const lengths = this.#lengths;
    const matches = counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
    const rarity = Math.log(1 + (total - matches + 0.5) / (matches + 0.5));
    for (let index = 0; index < total; index++) {
      const count = counts[index] ?? 0;
      if (count === 0) continue;
      const norm = K1 * (1 - B + (B * (lengths[index] ?? 0)) / average);
      scores[index] = (scores[index] ?? 0) + (rarity * count * (K1 + 1)) / (count + norm);
    }
  }
}

function noteLengths({ starts, size }: TextBlock, lengths: Float32Array, from: number): void {
  for (let link = 0; link < size; link++) {
    const length = (starts[(link + 1) * FIELDS] ?? 0) - (starts[link * FIELDS] ?? 0);
    lengths[from + link] = length / CHARACTERS_A_WORD;
  }
}

import { addOccurrences, linkAt, weightOfPlace } from './occurrences.ts';
import { BLOCK, FIELDS, textBlock, type Rankable, type TextBlock } from './text-block.ts';
import { foldText, type QueryWord } from './words.ts';

const PHRASE_BONUS = 1.5;
/** BM25F: saturation of repeated words, and how much length counts. */
const K1 = 2.5;
const B = 0.3;
const CHARACTERS_A_WORD = 6;

/** One query over one set of links. */
export class Ranking {
  readonly #words: readonly QueryWord[];
  readonly #phrase: string;
  /** Weighted occurrences in each link, an array a word. */
  readonly #counts: readonly Float32Array[];
  readonly #lengths: Float32Array;
  /** What one word counts in the links of one block. */
  readonly #sums = new Float64Array(BLOCK);
  /** Scores; the words' share comes once all are counted. */
  readonly #scores: Float64Array;

  constructor(total: number, words: readonly QueryWord[], query: string) {
    this.#words = words;
    this.#phrase = foldText(query).trim().replace(/\s+/g, ' ');
    this.#counts = words.map(() => new Float32Array(total));
    this.#lengths = new Float32Array(total);
    this.#scores = new Float64Array(total);
  }

  scores(links: readonly Rankable[]): Float64Array {
    for (let from = 0; from < links.length; from += BLOCK) this.#count(textBlock(links, from), from);
    const length = this.#lengths.reduce((sum, next) => sum + next, 0);
    const average = Math.max(1, length / Math.max(1, links.length));
    for (const counts of this.#counts) this.#addScores(counts, average);
    return this.#scores;
  }

  #count(block: TextBlock, from: number): void {
    for (const [at, word] of this.#words.entries()) {
      this.#sums.fill(0);
      addOccurrences(block, word, this.#sums);
      if (word.spelled) addOccurrences(block, word.spelled, this.#sums);
      this.#counts[at]?.set(this.#sums.subarray(0, block.size), from);
    }
    noteLengths(block, this.#lengths, from);
    if (this.#phrase !== this.#words[0]?.text) this.#notePhrases(block, from);
  }

  /** Where all words are found, and next to each other as asked. */
  #notePhrases(block: TextBlock, from: number): void {
    const { text } = block;
    const phrase = this.#phrase;
    let link = 0;
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
      link = linkAt(block, at, link);
      const holdsAll = this.#counts.every((counts) => counts[from + link]);
      if (holdsAll && weightOfPlace(block, link, at) > 0) this.#scores[from + link] = PHRASE_BONUS;
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

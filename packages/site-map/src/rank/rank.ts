import { linkText, type Rankable } from './link-text.ts';
import { occurrences } from './occurrences.ts';
import { foldText, queryWords, type QueryWord } from './words.ts';

export type { Rankable } from './link-text.ts';

const PHRASE_BONUS = 1.5;
/** BM25F: saturation of repeated words, and how much length counts. */
const K1 = 2.5;
const B = 0.3;
const CHARACTERS_A_WORD = 6;
/** Bits of a number that stay exact. */
const EXACT_BITS = 53;

/**
 * Orders links by relevance to a query: BM25F over the words of URL, title and description, computed over all of
 * them in one linear pass. Filters nothing; equal scores keep their order. Any script, case and accents folded;
 * English words also count in their other forms (retries for retry), a little less than as written.
 */
export function rank<T extends Rankable>(links: readonly T[], query: string): T[] {
  const words = queryWords(query);
  if (words.length === 0) return [...links];
  const phrase = foldText(query).trim().replace(/\s+/g, ' ');
  const scores = new Ranking(links.length, words, phrase).scores(links);
  return sorted(links, scores);
}

/**
 * The links by falling score, equal ones in their order. Score and place are packed into one number each: numbers
 * are sorted several times as fast as by asking a function about every pair.
 */
function sorted<T>(links: readonly T[], scores: Float64Array): T[] {
  const places = 2 ** Math.ceil(Math.log2(links.length + 1));
  const steps = 2 ** EXACT_BITS / places - 1;
  let highest = Number.MIN_VALUE;
  for (const score of scores) if (score > highest) highest = score;
  const keys = new Float64Array(links.length);
  for (let place = 0; place < keys.length; place++) {
    keys[place] = Math.round((1 - (scores[place] ?? 0) / highest) * steps) * places + place;
  }
  keys.sort();
  const order: T[] = [];
  for (const key of keys) order.push(links[key % places] as T);
  return order;
}

/** One query over one set of links. */
class Ranking {
  readonly #words: readonly QueryWord[];
  readonly #phrase: string;
  /** Weighted occurrences of each word in each link, word by word. */
  readonly #counts: Float32Array;
  readonly #found: Uint32Array;
  readonly #lengths: Float32Array;
  readonly #bonus: Float32Array;

  constructor(total: number, words: readonly QueryWord[], phrase: string) {
    this.#words = words;
    this.#phrase = phrase;
    this.#counts = new Float32Array(total * words.length);
    this.#found = new Uint32Array(words.length);
    this.#lengths = new Float32Array(total);
    this.#bonus = new Float32Array(total);
  }

  scores(links: readonly Rankable[]): Float64Array {
    for (let index = 0; index < links.length; index++) this.#count(links[index] as Rankable, index);
    return this.#combine(links.length);
  }

  #count(link: Rankable, index: number): void {
    const text = linkText(link);
    this.#lengths[index] = text.text.length / CHARACTERS_A_WORD;
    const words = this.#words;
    let matched = 0;
    for (let at = 0; at < words.length; at++) {
      const count = occurrences(text, words[at] as QueryWord);
      if (count === 0) continue;
      matched++;
      this.#counts[at * this.#lengths.length + index] = count;
      this.#found[at] = (this.#found[at] ?? 0) + 1;
    }
    const mayHoldPhrase = matched > 1 && matched === words.length;
    if (mayHoldPhrase && text.text.includes(this.#phrase, text.from)) this.#bonus[index] = PHRASE_BONUS;
  }

  #combine(total: number): Float64Array {
    const average = Math.max(1, this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, total));
    const scores = new Float64Array(this.#bonus);
    for (let at = 0; at < this.#words.length; at++) {
      const matches = this.#found[at] ?? 0;
      const rarity = Math.log(1 + (total - matches + 0.5) / (matches + 0.5));
      for (let index = 0; index < total; index++) {
        const count = this.#counts[at * total + index] ?? 0;
        if (count === 0) continue;
        const norm = K1 * (1 - B + (B * (this.#lengths[index] ?? 0)) / average);
        scores[index] = (scores[index] ?? 0) + (rarity * count * (K1 + 1)) / (count + norm);
      }
    }
    return scores;
  }
}

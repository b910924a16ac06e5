import { foldText, queryWords, urlText, type QueryWord } from './words.ts';

/** What can be ranked: a link, or anything shaped like one. */
export interface Rankable {
  readonly url: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Weight of a word by where it stands. */
const IN_URL = 3;
const IN_TITLE = 2;
const IN_DESCRIPTION = 1;
/** How much of an occurrence counts when the word is only the beginning of a longer one, or inside of it. */
const PREFIX = 0.6;
const INSIDE = 0.25;
const PHRASE_BONUS = 1.5;
/** BM25F: saturation of repeated words, and how much length counts. */
const K1 = 1.2;
const B = 0.5;
const CHARACTERS_A_WORD = 6;

/**
 * Orders links by relevance to a query: BM25F over the words of URL, title and description, computed over all of
 * them in one linear pass. Filters nothing; equal scores keep their order. Any script, case and accents folded.
 */
export function rank<T extends Rankable>(links: readonly T[], query: string): T[] {
  const words = queryWords(query);
  if (words.length === 0) return [...links];
  const scores = new Ranking(links.length, words, foldText(query).trim()).scores(links);
  const matching: number[] = [];
  for (let index = 0; index < links.length; index++) if ((scores[index] ?? 0) > 0) matching.push(index);
  matching.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const first = matching.map((index) => links[index] as T);
  return [...first, ...links.filter((_, index) => !((scores[index] ?? 0) > 0))];
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

  #count({ url, title, description }: Rankable, index: number): void {
    const texts = [
      urlText(url),
      title ? foldText(title) : '',
      description ? foldText(description) : '',
    ] as const;
    this.#lengths[index] = (texts[0].length + texts[1].length + texts[2].length) / CHARACTERS_A_WORD;
    const words = this.#words;
    let matched = 0;
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as QueryWord;
      const count =
        IN_URL * occurrences(texts[0], word) +
        IN_TITLE * occurrences(texts[1], word) +
        IN_DESCRIPTION * occurrences(texts[2], word);
      if (count === 0) continue;
      matched++;
      this.#counts[at * this.#lengths.length + index] = count;
      this.#found[at] = (this.#found[at] ?? 0) + 1;
    }
    const mayHoldPhrase = matched > 1 && matched === words.length;
    if (mayHoldPhrase && texts.some((text) => text.includes(this.#phrase))) this.#bonus[index] = PHRASE_BONUS;
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

/** How often a word stands in a text; as a whole word it counts 1. */
function occurrences(text: string, { text: word, anywhere }: QueryWord): number {
  let sum = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (anywhere) sum++;
    else if (isWordCharacter(text, at - 1)) sum += INSIDE;
    else sum += isWordCharacter(text, at + word.length) ? PREFIX : 1;
  }
  return sum;
}

function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 128 && /[\p{L}\p{N}]/u.test(text.charAt(at));
}

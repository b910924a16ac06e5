import { foldText, queryWords, urlText, type QueryWord } from './words.ts';

/** What can be ranked: a link, or anything shaped like one. */
export interface Rankable {
  readonly url: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Weight of a word by where it stands. */
const WEIGHTS = { url: 3, title: 2, description: 1 };
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
  const scores = scoreAll(links, words, foldText(query).trim());
  const order = Array.from(links.keys());
  order.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return order.map((index) => links[index]).filter((link) => link !== undefined);
}

function scoreAll(links: readonly Rankable[], words: readonly QueryWord[], phrase: string): Float64Array {
  const counts = words.map(() => new Float32Array(links.length));
  const found = new Uint32Array(words.length);
  const lengths = new Float32Array(links.length);
  const bonus = new Float32Array(links.length);
  for (const [index, link] of links.entries()) {
    const fields = fieldsOf(link);
    lengths[index] = fields.reduce((sum, { text }) => sum + text.length, 0) / CHARACTERS_A_WORD;
    if (words.length > 1 && fields.some(({ text }) => text.includes(phrase))) bonus[index] = PHRASE_BONUS;
    for (const [at, word] of words.entries()) {
      const count = fields.reduce((sum, { text, weight }) => sum + weight * occurrences(text, word), 0);
      if (count === 0) continue;
      (counts[at] as Float32Array)[index] = count;
      found[at] = (found[at] ?? 0) + 1;
    }
  }
  return combine(counts, found, lengths, bonus);
}

function fieldsOf({ url, title, description }: Rankable): { text: string; weight: number }[] {
  const fields = [{ text: urlText(url), weight: WEIGHTS.url }];
  if (title !== undefined) fields.push({ text: foldText(title), weight: WEIGHTS.title });
  if (description !== undefined) fields.push({ text: foldText(description), weight: WEIGHTS.description });
  return fields;
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

function combine(
  counts: Float32Array[],
  found: Uint32Array,
  lengths: Float32Array,
  bonus: Float32Array,
): Float64Array {
  const total = lengths.length;
  const average = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, total));
  const scores = new Float64Array(total);
  for (const [at, count] of counts.entries()) {
    const matches = found[at] ?? 0;
    const rarity = Math.log(1 + (total - matches + 0.5) / (matches + 0.5));
    for (let index = 0; index < total; index++) {
      const tf = count[index] ?? 0;
      if (tf === 0) continue;
      const norm = K1 * (1 - B + (B * (lengths[index] ?? 0)) / average);
      scores[index] = (scores[index] ?? 0) + (rarity * tf * (K1 + 1)) / (tf + norm);
    }
  }
  for (let index = 0; index < total; index++) scores[index] = (scores[index] ?? 0) + (bonus[index] ?? 0);
  return scores;
}

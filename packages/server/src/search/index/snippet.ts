import { termsOf } from '@web-data/site-map/rank';
import type { Clause } from './clause.ts';

/** Characters of a snippet, and those before its first word. */
const LENGTH = 280;
const BEFORE = 60;
const RUNS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Places of words that are weighed: those of a long page that begin it. */
const MOST_PLACES = 2000;

interface Place {
  at: number;
  end: number;
  /** Which of the words. */
  word: number;
}

/** The passage of a text with the most words of a query, plain and with the words in `**`. */
export function snippetOf(text: string, clauses: readonly Clause[]): { plain: string; marked: string } {
  const places = placesOf(text, clauses);
  const first = bestOf(places);
  const from = first === undefined ? 0 : wordStart(text, Math.max(0, first.at - BEFORE));
  const end = wordEnd(text, Math.min(text.length, from + LENGTH));
  const inside = places.filter((place) => place.at >= from && place.end <= end);
  const [before, after] = [from > 0 ? '… ' : '', end < text.length ? ' …' : ''];
  let marked = '';
  let at = from;
  for (const place of inside) {
    marked += `${text.slice(at, place.at)}**${text.slice(place.at, place.end)}**`;
    at = place.end;
  }
  return {
    plain: `${before}${text.slice(from, end).trim()}${after}`,
    marked: `${before}${(marked + text.slice(at, end)).trim()}${after}`,
  };
}

function placesOf(text: string, clauses: readonly Clause[]): Place[] {
  const places: Place[] = [];
  for (const match of text.matchAll(RUNS)) {
    const [run] = match;
    const word = wordOf(run, clauses);
    if (word === undefined) continue;
    const asked = clauses[word]!.word;
    // Where a script has no spaces, the word is a part of a longer run.
    const inside = run.length > asked.length ? run.toLowerCase().indexOf(asked) : -1;
    const isPart = inside >= 0 && !/^[\0-\x7f]*$/.test(asked);
    const at = match.index + (isPart ? inside : 0);
    places.push({ at, end: at + (isPart ? asked.length : run.length), word });
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

function wordOf(run: string, clauses: readonly Clause[]): number | undefined {
  const terms = termsOf(run);
  const word = clauses.findIndex(({ alternatives }) =>
    alternatives.some(({ terms: wanted, isBeginning }) =>
      wanted.some((one) => terms.some((term) => (isBeginning ? term.startsWith(one) : term === one))),
    ),
  );
  return word < 0 ? undefined : word;
}

/** The place from which a snippet shows the most different words, and then the most of them. */
function bestOf(places: readonly Place[]): Place | undefined {
  let best: Place | undefined;
  let most = 0;
  for (const [index, first] of places.entries()) {
    const words = new Set<number>();
    let count = 0;
    for (let at = index; at < places.length && places[at]!.end - first.at < LENGTH - BEFORE; at++) {
      words.add(places[at]!.word);
      count += 1;
    }
    const worth = words.size * 100 + Math.min(99, count);
    if (worth > most) [best, most] = [first, worth];
  }
  return best;
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return at === 0 || space < 0 || space > at + 20 ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return at === text.length || space < at - 20 ? at : space;
}

import { extractTerms } from '@web-data/site-map/rank';
import type { Clause } from './clause.ts';

/** Characters of a snippet, and those before its first word. */
const LENGTH = 280;
const BEFORE = 60;
const RUNS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Places of words that are weighed: those of a long page that begin it. */
const MAX_MATCHES = 2000;

interface Match {
  at: number;
  end: number;
  /** Which of the words. */
  word: number;
}

/** The passage of a text with the most words of a query, plain and with the words in `**`. */
export function buildSnippet(text: string, clauses: readonly Clause[]): { plain: string; marked: string } {
  const matches = findMatches(text, clauses);
  const first = bestOf(matches);
  const from = first === undefined ? 0 : wordStart(text, Math.max(0, first.at - BEFORE));
  const end = wordEnd(text, Math.min(text.length, from + LENGTH));
  const inside = matches.filter((match) => match.at >= from && match.end <= end);
  const [before, after] = [from > 0 ? '… ' : '', end < text.length ? ' …' : ''];
  let marked = '';
  let at = from;
  for (const match of inside) {
    marked += `${text.slice(at, match.at)}**${text.slice(match.at, match.end)}**`;
    at = match.end;
  }
  return {
    plain: `${before}${text.slice(from, end).trim()}${after}`,
    marked: `${before}${(marked + text.slice(at, end)).trim()}${after}`,
  };
}

function findMatches(text: string, clauses: readonly Clause[]): Match[] {
  const matches: Match[] = [];
  for (const match of text.matchAll(RUNS)) {
    const [run] = match;
    const word = wordOf(run, clauses);
    if (word === undefined) continue;
    const term = clauses[word]!.word;
    // Where a script has no spaces, the word is a part of a longer run.
    const inside = run.length > term.length ? run.toLowerCase().indexOf(term) : -1;
    const isPart = inside >= 0 && !/^[\0-\x7f]*$/.test(term);
    const at = match.index + (isPart ? inside : 0);
    matches.push({ at, end: at + (isPart ? term.length : run.length), word });
    if (matches.length === MAX_MATCHES) break;
  }
  return matches;
}

function wordOf(run: string, clauses: readonly Clause[]): number | undefined {
  const terms = extractTerms(run);
  const word = clauses.findIndex(({ alternatives }) =>
    alternatives.some(({ terms: clauseTerms, isBeginning }) =>
      clauseTerms.some((one) => terms.some((term) => (isBeginning ? term.startsWith(one) : term === one))),
    ),
  );
  return word < 0 ? undefined : word;
}

/** The place from which a snippet shows the most different words, and then the most of them. */
function bestOf(matches: readonly Match[]): Match | undefined {
  let best: Match | undefined;
  let bestScore = 0;
  for (const [index, first] of matches.entries()) {
    const matched = new Set<number>();
    let count = 0;
    for (let at = index; at < matches.length && matches[at]!.end - first.at < LENGTH - BEFORE; at++) {
      matched.add(matches[at]!.word);
      count += 1;
    }
    const score = matched.size * 100 + Math.min(99, count);
    if (score > bestScore) [best, bestScore] = [first, score];
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

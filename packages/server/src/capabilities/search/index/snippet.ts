import { extractTerms } from '@web-data/site-map/rank';
import type { Clause } from './clause.ts';

/** Characters of a snippet, and of the context before its first match. */
const LENGTH = 280;
const BEFORE = 60;
const RUNS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Maximum matches that are considered, from the beginning of the page. */
const MAX_MATCHES = 2000;

interface Match {
  at: number;
  end: number;
  /** Index of the clause. */
  word: number;
}

/** Returns the passage that matches a query best, plain and with the matches in `**`. */
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
    // In scripts without spaces the term is part of a longer run.
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

/** Finds the start of the snippet with the largest number of different terms, then of matches. */
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

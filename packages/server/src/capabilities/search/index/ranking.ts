import { foldText, extractTerms } from '@web-data/site-map/rank';
import type { Candidate } from './candidates.ts';
import { computeRarity } from './candidates.ts';
import type { Clause } from './clause.ts';
import { areAlike } from './print.ts';

/** Bonus of a page whose title, or URL, contains all terms; a page with some of them gets their share. */
const IN_TITLE = 0.6;
const IN_URL = 0.3;
const AS_PHRASE = 0.3;
/** Bonus of a title that consists only of the terms. */
const ALONE = 0.3;
/** Bonus of a new page, and the time after which half of it is left. */
const NEW = 0.15;
const HALF_LIFE = 180 * 86_400_000;
/** Penalty for each segment of the path. */
const DEPTH = 0.02;
const MAX_DEPTH = 8;

export interface RankingOptions {
  clauses: readonly Clause[];
  query: string;
  total: number;
  now: number;
  limit: number;
}

/** Ranks pages and removes near-duplicates. Of pages with equal scores, those with all terms come first. */
export function rankPages(
  complete: readonly Candidate[],
  partial: readonly Candidate[],
  options: RankingOptions,
): Candidate[] {
  const isComplete = new Set(complete.map(({ id }) => id));
  // The maximum share of terms that an incomplete page contains: 4 of 5. The missing weight lowers its score further.
  const lacking = 1 - 1 / options.clauses.length;
  const scored = [
    ...complete.map((page) => ({ page, score: scoreOf(page, options) })),
    ...partial
      .filter(({ id }) => !isComplete.has(id))
      .map((page) => ({ page, score: scoreOf(page, options) * lacking })),
  ].toSorted((a, b) => b.score - a.score || a.page.id - b.page.id);
  return folded(
    scored.map(({ page }) => page),
    options.limit,
  );
}

function folded(pages: readonly Candidate[], limit: number): Candidate[] {
  const selected: Candidate[] = [];
  for (const page of pages) {
    if (selected.length === limit) break;
    if (!selected.some(({ print }) => areAlike(print, page.print))) selected.push(page);
  }
  return selected;
}

function scoreOf(page: Candidate, { clauses, query, total, now }: RankingOptions): number {
  const { pathname } = new URL(page.url);
  const depth = Math.min(MAX_DEPTH, pathname.split('/').filter(Boolean).length);
  const inTitle = shareOf(page.title, clauses, total);
  const alone =
    (ALONE * inTitle * clauses.length) / Math.max(clauses.length, extractTerms(page.title).length);
  const heads = IN_TITLE * inTitle + alone + IN_URL * shareOf(page.url, clauses, total);
  const phrase = clauses.length > 1 && foldText(page.title).includes(foldText(query).trim()) ? AS_PHRASE : 0;
  const age = Math.max(0, now - (page.stated_at ?? page.first_at));
  const newness = page.stated_at === null ? 0 : NEW * 2 ** (-age / HALF_LIFE);
  return Math.max(page.score, 1e-6) * (1 + heads + phrase) * (1 + newness) * (1 - DEPTH * depth);
}

/** Returns the share of the terms that a text contains, weighted by their rarity. */
function shareOf(text: string, clauses: readonly Clause[], total: number): number {
  const terms = new Set(extractTerms(text));
  let all = 0;
  let found = 0;
  for (const clause of clauses) {
    const rarity = computeRarity(clause, total);
    all += rarity;
    const has = clause.alternatives.some((alternative) => alternative.terms.every((term) => terms.has(term)));
    if (has) found += rarity;
  }
  return all === 0 ? 0 : found / all;
}

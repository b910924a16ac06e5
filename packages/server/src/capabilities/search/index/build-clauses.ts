import { queryTerms, extractTerms } from '@web-data/site-map/rank';
import type { QueryTerm } from '@web-data/site-map/rank';
import type { Clause } from './clause.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Minimum characters of a term that may be the beginning or the end of a longer one. */
const LEAST_PART = 4;
/** Minimum characters of the parts of a compound. */
const LEAST_HALF = 3;

/**
 * Builds the clauses of a query. A term that no page has is matched, in this order, as a compound, as part of a longer
 * term, or as a typing error.
 */
export async function buildClauses(query: string, vocabulary: Vocabulary): Promise<Clause[]> {
  const parsedTerms = queryTerms(query);
  const joined = joinedOf(parsedTerms);
  const pages = await vocabulary.pagesOf([...parsedTerms.flatMap(({ terms }) => terms), ...joined]);
  const clauses = parsedTerms.map((word) => clauseOf(word, pages));
  await addJoined(clauses, joined, { pages, vocabulary });
  await Promise.all(clauses.filter(isMissing).map((clause) => addMeant(clause, vocabulary)));
  return clauses;
}

function clauseOf({ word, terms, isRun }: QueryTerm, pages: ReadonlyMap<string, number>): Clause {
  const counts = terms.map((term) => pages.get(term) ?? 0);
  if (isRun) return { word, alternatives: [{ terms }], pages: Math.min(...counts) };
  const found = terms.filter((term) => (pages.get(term) ?? 0) > 0);
  const alternatives = (found.length > 0 ? found : terms.slice(0, 1)).map((term) => ({ terms: [term] }));
  return { word, alternatives, pages: Math.max(...counts) };
}

function isMissing({ pages, alternatives }: Clause): boolean {
  return pages === 0 && alternatives[0]!.terms.length === 1;
}

/** Joins each two neighbours to one term. */
function joinedOf(parsedTerms: readonly QueryTerm[]): string[] {
  return parsedTerms.slice(1).flatMap(({ word, isRun }, at) => {
    const before = parsedTerms[at]!;
    return isRun || before.isRun ? [] : extractTerms(`${before.word}${word}`).slice(0, 1);
  });
}

/**
 * Adds the compound of two neighbouring terms as an alternative. It is left out where pages usually write two terms: a
 * rare compound would weigh more than both.
 */
async function addJoined(
  clauses: Clause[],
  joined: readonly string[],
  { pages, vocabulary }: { pages: ReadonlyMap<string, number>; vocabulary: Vocabulary },
): Promise<void> {
  if (joined.length !== clauses.length - 1) return;
  for (const [at, term] of joined.entries()) {
    const count = pages.get(term) ?? 0;
    const both = [clauses[at]!, clauses[at + 1]!] as const;
    if (count === 0 || (await vocabulary.pagesBeside(termsOfBoth(both), count)) >= count) continue;
    for (const clause of both) {
      clause.alternatives.push({ terms: [term] });
      clause.pages = Math.max(clause.pages, count);
    }
  }
}

function termsOfBoth([first, second]: readonly [Clause, Clause]): [string, string] {
  return [first.alternatives[0]!.terms[0]!, second.alternatives[0]!.terms[0]!];
}

async function addMeant(clause: Clause, vocabulary: Vocabulary): Promise<void> {
  const { word } = clause;
  const found = (await halvesOf(word, vocabulary)) ?? (await longerOf(word, vocabulary)) ?? [];
  const terms =
    found.length > 0
      ? found
      : (await vocabulary.meantBy(word)).map((meant) => extractTerms(meant).slice(0, 1));
  const pages = await vocabulary.pagesOf(terms.flat());
  for (const some of terms) {
    clause.alternatives.push({ terms: some });
    clause.pages = Math.max(clause.pages, ...some.map((term) => pages.get(term) ?? 0));
  }
  // A term that no page contains may still be a prefix of another.
  if (terms.length === 0 && word.length >= LEAST_PART) {
    clause.alternatives.push({ terms: [clause.alternatives[0]!.terms[0]!], isBeginning: true });
    clause.pages = 1;
  }
}

/** Splits a term in two; undefined when it is no compound. */
async function halvesOf(word: string, vocabulary: Vocabulary): Promise<string[][] | undefined> {
  const cuts = Array.from({ length: word.length + 1 - 2 * LEAST_HALF }, (_, at) => at + LEAST_HALF);
  if (cuts.length === 0 || word.length > 40) return undefined;
  const termsAt = cuts.map((at) =>
    [word.slice(0, at), word.slice(at)].map((half) => extractTerms(half)[0] ?? half),
  );
  const pages = await vocabulary.pagesOf(termsAt.flat());
  const best = termsAt
    .map((terms) => ({ terms, least: Math.min(...terms.map((term) => pages.get(term) ?? 0)) }))
    .toSorted((a, b) => b.least - a.least)[0]!;
  // Parts that fewer than three pages have are random strings.
  return best.least >= 3 ? [best.terms] : undefined;
}

async function longerOf(word: string, vocabulary: Vocabulary): Promise<string[][] | undefined> {
  if (word.length < LEAST_PART) return undefined;
  const longer = await vocabulary.endingWith(word);
  return longer.length === 0 ? undefined : longer.map((one) => extractTerms(one).slice(0, 1));
}

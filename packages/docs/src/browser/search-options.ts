import type MiniSearch from 'minisearch';
import type { Options, SearchResult } from 'minisearch';

/** One result of a search: a page, a section of one, or a field. */
export interface SearchEntry {
  id: string;
  title: string;
  /** The parent of the entry, such as `POST /map` or `Errors`. */
  context: string;
  /** The text shown with the result. */
  text: string;
  /** The full text of the entry. */
  terms: string;
  /** Additional search terms for the entry. */
  keywords: string;
  /** Factor for the score of the entry; 1 for none. */
  weight: number;
}

const ignored = new Set(
  'a an and any are as at be by can do does for from give how i in is it me my of on or should that the this to up was what when where which who why will with without you your'.split(
    ' ',
  ),
);

/** Lower-cases a term and strips plural endings; drops words that every question has. */
function processTerm(term: string): string | null {
  const word = term.toLowerCase();
  return ignored.has(word) ? null : toSingular(word);
}

function toSingular(word: string): string {
  if (word.length < 4) return word;
  return word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, '');
}

/**
 * Indexes names such as `run.finished`, `credit_limit_reached` and `includeSubdomains` as one term and by their parts.
 */
function tokenize(text: string): string[] {
  const names = text.match(/[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu) ?? [];
  return names.flatMap((name) => {
    const terms = name.split(/[._-]/);
    const parts = terms.flatMap((word) => word.split(/(?<=[a-z0-9])(?=[A-Z])/));
    return Array.from(new Set([name].concat(terms, parts)));
  });
}

/** The members of an entry that are searched. */
const fields: (keyof SearchEntry)[] = ['title', 'keywords', 'context', 'terms'];

/** The options of the index, shared by the build and the browser, which must agree. */
export const indexOptions: Options<SearchEntry> = {
  fields,
  storeFields: ['title', 'context', 'text', 'weight'],
  processTerm,
  tokenize,
};

/** Searches the index, best results first. A title that equals the query or begins with it ranks highest. */
export function find(index: MiniSearch<SearchEntry>, query: string): SearchResult[] {
  const corrected = swapLetters(index, query);
  const normalized = corrected.trim().toLowerCase();
  return index.search(`${corrected} ${joinedPairs(corrected)}`, {
    boost: { title: 4, keywords: 3, context: 1.5 },
    // A name such as `run.finished` ranks above its parts.
    boostTerm: (term) => (isCompound(term) ? 4 : 1),
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 && !isCompound(term) ? 0.2 : false),
    combineWith: 'OR',
    // `cli` means itself before `client`; a guide is not less likely for being long.
    weights: { prefix: 0.2, fuzzy: 0.45 },
    bm25: { k: 1.2, b: 0.65, d: 0.5 },
    boostDocument: (id, _term, stored) =>
      Number(stored?.['weight']) * likeness(stored ?? {}, normalized, String(id)),
  });
}

/** Sections whose pages begin with the name of their subject, which is not what readers search for then. */
const named = new Set(['Errors', 'Webhooks']);

/** How like the query a title is. */
function likeness({ title, context }: Record<string, unknown>, query: string, id: string): number {
  const name = String(title).toLowerCase();
  const isGuide = id.startsWith('guides/');
  if (name === query) return 5;
  // Words apart, such as `api key`, mean a subject before a member of a response that joins them, or one like `byApiKey`.
  const joined = query.replaceAll(/\s+/g, '');
  const isJoined = joined !== query && name.endsWith(joined) && id.startsWith('operations/');
  if (isJoined && (/#\d{3}\./.test(id) || name !== joined)) return 0.3;
  // `webhook` means the guide to webhooks before a member of that name.
  if (isGuide && toSingular(name) === toSingular(query)) return 4.5;
  return query !== '' && !named.has(String(context)) && name.startsWith(`${query} `) ? 2 : 1;
}

/** Puts two neighbouring letters in order in each word that nothing has as it is: `scarpe` becomes `scrape`. */
function swapLetters(index: MiniSearch<SearchEntry>, query: string): string {
  const isKnown = (word: string): boolean => index.search(word, { prefix: true }).length > 0;
  const words = query.split(/\s+/).filter(Boolean);
  return words
    .map((word) => {
      if (word.length < 4 || processTerm(word) === null || isKnown(word)) return word;
      return listSwaps(word).find(isKnown) ?? word;
    })
    .join(' ');
}

/** A word with each two neighbouring letters exchanged; those within it first, since few misspell its beginning. */
function listSwaps(word: string): string[] {
  const letters = [...word];
  const swaps = letters.slice(1).map((letter, at) => {
    const others = [...letters];
    [others[at], others[at + 1]] = [letter, letters[at]!];
    return others.join('');
  });
  return [...swaps.slice(1), ...swaps.slice(0, 1)].filter((swap) => swap !== word);
}

function isCompound(term: string): boolean {
  return /[._-]/.test(term);
}

/** Joins neighbouring terms, which others write as one: `sub domain` also finds `subdomain`. */
function joinedPairs(query: string): string {
  const terms = query.split(/\s+/).filter(Boolean);
  const pairs = terms.slice(1).map((word, index) => terms[index]! + word);
  return pairs.join(' ');
}

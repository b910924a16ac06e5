import type MiniSearch from 'minisearch';
import type { Options, SearchResult } from 'minisearch';

/** One result of a search: a page, a section of one, or a field. */
export interface SearchEntry {
  id: string;
  title: string;
  /** What it belongs to, such as `POST /map` or `Errors`. */
  context: string;
  text: string;
  /** Further words that lead here. */
  keywords: string;
  /** How much sooner than others of the same relevance it is shown; 1 for none. */
  weight: number;
}

const ignored = new Set(
  'a an and any are as at be by can do does for from give how i in is it me my of on or should that the this to up was what when where which who why will with without you your'.split(
    ' ',
  ),
);

/** Lower case, without plural endings; words that every question has are left out. */
function processTerm(term: string): string | null {
  const word = term.toLowerCase();
  if (ignored.has(word)) return null;
  return word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word;
}

/** camelCase names are found whole and by their parts. */
function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [
    ...words,
    ...words
      .map(camelParts)
      .filter((parts) => parts.length > 1)
      .flat(),
  ];
}

function camelParts(word: string): string[] {
  return word.split(/(?<=[a-z0-9])(?=[A-Z])/);
}

/** How the index is built and read; the build and the browser have to agree on it. */
export const indexOptions: Options<SearchEntry> = {
  fields: ['title', 'keywords', 'context', 'text'],
  storeFields: ['title', 'context', 'text', 'weight'],
  processTerm,
  tokenize,
};

/** What a query finds, the best first. Who types a title whole gets just that. */
export function find(index: MiniSearch<SearchEntry>, query: string): SearchResult[] {
  const whole = query.trim().toLowerCase();
  return index.search(query, {
    boost: { title: 4, keywords: 3, context: 1.5 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'OR',
    boostDocument: (_id, _term, stored) =>
      Number(stored?.['weight']) * (String(stored?.['title']).toLowerCase() === whole ? 5 : 1),
  });
}

import { readFile } from 'node:fs/promises';
import type { Benchmark, Case } from './benchmark.ts';

interface Page {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

interface QuerySet {
  readonly group: string;
  readonly links: readonly (readonly [string, string, string?])[];
  readonly queries: readonly (readonly [string, string])[];
}

/** Returns the URLs of the pages of a site, in the order of a query; pages that were not found are missing. */
type Search = (query: string) => readonly string[];

const HOST = 'https://www.example.com';

async function querySets(): Promise<{ name: string; sets: readonly QuerySet[] }[]> {
  const folder = new URL('../../site-map/test/rank/queries/', import.meta.url);
  const files = ['tuning', 'held-back'];
  return Promise.all(
    files.map(async (name) => ({
      name,
      sets: JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8')) as QuerySet[],
    })),
  );
}

/** Mean reciprocal rank of the expected page, by set of queries. */
async function relevance(searchOf: (pages: readonly Page[]) => Search): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const { name, sets } of await querySets()) {
    for (const { group, links, queries } of sets) {
      const pages = links.map(([path, title, description = '']) => ({
        url: HOST + path,
        title,
        description,
      }));
      const search = searchOf(pages);
      const ranks = queries.map(
        ([query, path]) => 1 / (search(query).indexOf(HOST + path) + 1 || Number.POSITIVE_INFINITY),
      );
      const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
      rows[`${name} ${group}`] = Math.round(mean * 1000) / 1000;
    }
  }
  return rows;
}

const ours: Case = async () => {
  const { rank } = await import('@web-data/site-map');
  return relevance((pages) => (query) => rank(pages, query).map(({ url }) => url));
};

/**
 * MiniSearch as its documentation sets it up: with the words of the URL split, then with its fuzzy and prefix search.
 */
const miniSearch =
  (options: Readonly<Record<string, unknown>>): Case =>
  async () => {
    const { default: MiniSearch } = await import('minisearch');
    return relevance((pages) => {
      const index = new MiniSearch<Page>({
        idField: 'url',
        fields: ['path', 'title', 'description'],
        extractField: (page, field) => (field === 'path' ? listPathTerms(page) : page[field as keyof Page]),
        searchOptions: { boost: { path: 3, title: 2 }, ...options },
      });
      index.addAll(pages);
      return (query) => index.search(query).map(({ id }) => id as string);
    });
  };

function listPathTerms({ url }: Page): string {
  return url.slice(HOST.length).replaceAll(/[/.-]+/g, ' ');
}

export const relevanceBenchmark: Benchmark = {
  name: 'site-map-relevance',
  module: import.meta.url,
  title:
    'Mean reciprocal rank of the page that a query is for, on the sets of queries it was tuned with and on those held back.',
  rounds: 1,
  cases: {
    'site-map rank': ours,
    'MiniSearch (BM25+)': miniSearch({}),
    'MiniSearch, prefix': miniSearch({ prefix: true }),
    'MiniSearch, prefix and fuzzy 0.2': miniSearch({ prefix: true, fuzzy: 0.2 }),
  },
};

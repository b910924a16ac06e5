import { siteOperators } from '../domain-rules.ts';
import { nothingFound } from '../provider.ts';
import type { ProvidedSource, SearchFound, SearchProvider, SearchQuery } from '../provider.ts';
import { JsonService } from './json-service.ts';
import { toFields, toList, readSize } from './fields.ts';
import type { Fields } from './fields.ts';
import { Results, toImageResult, toNewsResult, toWebResult } from './results.ts';

/** Category of each source. */
const CATEGORIES: Readonly<Record<ProvidedSource, string>> = {
  web: 'general',
  news: 'news',
  images: 'images',
};
/** Time ranges; the smallest one that contains the requested range is used. */
const SPANS = [
  ['day', 86_400_000],
  ['week', 604_800_000],
  ['month', 2_678_400_000],
  ['year', 31_622_400_000],
] as const;
/** Maximum pages of results per query, because SearXNG queries every engine for each page. */
const MAX_PAGES = 5;

/** What a status of SearXNG means, where its documentation says so. */
const REMEDIES: Readonly<Record<number, string>> = {
  403: 'It refuses the format JSON: its operator adds `json` to `search.formats` of its settings.',
  404: 'There is no search at this address: its operator checks `searchUrl` of this service.',
};

/**
 * Creates a provider for a SearXNG instance, whose `search.formats` must include `json`.
 * @param onFailure called with the cause of each failed request, for the operator.
 */
export function searxng(url: string, onFailure?: (cause: Error) => void): SearchProvider {
  const service = new JsonService(url, { remedies: REMEDIES, onFailure });
  return {
    title: `SearXNG at ${new URL(url).host}`,
    async search(query, signal) {
      const found = nothingFound();
      await Promise.all(
        [...query.sources].map((source) => searchSource(service, query, { source, found, signal })),
      );
      return found;
    },
    close: () => service.close(),
  };
}

interface SourceContext {
  source: ProvidedSource;
  found: SearchFound;
  signal: AbortSignal;
}

async function searchSource(
  service: JsonService,
  query: SearchQuery,
  { source, found, signal }: SourceContext,
): Promise<void> {
  const results = new Results<{ url: string }>(query);
  for (let page = 1; page <= MAX_PAGES && !results.isFull; page++) {
    const response = toFields(await service.get('/search', parametersOf(query, source, page), signal));
    const list = toList(response['results']);
    for (const item of list) addResult(results, source, item);
    if (page === 1) noteSilent(response, found);
    if (list.length === 0) break;
  }
  (found[source] as { url: string }[]) = results.list;
  if (query.location !== undefined && source === 'web')
    found.notes.push('The search provider of this service takes no `location`.');
}

function parametersOf({ query, domains, time, country }: SearchQuery, source: ProvidedSource, page: number) {
  const fullQuery = [query, siteOperators(domains)].filter(Boolean).join(' ');
  const parameters = new URLSearchParams({ q: fullQuery, format: 'json', categories: CATEGORIES[source] });
  if (page > 1) parameters.set('pageno', String(page));
  if (country !== undefined) parameters.set('language', localeOf(country));
  const span = time?.from === undefined ? undefined : Date.now() - time.from;
  const range = span === undefined ? undefined : SPANS.find(([, max]) => span <= max * 1.01)?.[0];
  if (range !== undefined) parameters.set('time_range', range);
  return parameters;
}

/** Returns a locale of the country with its likeliest language, as SearXNG has no parameter for countries. */
function localeOf(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language.concat('-', country);
}

function addResult(results: Results<{ url: string }>, source: ProvidedSource, item: Fields): void {
  const raw = { url: item['url'], title: item['title'], text: item['content'], date: item['publishedDate'] };
  if (source === 'images') {
    const [, width, height] = /^(\d+)\s*[x×]\s*(\d+)/i.exec(String(item['resolution'] ?? '')) ?? [];
    const image = {
      url: raw.url,
      imageUrl: item['img_src'],
      title: raw.title,
      width: readSize(width),
      height: readSize(height),
    };
    results.add(toImageResult(image, results.list.length + 1), { strict: false });
    return;
  }
  const result = source === 'news' ? toNewsResult(raw) : toWebResult(raw);
  results.add(result, { date: result?.date, strict: false });
}

/** Adds a warning about engines that did not respond, once for all sources. */
function noteSilent(response: Fields, { notes }: SearchFound): void {
  const silent = response['unresponsive_engines'];
  if (!Array.isArray(silent) || silent.length === 0) return;
  const names = silent.map((entry: unknown) => String(Array.isArray(entry) ? entry[0] : entry).slice(0, 40));
  notes.push(
    `Some engines of the search provider did not answer: ${[...new Set(names)].slice(0, 10).join(', ')}.`,
  );
}

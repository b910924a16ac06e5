import { siteOperators } from '../domain-rules.ts';
import { nothingFound } from '../provider.ts';
import type { ProvidedSource, SearchProvider, SearchQuery } from '../provider.ts';
import type { TimeRange } from '../time-range.ts';
import { JsonService } from './json-service.ts';
import { toFields, toList, readSize } from './fields.ts';
import type { Fields } from './fields.ts';
import { Results, toImageResult, toNewsResult, toWebResult } from './results.ts';

/** Default URL of the API. */
export const BRAVE_URL = 'https://api.search.brave.com';

/** Limits by its documentation: results of one response, and pages of one query. */
const SHAPES: Readonly<Record<ProvidedSource, { path: string; max: number; pages: number }>> = {
  web: { path: '/res/v1/web/search', max: 20, pages: 10 },
  news: { path: '/res/v1/news/search', max: 50, pages: 10 },
  images: { path: '/res/v1/images/search', max: 200, pages: 1 },
};
/** Maximum characters of a query. Operators of domains that do not fit are applied to the results. */
const MAX_CHARACTERS = 400;
const SPANS = { s: undefined, n: undefined, h: undefined, d: 'pd', w: 'pw', m: 'pm', y: 'py' } as const;

/** What a status means by its documentation. */
const REMEDIES: Readonly<Record<number, string>> = {
  401: 'It refuses the token of this service: its operator checks `searchToken`.',
  403: 'It refuses the token of this service: its operator checks `searchToken`.',
  422: 'It does not take this query.',
};

/** Creates a provider for the Brave Search API. */
export function brave(
  token: string,
  url: string = BRAVE_URL,
  onFailure?: (cause: Error) => void,
): SearchProvider {
  const headers = { 'x-subscription-token': token };
  return {
    title: `Brave Search at ${new URL(url).host}`,
    async search(query, signal) {
      const service = new JsonService(url, {
        headers: { ...headers, ...toLocationHeaders(query.location) },
        remedies: REMEDIES,
        onFailure,
      });
      try {
        const found = nothingFound();
        const search = async (source: ProvidedSource): Promise<void> => {
          (found[source] as { url: string }[]) = await searchSource(service, query, source, signal);
        };
        await Promise.all([...query.sources].map(search));
        return found;
      } finally {
        await service.close();
      }
    },
    close: async () => {},
  };
}

async function searchSource(
  service: JsonService,
  query: SearchQuery,
  source: ProvidedSource,
  signal: AbortSignal,
): Promise<{ url: string }[]> {
  const results = new Results<{ url: string }>(query);
  const { path, max, pages } = SHAPES[source];
  const count = Math.min(max, query.limit);
  for (let offset = 0; offset < pages && !results.isFull; offset++) {
    const response = await service.get(path, parametersOf(query, { source, count, offset }), signal);
    const list = toList(
      source === 'web' ? toFields(toFields(response)['web'])['results'] : toFields(response)['results'],
    );
    for (const item of list) addResult(results, source, item);
    const isLast = toFields(toFields(response)['query'])['more_results_available'] !== true;
    if (list.length === 0 || (source === 'web' ? isLast : list.length < count)) break;
  }
  return results.list;
}

interface Part {
  source: ProvidedSource;
  count: number;
  offset: number;
}

function parametersOf({ query, domains, time, country }: SearchQuery, { source, count, offset }: Part) {
  const q = [query, siteOperators(domains)].filter(Boolean).join(' ').slice(0, MAX_CHARACTERS);
  const parameters = new URLSearchParams({ q, count: String(count) });
  if (country !== undefined) parameters.set('country', country);
  if (source === 'web') parameters.set('result_filter', 'web');
  if (source === 'images') return parameters;
  if (offset > 0) parameters.set('offset', String(offset));
  if (time !== undefined) parameters.set('freshness', freshnessOf(time));
  return parameters;
}

/** Returns `pd`, `pw`, `pm`, `py`, or a range of days. */
function freshnessOf({ past, from, to }: TimeRange): string {
  const span = past?.count === 1 ? SPANS[past.unit] : undefined;
  return span ?? `${day(from ?? 0)}to${day(to === undefined ? Date.now() : to - 1)}`;
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns the headers for the location of the searcher: city, state and country, where known. */
function toLocationHeaders(location: string | undefined): Record<string, string> {
  if (location === undefined) return {};
  const parts = location.split(',').map((part) => encodeURIComponent(part.trim()).replaceAll('%20', ' '));
  const [city = ''] = parts;
  const state = parts.length > 2 ? parts[1] : undefined;
  const country = parts.length > 1 && /^[A-Z]{2}$/.test(parts.at(-1)!) ? parts.at(-1) : undefined;
  return {
    'x-loc-city': city,
    ...(state && { 'x-loc-state-name': state }),
    ...(country && { 'x-loc-country': country }),
  };
}

function addResult(results: Results<{ url: string }>, source: ProvidedSource, item: Fields): void {
  const raw = { url: item['url'], title: item['title'], text: item['description'], date: item['page_age'] };
  if (source === 'images') {
    const { url: imageUrl, width, height } = toFields(item['properties']);
    const image = {
      url: raw.url,
      imageUrl,
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

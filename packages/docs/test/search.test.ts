import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { find, indexOptions } from '../src/browser/search-options.ts';
import type { SearchEntry } from '../src/browser/search-options.ts';
import { searchIndex } from '../src/generator/outputs/search-index.ts';
import { openSite } from '../src/generator/site.ts';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { own } from './helpers/own.ts';

const { site } = openSite(own.description.value as OpenApiDocument, { ...own.sources, postman: false });
const index = MiniSearch.loadJSON<SearchEntry>(searchIndex(site.pages), indexOptions);

/** What readers type, and the pages of which they want one. */
const queries: [query: string, ...pages: string[]][] = [
  ['webhook', 'guides/webhooks/'],
  ['verify webhook', 'guides/webhooks/'],
  ['webhook secret', 'guides/webhooks/'],
  ['wehbook', 'guides/webhooks/'],
  ['retry', 'guides/retries/'],
  ['retires', 'guides/retries/'],
  ['how long to wait after a 429', 'guides/retries/'],
  ['rate limit', 'guides/limits/', 'errors/rate-limit-exceeded/'],
  ['requests per minute', 'guides/limits/'],
  ['concurrency', 'guides/limits/', 'errors/concurrency-limit-reached/'],
  ['scrape', 'guides/scraping/', 'operations/scrape/'],
  ['scarpe', 'guides/scraping/', 'operations/scrape/'],
  ['crawl', 'guides/crawling/', 'operations/crawl-start/'],
  ['crwal', 'guides/crawling/', 'operations/crawl-start/'],
  ['crawl status', 'operations/crawl-get/', 'guides/crawling/'],
  ['cancel crawl', 'operations/crawl-cancel/'],
  ['batch scrape', 'operations/batch-start/', 'guides/crawling/'],
  ['map', 'guides/mapping/', 'operations/map/'],
  ['subdomains', 'guides/mapping/'],
  ['sitemap only', 'guides/mapping/'],
  ['robots.txt', 'guides/mapping/', 'guides/crawling/'],
  ['api key', 'guides/quick-start/', 'guides/authentication/', 'guides/dashboard/'],
  ['rotate key', 'guides/dashboard/', 'guides/authentication/'],
  ['revoke a key', 'guides/dashboard/', 'guides/authentication/'],
  ['authentication', 'guides/authentication/'],
  ['authetnication', 'guides/authentication/'],
  ['bearer token', 'guides/authentication/'],
  ['401', 'guides/authentication/', 'errors/invalid-token/'],
  ['402', 'errors/insufficient-credits/', 'guides/limits/'],
  ['credits', 'guides/limits/', 'operations/team-credits/'],
  ['cost of a scrape', 'guides/limits/', 'guides/scraping/'],
  ['pricing', 'guides/limits/'],
  ['quick start', 'guides/quick-start/'],
  ['getting started', 'guides/quick-start/'],
  ['typescript', 'guides/client/'],
  ['install the client', 'guides/client/'],
  ['python', 'guides/quick-start/'],
  ['mcp', 'guides/mcp/'],
  ['command line', 'guides/command-line/'],
  ['cli', 'guides/command-line/'],
  ['pdf', 'guides/parsing/'],
  ['upload a file', 'guides/parsing/', 'operations/parse/'],
  ['screenshot', 'guides/scraping/', 'operations/agent-snapshot/'],
  ['markdown', 'guides/scraping/'],
  ['extract json', 'guides/scraping/', 'operations/scrape/'],
  ['login', 'guides/interacting/'],
  ['browser session', 'guides/interacting/', 'operations/interact-start/'],
  ['monitor', 'guides/monitoring/'],
  ['watch a page for changes', 'guides/monitoring/'],
  ['search', 'guides/searching/', 'operations/search/'],
  ['postgres', 'guides/running-the-server/', 'guides/operating/'],
  ['backup', 'guides/operating/'],
  ['metrics', 'guides/operating/'],
  ['contract tests', 'guides/contract-testing/'],
  ['mock server', 'guides/contract-testing/'],
  ['express middleware', 'guides/validator/'],
  ['deprecation', 'guides/versioning/'],
  ['passkey', 'guides/dashboard/'],
  ['agent trace', 'operations/agent-trace/', 'schemas/agent-trace/'],
  ['maximum links', 'operations/map/'],
];

/** The pages of the results, best first, each once. */
function listPages(query: string): string[] {
  return [...new Set(find(index, query).map(({ id }) => String(id).split('#')[0]!))];
}

describe('of what 60 readers type', () => {
  test('the wanted page is first for 50 or more, and among the first three for 58 or more', () => {
    expect(queries).toHaveLength(60);
    const ranks = queries.map(([query, ...wanted]) => {
      const rank = listPages(query).findIndex((page) => wanted.includes(page));
      return { query, rank, first: listPages(query)[0] };
    });
    const missed = ranks.filter(({ rank }) => rank !== 0);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(10);
    const lost = ranks.filter(({ rank }) => rank < 0 || rank > 2);
    expect(lost.length, JSON.stringify(lost)).toBeLessThanOrEqual(2);
  });
});

test('a guide ranks above the members that have its name', () => {
  for (const [query, guide] of [
    ['webhook', 'guides/webhooks/'],
    ['monitor', 'guides/monitoring/'],
    ['markdown', 'guides/scraping/'],
    ['screenshot', 'guides/scraping/'],
  ] as const)
    expect(listPages(query)[0], query).toBe(guide);
});

test.each([
  ['scarpe', 'scrape'],
  ['retires', 'retries'],
  ['wehbook', 'webhook'],
  ['authetnication guide', 'authentication guide'],
])('%s finds what %s finds', (typed, meant) => {
  expect(find(index, typed).map(({ id }) => id)).toEqual(find(index, meant).map(({ id }) => id));
});

test('a word that exists is not taken for another', () => {
  expect(listPages('form')[0]).not.toBe(listPages('from')[0]);
});

test('excerpts are plain text', () => {
  const { storedFields } = JSON.parse(searchIndex(site.pages)) as {
    storedFields: Record<string, Record<'title' | 'context' | 'text', string>>;
  };
  const marked = Object.values(storedFields)
    .flatMap(({ title, context, text }) => [title, context, text])
    .filter((text) => /\]\(|`|\*\*|\[\^|\{\{|<\/?[a-z]+>|^>|(?:^|\s)#{1,3} |\| ---/.test(text));
  expect(marked).toEqual([]);
});

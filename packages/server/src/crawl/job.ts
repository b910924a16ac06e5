import type { BatchScrapeRequest, CrawlRequest, ScrapeOptions } from '@web-data/types';
import type { Identity } from '../accounts/identity.ts';
import type { NormalizedScrape } from '../scrape/normalize-scrape.ts';
import type { CrawlRow } from '../store/tables.ts';

/** What is kept of a request: of a batch all but its URLs, which stand in the frontier. */
export type StoredRequest = Partial<Omit<CrawlRequest, 'url'>> & Partial<Omit<BatchScrapeRequest, 'urls'>>;

/** What of the caller matters while the job runs. */
type StoredIdentity = Omit<Identity, 'scopes'> & { scopes: string[] };

/** The caller as text to be kept with a job. */
export function keepIdentity(identity: Identity): string {
  return JSON.stringify({ ...identity, scopes: [...identity.scopes] } satisfies StoredIdentity);
}

/** What a crawl is about. */
export interface CrawlPlan {
  id: string;
  teamId: string;
  kind: CrawlRow['kind'];
  request: StoredRequest;
  identity: Identity;
  /** How each page is scraped. */
  options: ScrapeOptions;
}

/** What the row of a crawl says of it. */
export function toPlan(row: CrawlRow): CrawlPlan {
  const request = JSON.parse(row.request) as StoredRequest; // Written by us, as the identity was.
  const { scopes, ...identity } = JSON.parse(row.identity) as StoredIdentity;
  return {
    id: row.id,
    teamId: row.team_id,
    kind: row.kind,
    request,
    identity: { ...identity, scopes: new Set(scopes) },
    options: toScrapeOptions(row.kind === 'crawl' ? (request.scrapeOptions ?? {}) : request),
  };
}

/** Without what is known from elsewhere and has no effect: the answer to the start told of it once. */
function toScrapeOptions(input: ScrapeOptions): ScrapeOptions {
  const { formats, schema, prompt, onlyMainContent, checkPromptInjection, timeout, location } = input;
  const picked = { formats, schema, prompt, onlyMainContent, checkPromptInjection, timeout, location };
  return Object.fromEntries(Object.entries(picked).filter(([, value]) => value !== undefined));
}

/** The scrape of one page. */
export function toScrape(options: ScrapeOptions, url: string): NormalizedScrape {
  return { ...options, url };
}

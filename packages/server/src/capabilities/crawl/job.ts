import type { BatchScrapeRequest, CrawlRequest, ScrapeOptions } from '@web-data/types';
import type { Identity } from '../../accounts/keys/identity.ts';
import type { NormalizedScrape } from '../scrape/normalize-scrape.ts';
import type { CrawlRow } from '../../platform/store/tables.ts';

/** The stored request. URLs of a batch are in the frontier. */
export type StoredRequest = Partial<Omit<CrawlRequest, 'url'>> & Partial<Omit<BatchScrapeRequest, 'urls'>>;

/** The stored caller. */
type StoredIdentity = Omit<Identity, 'scopes'> & { scopes: string[] };

/** Serializes the caller, to be stored with a job. */
export function keepIdentity(identity: Identity): string {
  return JSON.stringify({ ...identity, scopes: [...identity.scopes] } satisfies StoredIdentity);
}

/** A crawl as its worker needs it. */
export interface CrawlPlan {
  id: string;
  teamId: string;
  kind: CrawlRow['kind'];
  request: StoredRequest;
  identity: Identity;
  /** Options of each scrape. */
  options: ScrapeOptions;
}

/** Parses the row of a crawl. */
export function toPlan(row: CrawlRow): CrawlPlan {
  const request = JSON.parse(row.request) as StoredRequest; // Written by this server, as the identity was.
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

/** Picks the options that have an effect; the response to the start has warned about the others. */
function toScrapeOptions(input: ScrapeOptions): ScrapeOptions {
  const { formats, schema, prompt, onlyMainContent, checkPromptInjection, timeout, location } = input;
  const picked = { formats, schema, prompt, onlyMainContent, checkPromptInjection, timeout, location };
  return Object.fromEntries(Object.entries(picked).filter(([, value]) => value !== undefined));
}

/** Returns the request to scrape one page. */
export function toScrape(options: ScrapeOptions, url: string): NormalizedScrape {
  return { ...options, url };
}

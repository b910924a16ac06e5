import type { CrawlRequest } from '@web-data/types';
import type { Identity } from '../../accounts/keys/identity.ts';
import { normalizeScrape } from '../pages/normalize-scrape.ts';
import type { NormalizedOptions } from '../pages/normalize-scrape.ts';
import { openOptions } from '../pages/stored-options.ts';
import type { StoredOptions } from '../pages/stored-options.ts';
import type { Seal } from '../../platform/webhooks/seal.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';

/** The stored request. URLs of a batch are in the frontier. */
export type StoredRequest = Partial<Omit<CrawlRequest, 'scrapeOptions' | 'webhook'>> & {
  scrapeOptions?: StoredOptions;
};

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
  /** How each page is read. */
  options: NormalizedOptions;
}

/** Parses the row of a crawl. @throws {Error} when its secrets were encrypted with another key */
export function toPlan(row: CrawlRow, seal: Seal): CrawlPlan {
  const request = JSON.parse(row.request) as StoredRequest; // Written by this server, as the identity was.
  const { scopes, ...identity } = JSON.parse(row.identity) as StoredIdentity;
  const options = normalizeScrape(openOptions(request.scrapeOptions ?? {}, seal, row.team_id));
  return {
    id: row.id,
    teamId: row.team_id,
    kind: row.kind,
    request,
    identity: { ...identity, scopes: new Set(scopes) },
    // Headers of a crawl go to the origin of its request alone, wherever its links lead.
    options: request.url === undefined ? options : { ...options, headersOrigin: new URL(request.url).origin },
  };
}

import type { CrawlRequest } from '@web-data/types';
import { parseIdentity } from '../../accounts/keys/identity.ts';
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
  const request = JSON.parse(row.request) as StoredRequest; // Written by this server.
  const options = normalizeScrape(openOptions(request.scrapeOptions ?? {}, seal, row.team_id));
  return {
    id: row.id,
    teamId: row.team_id,
    kind: row.kind,
    request,
    identity: parseIdentity(row.identity),
    // Headers of a crawl go to the origin of its request alone, wherever its links lead.
    options: request.url === undefined ? options : { ...options, headersOrigin: new URL(request.url).origin },
  };
}

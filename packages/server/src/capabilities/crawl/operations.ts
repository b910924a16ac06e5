import type { CrawlJob } from '@web-data/types';
import type { Identity } from '../../accounts/keys/identity.ts';
import { withAudit } from '../../accounts/audit/with-audit.ts';
import type { AddressedRequest } from '../../platform/http/request-origin.ts';
import type { OperationHandler, OperationHandlers } from '../operations/operation.ts';
import { wantsEvents } from '../../platform/http/wants-events.ts';
import { getReceiver } from '../../platform/webhooks/read-webhook.ts';
import { withoutEffect } from '../without-effect.ts';
import { toCrawlJob, getRetryDelay } from './crawl-response.ts';
import { cancelCrawl } from './cancel.ts';
import type { CrawlName } from './cancel.ts';
import { readActive, readCrawl, readErrors, readPages } from './read.ts';
import type { CrawlServices } from './run-crawl.ts';
import { requireRetention, startBatch, startCrawl } from './start.ts';
import { buildStatusUrl } from './stream/watch-crawl.ts';
import type { WatchCrawl } from './stream/watch-crawl.ts';

export interface CrawlOperationServices extends CrawlServices {
  /** Opens streams of crawls. */
  watch: WatchCrawl;
  /** Returns scheme and host of the server, as the request reached it, for URLs in responses. */
  origin(request: AddressedRequest): string;
}

/** Default and maximum pages in one response, as in the description. */
const MAX_PAGES = 1000;

/** Creates the handlers of crawl and batch operations. */
export function crawlOperations(services: CrawlOperationServices): OperationHandlers {
  const { queue, siem, retentionMs, origin, watch } = services;
  const { store } = queue;
  const status = async (
    name: CrawlName,
    identity: Identity,
    { skip = 0, limit = MAX_PAGES, request }: { skip?: number; limit?: number; request: AddressedRequest },
  ): Promise<{ status: 200; headers: Record<string, string>; body: CrawlJob }> => {
    requireRetention(identity);
    const row = await readCrawl(queue, name);
    // Pages stored after the row was read are left out, so that counts and pages agree.
    const pageCount = Math.max(0, Math.min(limit, row.completed - skip));
    const data = pageCount === 0 ? [] : await readPages(store, row.id, { skip, limit: pageCount });
    const headers = row.status === 'scraping' ? { 'Retry-After': String(getRetryDelay(row)) } : {};
    const body = toCrawlJob(row, { skip, limit, data, url: buildStatusUrl(origin(request), name) });
    return { status: 200, headers: headers as Record<string, string>, body };
  };
  const read =
    (kind: CrawlName['kind']) =>
    async ({ params, query, headers, identity, request, signal }: ReadContext) => {
      const name = nameOf(kind, identity, params);
      if (!wantsEvents(request.headers.accept)) return status(name, identity, { ...query, request });
      const skip = headers['Last-Event-ID'] ?? query.skip ?? 0;
      const { events: body } = await watch(name, identity, { skip, signal, request });
      return { status: 200, headers: { 'content-type': 'text/event-stream' }, body } as const;
    };
  const cancel = async (name: CrawlName) => {
    await cancelCrawl(queue, name, retentionMs);
    return { status: 200, body: { success: true, status: 'cancelled' } } as const;
  };
  const getErrors = async (name: CrawlName, identity: Identity) => {
    requireRetention(identity);
    const { id } = await readCrawl(queue, name);
    return { status: 200, body: await readErrors(store, id) } as const;
  };
  return {
    async startCrawl({ body, identity, headers, request }) {
      const username = body.auditMetadata?.username;
      const webhook = getReceiver(body.webhook);
      const named = { requestId: request.id, operation: 'startCrawl', url: body.url, username, webhook };
      const call = { body, identity, idempotencyKey: headers['Idempotency-Key'], requestId: request.id };
      const id = await withAudit({ siem, identity, ...named }, () => startCrawl(services, call));
      const warning = withoutEffect([
        { operation: 'startCrawl', value: body },
        { operation: 'scrapeUrl', value: body.scrapeOptions ?? {}, path: 'scrapeOptions' },
      ]);
      const url = buildStatusUrl(origin(request), { kind: 'crawl', id });
      return { status: 200, body: { success: true, id, url, ...(warning !== undefined && { warning }) } };
    },
    getCrawl: read('crawl'),
    cancelCrawl: ({ params, identity }) => cancel(nameOf('crawl', identity, params)),
    getCrawlErrors: ({ params, identity }) => getErrors(nameOf('crawl', identity, params), identity),
    async getActiveCrawls({ identity }) {
      return { status: 200, body: await readActive(store, identity.teamId) };
    },
    async startBatchScrape({ body, identity, headers, request }) {
      const username = body.auditMetadata?.username;
      const [url] = body.urls;
      const webhook = getReceiver(body.webhook);
      const named = { requestId: request.id, operation: 'startBatchScrape', url, username, webhook };
      const call = { body, identity, idempotencyKey: headers['Idempotency-Key'], requestId: request.id };
      const { id, invalid } = await withAudit({ siem, identity, ...named }, () => startBatch(services, call));
      const warning = withoutEffect([{ operation: 'startBatchScrape', value: body }]);
      const extras = { invalidURLs: invalid, ...(warning !== undefined && { warning }) };
      return {
        status: 200,
        body: { success: true, id, url: buildStatusUrl(origin(request), { kind: 'batch', id }), ...extras },
      };
    },
    getBatchScrape: read('batch'),
    cancelBatchScrape: ({ params, identity }) => cancel(nameOf('batch', identity, params)),
    getBatchScrapeErrors: ({ params, identity }) => getErrors(nameOf('batch', identity, params), identity),
  };
}

/** The context of either operation that reads a job. */
type ReadContext = Parameters<OperationHandler<'getCrawl' | 'getBatchScrape'>>[0];

/** Returns the name with the id in lower case, as a UUID may be in capitals (RFC 9562, section 4). */
function nameOf(kind: CrawlName['kind'], { teamId }: Identity, { jobId }: { jobId: string }): CrawlName {
  return { kind, teamId, id: jobId.toLowerCase() };
}

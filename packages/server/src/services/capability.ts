import type { AddressedRequest } from '../platform/http/request-origin.ts';
import type { Logger } from 'pino';
import type { Browsers } from '../capabilities/browser/browsers.ts';
import type { ServerConfig } from '../platform/config/server-config.ts';
import type { Gauges, Metrics } from '../platform/http/metrics.ts';
import type { WorkerOptions } from '../platform/jobs/job-worker.ts';
import type { Instance } from '../platform/instances/instance.ts';
import type { ScrapedPages } from '../capabilities/pages/scraped-pages.ts';
import type { Fetchers } from '../capabilities/outbound/fetchers.ts';
import type { Outbound } from '../capabilities/outbound/outbound.ts';
import type { FileReader } from '../capabilities/pages/fetch/file-reader.ts';
import type { PageReader } from '../capabilities/pages/page-reader.ts';
import type { PageModel } from '../capabilities/pages/model/page-model.ts';
import type { ContentThreads } from '../capabilities/pages/threads/content-threads.ts';
import type { Search } from '../capabilities/search/open-search.ts';
import type { Store } from '../platform/store/store.ts';
import type { Delivery } from '../platform/webhooks/open-delivery.ts';
import type { Part } from './lifecycle.ts';
import type { OperationHandlers } from '../capabilities/operations/operation.ts';
import type { PaidServices } from '../capabilities/operations/paid-call.ts';

/** The parts of a server that its capabilities share. */
export interface Parts extends PaidServices {
  config: ServerConfig;
  log: Logger;
  store: Store;
  instance: Instance;
  /** What the workers of all kinds of jobs share. */
  worker: Pick<WorkerOptions, 'log' | 'owner' | 'pollMs' | 'onRun'>;
  metrics: Metrics;
  /** Deliveries to webhooks. */
  delivery: Delivery;
  search: Search;
  /** Reads content, off the main thread. */
  threads: ContentThreads;
  /** Extracts data from pages for prompts; undefined where the service has no model. */
  model: PageModel | undefined;
  browsers: Browsers;
  /** Reads pages, for every capability. */
  pageReader: PageReader;
  /** The pages of scrapes, on which sessions go on. */
  scrapedPages: ScrapedPages;
  /** Reads files as documents. */
  fileReader: FileReader;
  fetchers: Fetchers;
  /** How sites are reached: addresses, ports, cache, proxies. */
  outbound(): Outbound;
  /** Returns the scheme and host of the server, as a request reached it, for URLs in responses. */
  requestOrigin(request: AddressedRequest): string;
  /** Aborts when the server begins to shut down: what stays open then ends. */
  draining: AbortSignal;
  /** Aborts when the server must end. */
  closing: AbortSignal;
}

/** One capability of the API: its operations, and its background work as a part of the server. */
export interface Capability extends Part {
  handlers: OperationHandlers;
  /** Metrics of its current state. */
  gauges: Gauges;
}

import type { Logger } from 'pino';
import type { Browsers } from '../browser/browsers.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Gauges, Metrics } from '../http/metrics.ts';
import type { Instance } from '../instances/instance.ts';
import type { Fetchers } from '../outbound/fetchers.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { PageModel } from '../scrape/page-model.ts';
import type { ContentThreads } from '../scrape/threads/content-threads.ts';
import type { Search } from '../search/open-search.ts';
import type { Store } from '../store/store.ts';
import type { Delivery } from '../webhooks/open-delivery.ts';
import type { OperationHandlers } from '../operations/operation.ts';
import type { PaidServices } from '../operations/paid-call.ts';

/** What the capabilities of one server share. */
export interface Parts extends PaidServices {
  config: ServerConfig;
  log: Logger;
  store: Store;
  instance: Instance;
  metrics: Metrics;
  /** The deliveries to webhooks. */
  delivery: Delivery;
  search: Search;
  /** Reads content, off the main thread. */
  threads: ContentThreads;
  /** Answers what prompts ask of pages; undefined where the service has no model. */
  model: PageModel | undefined;
  browsers: Browsers;
  fetchers: Fetchers;
  /** How sites are reached: addresses, ports, cache, proxies. */
  outbound(): Outbound;
  /** Scheme and host of the server, for the URLs in answers. */
  origin(): string;
  /** Aborts when the server must end. */
  closing: AbortSignal;
}

/** One capability of the API: its operations, and what of it works between requests. */
export interface Capability {
  handlers: OperationHandlers;
  /** What of it can be seen while it works. */
  gauges: Gauges;
  /** Begins what works between requests: not before the address of the server is known. */
  start(): void;
  close(): Promise<void>;
}

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

/** The parts of a server that its capabilities share. */
export interface Parts extends PaidServices {
  config: ServerConfig;
  log: Logger;
  store: Store;
  instance: Instance;
  metrics: Metrics;
  /** Deliveries to webhooks. */
  delivery: Delivery;
  search: Search;
  /** Reads content, off the main thread. */
  threads: ContentThreads;
  /** Extracts data from pages for prompts; undefined where the service has no model. */
  model: PageModel | undefined;
  browsers: Browsers;
  fetchers: Fetchers;
  /** How sites are reached: addresses, ports, cache, proxies. */
  outbound(): Outbound;
  /** Returns the scheme and host of the server, for URLs in responses. */
  origin(): string;
  /** Aborts when the server must end. */
  closing: AbortSignal;
}

/** One capability of the API: its operations and its background work. */
export interface Capability {
  handlers: OperationHandlers;
  /** Metrics of its current state. */
  gauges: Gauges;
  /** Starts the background work, once the address of the server is known. */
  start(): void;
  close(): Promise<void>;
}

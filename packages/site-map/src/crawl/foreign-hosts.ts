import { fetchRobots, ALLOW_NONE, type Fetcher, type RobotsRequest, type Robots } from '@web-data/net';
import type { HostQueue } from './host-queue.ts';

/** Options for requests to hosts outside of the site. */
export interface ForeignHostsOptions {
  readonly fetcher: Fetcher;
  readonly request: RobotsRequest;
  /** Max requests to one host, including its robots.txt. */
  readonly maxRequests: number;
  /** Returns the queue of an origin, whose pace applies. */
  readonly queueOf: (origin: string) => HostQueue;
}

interface ForeignHost {
  readonly robots: Promise<Robots>;
  /** Requests left. */
  left: number;
}

/** Max foreign hosts that one map sends requests to. */
const MAX_HOSTS = 20;

/**
 * Hosts outside of the site that its sitemaps lead to. Each has a small budget of requests, and its robots.txt is
 * fetched first and obeyed.
 */
export class ForeignHosts {
  /** Whether a request was left out because a budget was used up. */
  limited = false;
  readonly #options: ForeignHostsOptions;
  readonly #hosts = new Map<string, ForeignHost>();

  constructor(options: ForeignHostsOptions) {
    this.#options = options;
  }

  /** Whether a file of another host may be requested; if so, counts the request. */
  async admits(url: URL): Promise<boolean> {
    const host = this.#hosts.get(url.origin) ?? this.#open(url.origin);
    if (host === undefined || host.left <= 0) {
      this.limited = true;
      return false;
    }
    host.left--;
    return (await host.robots).allows(url.href);
  }

  #open(origin: string): ForeignHost | undefined {
    if (this.#hosts.size >= MAX_HOSTS) return undefined;
    const host = { robots: this.#robots(origin), left: this.#options.maxRequests - 1 };
    this.#hosts.set(origin, host);
    return host;
  }

  /**
   * Fetches robots.txt without a slot: the requests that wait for it may hold all slots. It is one request per host.
   */
  async #robots(origin: string): Promise<Robots> {
    const { fetcher, request, queueOf } = this.#options;
    const { pace } = queueOf(origin);
    pace.charge(1);
    const found = await fetchRobots(fetcher, origin, request).catch(() => undefined);
    pace.setDelay(found?.robots.crawlDelay ?? 0);
    return found?.robots ?? ALLOW_NONE;
  }
}

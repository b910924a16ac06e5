import type { Fetcher } from '../fetch/index.ts';
import { fetchRobots, type RobotsRequest } from '../robots/fetch.ts';
import { ALLOW_NONE, type Robots } from '../robots/robots.ts';
import type { HostQueue } from './host-queue.ts';

/** What asking hosts outside of the site needs. */
export interface ForeignHostsOptions {
  readonly fetcher: Fetcher;
  readonly request: RobotsRequest;
  /** Requests to one host, its robots.txt counted. */
  readonly maxRequests: number;
  /** The queue of an origin, whose pace is kept. */
  readonly queueOf: (origin: string) => HostQueue;
}

interface ForeignHost {
  readonly robots: Promise<Robots>;
  /** Requests left. */
  left: number;
}

/** Hosts of others that one map asks. */
const MAX_HOSTS = 20;

/**
 * The hosts outside of a site that its sitemaps lead to. They did not ask to be visited: each has a small budget of
 * requests, and its own robots.txt is asked first and obeyed.
 */
export class ForeignHosts {
  /** True when something was not asked for since a budget was used up. */
  limited = false;
  readonly #options: ForeignHostsOptions;
  readonly #hosts = new Map<string, ForeignHost>();

  constructor(options: ForeignHostsOptions) {
    this.#options = options;
  }

  /** True when a file of another host may be asked for; it then counts as asked. */
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

  /** Asked at once, not in turn: what waits for it may hold every turn there is. It is one request a host. */
  async #robots(origin: string): Promise<Robots> {
    const { fetcher, request, queueOf } = this.#options;
    const { pace } = queueOf(origin);
    pace.charge(1);
    const found = await fetchRobots(fetcher, origin, request).catch(() => undefined);
    pace.setDelay(found?.robots.crawlDelay ?? 0);
    return found?.robots ?? ALLOW_NONE;
  }
}

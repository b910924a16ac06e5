import { Fetcher } from '@web-data/net';
import type { Outbound } from './outbound.ts';

/**
 * The guarded fetchers of a process: a direct one, and one for each country with a proxy. They are created on first use
 * and closed together. Their requests share the limits for each host and address with those of Map.
 */
export class Fetchers {
  readonly #outbound: () => Outbound;
  readonly #byCountry = new Map<string, Fetcher>();

  constructor(outbound: () => Outbound) {
    this.#outbound = outbound;
  }

  /** Returns the fetcher with the proxy of a country, or the direct one where there is none. */
  for(country?: string): Fetcher {
    const outbound = this.#outbound();
    const proxy = country === undefined ? undefined : outbound.proxies?.[country];
    const key = proxy ?? '';
    const fetcher = this.#byCountry.get(key) ?? fetcherOf(outbound, proxy);
    this.#byCountry.set(key, fetcher);
    return fetcher;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#byCountry.values()].map((fetcher) => fetcher.close()));
  }
}

function fetcherOf(outbound: Outbound, proxy: string | undefined): Fetcher {
  const { allowPrivate, ports, userAgent, resolve, traffic, budget = {} } = outbound;
  const { rate = Number.POSITIVE_INFINITY, hostConcurrency: concurrency = Number.POSITIVE_INFINITY } = budget;
  const pacedBy = traffic && { traffic, rate, concurrency, hosts: true };
  // Fewer connections would be a queue without turns.
  const connections = Number.isFinite(concurrency) ? concurrency : undefined;
  return new Fetcher({ allowPrivate, ports, userAgent, resolve, proxy, connections, pacedBy });
}

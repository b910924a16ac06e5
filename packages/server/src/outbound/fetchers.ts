import { Fetcher } from '@web-data/site-map/fetch';
import type { Outbound } from './outbound.ts';

/** The guarded fetchers of a process: one, and one a country that has a proxy. Made when first wanted, closed together. */
export class Fetchers {
  readonly #outbound: () => Outbound;
  readonly #byCountry = new Map<string, Fetcher>();

  constructor(outbound: () => Outbound) {
    this.#outbound = outbound;
  }

  /** The fetcher through the proxy of a country, or the direct one where there is none. */
  for(country?: string): Fetcher {
    const { proxies = {}, allowPrivate, ports, userAgent, resolve } = this.#outbound();
    const proxy = country === undefined ? undefined : proxies[country];
    const key = proxy ?? '';
    const fetcher =
      this.#byCountry.get(key) ?? new Fetcher({ allowPrivate, ports, userAgent, resolve, proxy });
    this.#byCountry.set(key, fetcher);
    return fetcher;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#byCountry.values()].map((fetcher) => fetcher.close()));
  }
}

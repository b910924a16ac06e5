import { bareHost, registrableDomain } from '@web-data/net/url';

/** Max cached hosts before the cache is cleared: a page can link to endless subdomains. */
const MAX_REMEMBERED = 10_000;

/**
 * Decides which hosts belong to a site: those with the same registrable domain by the Public Suffix List, including
 * private suffixes (`x.github.io` and `y.github.io` are two sites), or only the start host. `www` and the bare host
 * count as one. Addresses and single-label names have no registrable domain and only match themselves.
 */
export class Scope {
  readonly #includeSubdomains: boolean;
  readonly #hosts = new Set<string>();
  readonly #domains = new Set<string>();
  readonly #known = new Map<string, boolean>();

  constructor(start: URL, includeSubdomains: boolean) {
    this.#includeSubdomains = includeSubdomains;
    this.moveTo(start.hostname);
  }

  /** Moves the site to another host and its domain: where the redirects of the start URL end. */
  moveTo(hostname: string): void {
    const host = bareHost(hostname);
    this.#hosts.clear();
    this.#domains.clear();
    this.#hosts.add(host);
    const domain = registrableDomain(host);
    if (domain !== undefined && this.#includeSubdomains) this.#domains.add(domain);
    this.#known.clear();
  }

  /** Whether the host belongs to the site. */
  includes(hostname: string): boolean {
    const known = this.#known.get(hostname);
    if (known !== undefined) return known;
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    const host = bareHost(hostname);
    const included = this.#hosts.has(host) || this.#domains.has(registrableDomain(host) ?? '');
    this.#known.set(hostname, included);
    return included;
  }
}

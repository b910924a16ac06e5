/**
 * A list of domains and wildcards. `example.com` matches that host with and without `www.` (one site, as in Map),
 * `*.example.com` every host below it. Compares complete labels, so `evil-example.com` never matches.
 */
export class DomainList {
  readonly #hosts = new Set<string>();
  readonly #parents = new Set<string>();

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const domain = entry.trim().toLowerCase();
      if (domain.startsWith('*.')) this.#parents.add(domain.slice(2));
      else this.#hosts.add(bare(domain));
    }
  }

  /** @param host a host name as {@link getHost} returns it. */
  has(host: string): boolean {
    if (this.#hosts.has(bare(host))) return true;
    if (this.#parents.size === 0) return false;
    for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
      if (this.#parents.has(host.slice(dot + 1))) return true;
    }
    return false;
  }
}

/** Returns the host name of a URL: lower case, international names in ASCII (WHATWG URL), without a trailing dot. */
export function getHost(url: string): string {
  const { hostname } = new URL(url);
  return hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
}

/** Returns the last label of a host name; undefined for an IP address. */
export function topLevelDomain(host: string): string | undefined {
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return undefined;
  return host.slice(host.lastIndexOf('.') + 1);
}

function bare(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : host;
}

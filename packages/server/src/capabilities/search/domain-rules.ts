import { getHost } from '../threats/domain-list.ts';

/**
 * Domains that results must, and must not, belong to. `example.com` includes its subdomains, `*.example.com` means only
 * the subdomains.
 */
export class DomainRules {
  readonly included: readonly string[];
  readonly excluded: readonly string[];

  constructor(included: readonly string[] = [], excluded: readonly string[] = []) {
    this.included = included.map((entry) => entry.toLowerCase());
    this.excluded = excluded.map((entry) => entry.toLowerCase());
  }

  allows(url: string): boolean {
    const host = getHost(url);
    if (this.excluded.some((entry) => belongs(host, entry))) return false;
    return this.included.length === 0 || this.included.some((entry) => belongs(host, entry));
  }
}

function belongs(host: string, entry: string): boolean {
  if (entry.startsWith('*.')) return host.endsWith(entry.slice(1));
  return host === entry || host.endsWith(`.${entry}`);
}

/** Writes the rules as `site:` operators, for search engines that have no parameter for domains. */
export function siteOperators({ included, excluded }: DomainRules): string {
  const filter = included.map(site).join(' OR ');
  const unwanted = excluded.filter((entry) => !entry.startsWith('*.')).map((entry) => `-${site(entry)}`);
  return [included.length > 1 ? `(${filter})` : filter, ...unwanted].filter(Boolean).join(' ');
}

function site(entry: string): string {
  return `site:${entry.replace(/^\*\./, '')}`;
}

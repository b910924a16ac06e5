import { hostname as machineName } from 'node:os';

/** What resolv.conf(5) says about names that are not complete. */
export interface SearchList {
  /** Domains that are appended, in this order. */
  readonly domains: readonly string[];
  /** Names with at least this many dots are tried as they are before `domains`. */
  readonly ndots: number;
}

/** `ndots` of resolv.conf(5) is at most this. */
const MAX_NDOTS = 15;
/** Max domains that are tried. */
const MAX_DOMAINS = 8;

/**
 * Reads `search`, `domain` and `ndots`; the last line of a kind counts.
 *
 * @param machine full name of this machine, whose domain is the default.
 */
export function parseSearchList(text: string, machine: string = machineName()): SearchList {
  const own = machine.replace(/^[^.]*\.?/, '');
  let domains = own === '' ? [] : [own];
  let ndots = 1;
  for (const line of text.split('\n')) {
    const [keyword, ...values] = line
      .replace(/[#;].*/, '')
      .trim()
      .split(/\s+/);
    if (keyword === 'search' || keyword === 'domain')
      domains = keyword === 'domain' ? values.slice(0, 1) : values;
    if (keyword !== 'options') continue;
    for (const value of values) {
      const dots = /^ndots:(\d+)$/.exec(value)?.[1];
      if (dots !== undefined) ndots = Math.min(MAX_NDOTS, Number(dots));
    }
  }
  const names = domains.map((domain) => domain.replace(/^\.|\.$/g, '').toLowerCase());
  return { domains: names.filter((name) => name !== '').slice(0, MAX_DOMAINS), ndots };
}

/** The complete names that `name` may stand for, in the order in which they are tried. A name that ends in a dot is complete. */
export function completeName(name: string, { domains, ndots }: SearchList): string[] {
  if (name.endsWith('.')) return [name.slice(0, -1)];
  const completed = domains.map((domain) => `${name}.${domain}`);
  const dots = name.split('.').length - 1;
  return dots >= ndots ? [name, ...completed] : [...completed, name];
}

import { readFile, stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { hostname as machineName } from 'node:os';

/** Milliseconds for which a file is not looked at again. */
const FRESH_MS = 5_000;

/** A parsed configuration file that is read again after it has changed. A missing file is an empty one. */
export class WatchedFile<T> {
  readonly #path: string;
  readonly #parse: (text: string) => T;
  #value: Promise<T> | undefined;
  #version = '';
  #checkedAt = 0;

  constructor(path: string, parse: (text: string) => T) {
    this.#path = path;
    this.#parse = parse;
  }

  /** The parsed content; the same object until the file changes. Looks at the file at most every five seconds. */
  async read(): Promise<T> {
    const now = Date.now();
    if (this.#value !== undefined && now - this.#checkedAt < FRESH_MS) return this.#value;
    this.#checkedAt = now;
    const version = await stat(this.#path).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => 'missing',
    );
    if (this.#value === undefined || version !== this.#version) {
      this.#version = version;
      this.#value = readFile(this.#path, 'utf8').then(this.#parse, () => this.#parse(''));
    }
    return this.#value;
  }
}

/** The hosts file of this operating system (hosts(5)). */
export const HOSTS_FILE: string =
  process.platform === 'win32'
    ? join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts';

/** Reads the addresses of each name, in the order of the file. */
export function parseHosts(text: string): Map<string, string[]> {
  const addresses = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [address, ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (address === undefined || isIP(address) === 0) continue;
    for (const name of names) {
      const known = addresses.get(name.toLowerCase());
      if (known === undefined) addresses.set(name.toLowerCase(), [address]);
      else if (!known.includes(address)) known.push(address);
    }
  }
  return addresses;
}

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

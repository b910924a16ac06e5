import { createLocalJWKSet } from 'jose';
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import type { Fetcher } from '@web-data/net';

/** Milliseconds for which keys are fresh, and for which stale ones are used while new ones cannot be fetched. */
const FRESH_MS = 600_000;
const STALE_MS = 3_600_000;
/**
 * Milliseconds between two fetches because of unknown keys, so that a sender of such tokens cannot flood an issuer with
 * requests.
 */
const REFETCH_MS = 30_000;
/** Max bytes and milliseconds of a response. */
const MAX_BYTES = 262_144;
const RESPONSE_TIMEOUT_MS = 5000;
/** Max keys of a set. */
const MAX_KEYS = 100;

/** The public keys of an issuer cannot be fetched now. */
export class IssuerUnreachable extends Error {
  override readonly name = 'IssuerUnreachable';
}

interface Known {
  keys: JWTVerifyGetKey;
  at: number;
}

/** Returns milliseconds of a monotonic clock. */
type Clock = () => number;

/**
 * The public keys of issuers: fetched under the address rules for all sites, and cached. A token with an unknown key
 * makes it fetch them before the cache expires, because issuers rotate their keys. Only the operator sets where keys
 * come from; the headers `jku`, `x5u` and `jwk` of a token are ignored.
 */
export class IssuerKeys {
  readonly #fetcher: () => Pick<Fetcher, 'get'>;
  readonly #now: Clock;
  readonly #known = new Map<string, Known>();
  readonly #fetching = new Map<string, Promise<Known>>();
  readonly #requestedAt = new Map<string, number>();

  constructor(fetcher: () => Pick<Fetcher, 'get'>, now: Clock = () => performance.now()) {
    this.#fetcher = fetcher;
    this.#now = now;
  }

  /** Returns the keys of a URL. @throws {IssuerUnreachable} when they cannot be fetched. */
  async of(url: string): Promise<JWTVerifyGetKey> {
    const known = this.#known.get(url);
    if (known !== undefined && this.#now() - known.at < FRESH_MS) return known.keys;
    try {
      return (await this.#fetch(url)).keys;
    } catch (error) {
      if (known !== undefined && this.#now() - known.at < STALE_MS) return known.keys;
      throw error;
    }
  }

  /** Fetches the keys because a token has an unknown one; undefined when they were fetched just before. */
  async renewed(url: string): Promise<JWTVerifyGetKey | undefined> {
    const requestedAt = this.#requestedAt.get(url);
    if (requestedAt !== undefined && this.#now() - requestedAt < REFETCH_MS) return undefined;
    return (await this.#fetch(url)).keys;
  }

  #fetch(url: string): Promise<Known> {
    const running = this.#fetching.get(url);
    if (running !== undefined) return running;
    this.#requestedAt.set(url, this.#now());
    const fetching = this.#read(url).finally(() => this.#fetching.delete(url));
    this.#fetching.set(url, fetching);
    return fetching;
  }

  async #read(url: string): Promise<Known> {
    const at = this.#now();
    try {
      const options = {
        maxBytes: MAX_BYTES,
        timeout: RESPONSE_TIMEOUT_MS,
        headers: { accept: 'application/json' },
      };
      const { status, body, truncated } = await this.#fetcher().get(new URL(url), options);
      if (status !== 200 || truncated) throw new Error(`It answered ${status}.`);
      const known = { keys: createLocalJWKSet(publicOf(JSON.parse(body.toString('utf8')))), at };
      this.#known.set(url, known);
      return known;
    } catch (cause) {
      throw new IssuerUnreachable(`The keys of ${url} cannot be had: ${(cause as Error).message}`, { cause });
    }
  }
}

/**
 * Drops keys that do not prove who signed (symmetric ones, and published private ones), and keys that are not for
 * signatures.
 */
function publicOf(set: unknown): JSONWebKeySet {
  const { keys } = Object(set) as { keys?: unknown };
  if (!Array.isArray(keys)) throw new TypeError('It has no `keys`.');
  const usable = (keys as Record<string, unknown>[]).filter((key) => {
    const { kty, use = 'sig', d } = Object(key) as Record<string, unknown>;
    return ['RSA', 'EC', 'OKP'].includes(String(kty)) && use === 'sig' && d === undefined;
  });
  return { keys: usable.slice(0, MAX_KEYS) as unknown as JSONWebKeySet['keys'] };
}

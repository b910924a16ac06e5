import { createLocalJWKSet } from 'jose';
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import type { Fetcher } from '@web-data/site-map/fetch';

/** Milliseconds for which keys are believed, and with which they are used while new ones cannot be fetched. */
const FRESH_MS = 600_000;
const STALE_MS = 3_600_000;
/** Milliseconds between two questions that an unknown key leads to: whoever sends one could have an issuer asked at will. */
const REFETCH_MS = 30_000;
/** Bytes and milliseconds of an answer. */
const MAX_BYTES = 262_144;
const RESPONSE_TIMEOUT_MS = 5000;
/** Keys of a set. */
const MAX_KEYS = 100;

/** The public keys of an issuer cannot be had now. */
export class IssuerUnreachable extends Error {
  override readonly name = 'IssuerUnreachable';
}

interface Known {
  keys: JWTVerifyGetKey;
  at: number;
}

/** Milliseconds since some moment, by a clock that nobody sets. */
type Clock = () => number;

/**
 * The public keys of issuers, fetched by the rules for addresses that hold for every site, kept for a while, and fetched again
 * for a key that is not among them: issuers change theirs. Which keys are asked for is the operator's word alone; what a token
 * says of that (`jku`, `x5u`, `jwk`) is not looked at.
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

  /** The keys of an address. @throws {IssuerUnreachable} */
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

  /** The keys asked for anew, for a key that was not among them; undefined when they were just asked for. */
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

/** Keys that two hold are no proof of who signed; they are left out, with what else is no public key for signatures. */
function publicOf(set: unknown): JSONWebKeySet {
  const { keys } = Object(set) as { keys?: unknown };
  if (!Array.isArray(keys)) throw new TypeError('It has no `keys`.');
  const usable = (keys as Record<string, unknown>[]).filter((key) => {
    const { kty, use = 'sig', d } = Object(key) as Record<string, unknown>;
    return ['RSA', 'EC', 'OKP'].includes(String(kty)) && use === 'sig' && d === undefined;
  });
  return { keys: usable.slice(0, MAX_KEYS) as unknown as JSONWebKeySet['keys'] };
}

import type { MapResult } from '@web-data/site-map';
import { SiteMapError } from '@web-data/site-map';

/** Results kept at most, and links of all that are kept. */
const MAX_CACHED = 500;
const MAX_CACHED_LINKS = 500_000;

interface Shared {
  result: Promise<MapResult>;
  abort: AbortController;
  /** Callers that wait for it. */
  waiting: number;
  /** The result once it is there, and when it counts as old; undefined while the map runs. */
  cached: CachedMap | undefined;
}

/** A result that is there. */
export interface CachedMap {
  result: MapResult;
  until: number;
  /** The answer as it is sent, once somebody has written it: it is the same for all. */
  bytes?: Uint8Array;
}

/**
 * Visits a site once for callers that ask the same at the same time, and for those that ask within a moment after: a
 * crowd costs the site, and us, one visit. Only complete results are kept.
 */
export class SharedMaps {
  readonly #keepMs: number;
  readonly #maps = new Map<string, Shared>();
  /** Links of all results that are kept. */
  #links = 0;

  /** @param keepMs milliseconds a result is good for; 0 shares only maps that run. */
  constructor(keepMs: number) {
    this.#keepMs = keepMs;
  }

  /** The result of the map `key` when it has just ended; undefined when it must be waited for. */
  cached(key: string): CachedMap | undefined {
    return this.#current(key)?.cached;
  }

  /**
   * The result of the map `key` that runs or has just ended, else that of `start`. The map is aborted when the last
   * of its callers has gone.
   * @throws {SiteMapError} `Aborted` when `signal` aborts; else what the map throws.
   */
  async run(
    key: string,
    signal: () => AbortSignal,
    start: (signal: AbortSignal) => Promise<MapResult>,
  ): Promise<MapResult> {
    const shared = this.#current(key) ?? this.#start(key, start);
    if (shared.cached !== undefined) return shared.cached.result;
    shared.waiting += 1;
    const done = new AbortController();
    try {
      return await Promise.race([shared.result, rejectionAt(signal(), done.signal)]);
    } finally {
      done.abort();
      shared.waiting -= 1;
      if (shared.waiting === 0 && shared.cached === undefined) shared.abort.abort();
    }
  }

  /** Keeps a result that came of a map of its own, unless one with the same key is kept or under way. */
  keep(key: string, result: MapResult): void {
    if (this.#current(key) === undefined) this.#start(key, () => Promise.resolve(result));
  }

  #current(key: string): Shared | undefined {
    const shared = this.#maps.get(key);
    if (shared === undefined) return undefined;
    const { cached, abort } = shared;
    const isUsable = cached === undefined ? !abort.signal.aborted : cached.until > Date.now();
    if (!isUsable) this.#forget(key, shared);
    return isUsable ? shared : undefined;
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<MapResult>): Shared {
    const abort = new AbortController();
    const shared: Shared = { result: start(abort.signal), abort, waiting: 0, cached: undefined };
    if (this.#maps.size >= MAX_CACHED) this.#forgetOldest();
    this.#maps.set(key, shared);
    void shared.result.then(
      (result) => this.#keep(key, shared, result),
      () => this.#forget(key, shared),
    );
    return shared;
  }

  #keep(key: string, shared: Shared, result: MapResult): void {
    const { complete, links } = result;
    shared.cached = { result, until: Date.now() + this.#keepMs };
    // One that was forgotten while it ran is nobody's but its callers'.
    if (this.#maps.get(key) !== shared) return;
    this.#links += links.length;
    if (!complete || links.length > MAX_CACHED_LINKS || this.#keepMs === 0) return this.#forget(key, shared);
    while (this.#links > MAX_CACHED_LINKS) this.#forgetOldest();
    setTimeout(() => this.#forget(key, shared), this.#keepMs).unref();
  }

  #forgetOldest(): void {
    const [oldest] = this.#maps;
    if (oldest !== undefined) this.#forget(...oldest);
  }

  #forget(key: string, shared: Shared): void {
    if (this.#maps.get(key) !== shared) return;
    this.#maps.delete(key);
    this.#links -= shared.cached?.result.links.length ?? 0;
  }
}

/** Rejects when `signal` aborts, and stops listening when `done` does. */
function rejectionAt(signal: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const onAbort = (): void => reject(new SiteMapError('Aborted', 'The caller has gone.'));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true, signal: done });
  });
}

import type { MapResult } from '@web-data/site-map';
import { FetchError } from '@web-data/net';

/** Maximum cached results, and maximum links of all of them. */
const MAX_CACHED = 500;
const MAX_CACHED_LINKS = 500_000;

interface Shared {
  result: Promise<MapResult>;
  abort: AbortController;
  /** Number of callers that wait for the result. */
  waiting: number;
  /** The result and its expiry; undefined while the map runs. */
  cached: CachedMap | undefined;
}

/** A cached result. */
export interface CachedMap {
  result: MapResult;
  until: number;
  /** The serialized response, once it is being written; it is the same for all callers. */
  bytes?: Uint8Array | Promise<Uint8Array>;
}

/**
 * Shares one visit of a site between callers with the same request, while it runs and for a short time after. Only
 * complete results are cached.
 */
export class SharedMaps {
  readonly #keepMs: number;
  readonly #maps = new Map<string, Shared>();
  /** Number of links of all cached results. */
  #links = 0;

  /** @param keepMs milliseconds for which a result is cached; 0 shares only running maps. */
  constructor(keepMs: number) {
    this.#keepMs = keepMs;
  }

  /** Returns the cached result of the map `key`; undefined when it must be waited for. */
  cached(key: string): CachedMap | undefined {
    return this.#current(key)?.cached;
  }

  /**
   * Returns the result of the running or cached map `key`; otherwise starts one. The map is aborted when its last
   * caller leaves.
   * @throws {FetchError} `Aborted` when `signal` aborts; otherwise errors of the map.
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

  /** Caches the result of a separate map, unless one with the same key runs or is cached. */
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
    // A map that was removed while it ran only serves its current callers.
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
    const onAbort = (): void => reject(new FetchError('Aborted', 'The caller has gone.'));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true, signal: done });
  });
}

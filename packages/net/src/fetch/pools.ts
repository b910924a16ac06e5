import { Pool, type Dispatcher } from 'undici';

/**
 * One pool of connections for each origin. Undici's own `Agent` replaces a pool when the first of its connections
 * closes, while its requests still run: a site would then see several times the max connections.
 */
export class Pools {
  readonly #options: Pool.Options;
  readonly #pools = new Map<string, Pool>();

  constructor(options: Pool.Options) {
    this.#options = options;
  }

  /** Number of origins with a connection, or with a request that waits for one. */
  get size(): number {
    return this.#pools.size;
  }

  dispatch(origin: string, options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    const pool = this.#pools.get(origin) ?? this.#open(origin);
    pool.dispatch(options, handler);
  }

  /** Closes every connection at once. */
  async destroy(): Promise<void> {
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map((pool) => pool.destroy()));
  }

  #open(origin: string): Pool {
    const pool = new Pool(origin, this.#options);
    const forget = (): void => this.#forgetIdle(origin, pool);
    pool.on('disconnect', forget).on('connectionError', forget);
    this.#pools.set(origin, pool);
    return pool;
  }

  #forgetIdle(origin: string, pool: Pool): void {
    const { connected, size } = pool.stats;
    if (connected > 0 || size > 0 || this.#pools.get(origin) !== pool) return;
    this.#pools.delete(origin);
    pool.close().catch(() => undefined);
  }
}

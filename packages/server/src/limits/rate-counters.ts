import { Redis } from 'ioredis';
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { PostgresStore } from '../store/postgres/postgres.ts';
import type { Store } from '../store/store.ts';
import { memoryCounter } from './memory-counter.ts';
import type { RateCounter } from './rate-limits.ts';

/** Seconds of the window: the limits are a minute's. */
const WINDOW = 60;

/** A counter and how to let go of it. */
export interface OpenRateCounter extends RateCounter {
  /** Milliseconds between two questions about a key that are worth their wait. */
  intervalMs: number;
  /** Resolves when the counters can be asked; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The counter that fits the store: memory for the one process of SQLite, PostgreSQL for its replicas, and Valkey or
 * Redis for either when `redisUrl` names one.
 */
export function openRateCounter(store: Store, redisUrl: string | undefined): OpenRateCounter {
  if (redisUrl !== undefined) return redisCounter(redisUrl);
  if (store.kind === 'postgres') return counterOf(postgresLimiter(store as PostgresStore), 5); // The kind tells which.
  return memoryCounter(WINDOW * 1000);
}

function postgresLimiter({ pool }: PostgresStore): RateLimiterAbstract {
  // The table comes with our migrations: several replicas creating it at once would fail.
  const options = { storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true };
  return new RateLimiterPostgres({ ...options, keyPrefix: '', points: 1, duration: WINDOW });
}

function redisCounter(url: string): OpenRateCounter {
  const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  client.on('error', () => {}); // Reconnects by itself; a request meanwhile fails and is answered with 503.
  const limiter = new RateLimiterRedis({
    storeClient: client,
    keyPrefix: 'web-data',
    points: 1,
    duration: WINDOW,
  });
  return {
    ...counterOf(limiter, 2),
    ping: async () => void (await client.ping()),
    close: async () => client.disconnect(),
  };
}

/** Counts by `penalty`, which adds points and judges nothing: the judgement is ours, a request at a time. */
function counterOf(limiter: RateLimiterAbstract, intervalMs: number): OpenRateCounter {
  return {
    intervalMs,
    async add(key, points) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, points);
      return { total: consumedPoints, resetMs: msBeforeNext };
    },
    ping: async () => {}, // In this process, or in the store, which is asked for itself.
    close: async () => {},
  };
}

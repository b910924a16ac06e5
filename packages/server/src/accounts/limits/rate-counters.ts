import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { databaseNow } from '../../platform/store/clock.ts';
import type { Store } from '../../platform/store/store.ts';
import { within } from '../../platform/within.ts';
import { createInsuredCounter } from './insured-counter.ts';
import type { InsuranceOptions, SharedCounter } from './insured-counter.ts';
import { memoryCounter } from './memory-counter.ts';
import type { OpenRateCounter } from './open-rate-counter.ts';
import type { Count } from './rate-limits.ts';

/** Limits are per minute. */
const WINDOW_MS = 60_000;
/** Milliseconds that Valkey or Redis has to connect at the start. */
const CONNECT_MS = 2000;

/** Connection of the counters. */
export interface RateCounterOptions extends Pick<InsuranceOptions, 'replicas'> {
  redisUrl: string | undefined;
  /** Logs when shared counters become unavailable, and when they are back. */
  log: Pick<Logger, 'warn'>;
}

/**
 * Opens the counter that fits the store: memory for the single process of SQLite, PostgreSQL for its replicas, and
 * Valkey or Redis for either when `redisUrl` is set.
 */
export async function openRateCounter(
  store: Store,
  { redisUrl, replicas, log }: RateCounterOptions,
): Promise<OpenRateCounter> {
  if (redisUrl !== undefined) {
    const shared = await openRedis(redisUrl);
    const onChange = (err?: unknown): void => {
      if (err === undefined) log.warn('the rate limits are shared again');
      else
        log.warn({ err }, 'the shared rate limits are lost: this process counts alone until they are back');
    };
    return createInsuredCounter(shared, { replicas, onChange, windowMs: WINDOW_MS, intervalMs: 2 });
  }
  return store.kind === 'postgres' ? postgresCounter(store) : memoryCounter(WINDOW_MS);
}

/** Not insured: without its database a replica does no work. */
function postgresCounter(store: Store): OpenRateCounter {
  return {
    intervalMs: 5,
    isAlone: false,
    add: (key, points) => addInPostgres(store, key, points),
    close: async () => {},
  };
}

/** Windows follow the clock of the database, which all replicas share. */
async function addInPostgres(store: Store, key: string, points: number): Promise<Count> {
  const now = databaseNow(store);
  const { rows } = await sql<Count>`
    insert into rate_limit as known (key, points, expire) values (${key}, ${points}, ${now} + ${WINDOW_MS})
    on conflict (key) do update set
      points = case when known.expire <= ${now} then 0 else known.points end + excluded.points,
      expire = case when known.expire <= ${now} then excluded.expire else known.expire end
    returning points as total, greatest(expire - ${now}, 0) as "resetMs"`.execute(store.db);
  return rows[0]!; // An insert with `returning` has one row.
}

/** Adds points to the window of a key, or to what a process knows of it where that is more: the key was lost then. */
const ADD = `
local total = tonumber(redis.call('GET', KEYS[1]) or '0')
local reset = redis.call('PTTL', KEYS[1])
if reset <= 0 then total, reset = 0, tonumber(ARGV[2]) end
local known = tonumber(ARGV[3])
if known > total and tonumber(ARGV[4]) > 0 then total, reset = known, tonumber(ARGV[4]) end
total = total + tonumber(ARGV[1])
redis.call('SET', KEYS[1], total, 'PX', reset)
return { total, reset }`;

async function openRedis(url: string): Promise<SharedCounter> {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: CONNECT_MS,
    keepAlive: 10_000,
  });
  client.on('error', () => {}); // The client reconnects by itself; commands meanwhile have failed.
  const ready = once(client, 'ready');
  await within(CONNECT_MS, ready).catch(() => {}); // The first command reports a failure.
  return {
    async add(key, points, known) {
      const [total, resetMs] = (await client.eval(
        ADD,
        1,
        `web-data:${key}`,
        points,
        WINDOW_MS,
        known.total,
        Math.ceil(known.resetMs),
      )) as [number, number]; // The script returns two integers.
      return { total, resetMs };
    },
    ping: () => client.ping(),
    renew: () => void (client as unknown as { stream?: Socket }).stream?.destroy(), // `disconnect` would wait for it.
    close: () => client.disconnect(),
  };
}

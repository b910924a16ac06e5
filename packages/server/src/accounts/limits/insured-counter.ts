import { within } from '../../platform/within.ts';
import { Windows } from './memory-counter.ts';
import type { OpenRateCounter } from './open-rate-counter.ts';
import type { Count } from './rate-limits.ts';

/** Counters that several processes share and that may become unavailable. */
export interface SharedCounter {
  /**
   * Adds points to a key.
   * @param known what they said last of its window: they continue from there when they have lost it.
   */
  add(key: string, points: number, known: Count): Promise<Count>;
  /** Resolves when the counters are available. */
  ping(): Promise<unknown>;
  /** Drops an unresponsive connection, so that a new one is opened. */
  renew(): void;
  close(): void;
}

/** Options of an insured counter. */
export interface InsuranceOptions {
  windowMs: number;
  intervalMs: number;
  /** Number of processes that share the counters, including this one. */
  replicas(): number;
  /** Called with the reason when the counters become unavailable, and without one when they are back. */
  onChange(reason?: unknown): void;
}

/** Milliseconds that the shared counters have to respond, and the interval of the checks whether they are back. */
const RESPONSE_TIMEOUT_MS = 1000;
const LOOK_MS = 1000;

/**
 * Creates a counter that uses the shared counters while they respond and memory while they do not. Counts in memory
 * start from the last known state of a key. Since the other replicas then count on their own as well, each request
 * weighs as much as there are replicas: together they admit as many as one alone would. Requests counted in memory are
 * added to the shared counters when they are back. Counters that were restarted or emptied in mid-minute continue from what
 * the processes last heard of them.
 */
export function createInsuredCounter(shared: SharedCounter, options: InsuranceOptions): OpenRateCounter {
  const windows = new Windows(options.windowMs);
  let looking: NodeJS.Timeout | undefined;
  const goAlone = (reason: unknown): void => {
    if (looking !== undefined) return;
    options.onChange(reason);
    looking = setInterval(() => void look(), LOOK_MS).unref();
  };
  const add = async (key: string, points: number): Promise<Count> => {
    const owed = windows.takeOwn(key);
    const requestedAt = performance.now();
    try {
      const count = await within(RESPONSE_TIMEOUT_MS, shared.add(key, points + owed, windows.known(key)));
      windows.set(key, count, requestedAt);
      return count;
    } catch (error) {
      windows.add(key, owed, 0); // To be added later.
      throw error;
    }
  };
  const look = async (): Promise<void> => {
    try {
      await within(RESPONSE_TIMEOUT_MS, shared.ping());
      await Promise.all(windows.keysOfOwn().map((key) => add(key, 0)));
    } catch {
      return shared.renew();
    }
    if (looking === undefined) return;
    clearInterval(looking);
    looking = undefined;
    options.onChange();
  };
  const countAlone = (key: string, points: number): Count => windows.add(key, points, options.replicas());
  return {
    intervalMs: options.intervalMs,
    get isAlone() {
      return looking !== undefined;
    },
    async add(key, points) {
      if (looking !== undefined) return countAlone(key, points);
      try {
        return await add(key, points);
      } catch (error) {
        goAlone(error);
        return countAlone(key, points);
      }
    },
    async close() {
      clearInterval(looking);
      shared.close();
    },
  };
}

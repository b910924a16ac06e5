import { within } from '../within.ts';
import { Windows } from './memory-counter.ts';
import type { OpenRateCounter } from './open-rate-counter.ts';
import type { Count } from './rate-limits.ts';

/** Counters that several processes share and that may be lost. */
export interface SharedCounter {
  add(key: string, points: number): Promise<Count>;
  /** Resolves when the counters can be asked. */
  ping(): Promise<unknown>;
  /** Breaks the connection that does not answer, for a new one. */
  renew(): void;
  close(): void;
}

/** How a counter is insured. */
export interface InsuranceOptions {
  windowMs: number;
  intervalMs: number;
  /** Processes that share the counters, this one among them. */
  replicas(): number;
  /** Told when the counters are lost, with the reason, and when they are back, without one. */
  onChange(reason?: unknown): void;
}

/** Milliseconds that the shared counters have to answer, and those between looks at whether they are back. */
const RESPONSE_TIMEOUT_MS = 1000;
const LOOK_MS = 1000;

/**
 * Shared counters while they answer, and memory while they do not. What was known of a key goes on from there. Since the
 * other replicas count alone as well, each request then counts as often as there are replicas: together they let in what
 * one of them would have. What was counted alone is added to the shared counters when they are back.
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
    try {
      const count = await within(RESPONSE_TIMEOUT_MS, shared.add(key, points + owed));
      windows.set(key, count);
      return count;
    } catch (error) {
      windows.add(key, owed, 0); // Still owed.
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

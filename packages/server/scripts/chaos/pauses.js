import { performance } from 'node:perf_hooks';

/** Milliseconds between two looks. */
const LOOK_MS = 50;

/**
 * Watches how long this process, or what it asks, did not come to its turn: a lease that passes meanwhile says something
 * of the machine, not of the program.
 * @param ask something to wait for at each look, such as a query
 */
export function watchPauses(probe = async () => {}) {
  let longest = 0;
  let last = performance.now();
  const look = async () => {
    await probe().catch(() => {});
    const now = performance.now();
    longest = Math.max(longest, now - last - LOOK_MS);
    last = now;
    timer = setTimeout(look, LOOK_MS).unref();
  };
  let timer = setTimeout(look, LOOK_MS).unref();
  return {
    /** The longest so far, in milliseconds; stops watching. */
    stop() {
      clearTimeout(timer);
      return Math.round(Math.max(longest, performance.now() - last - LOOK_MS));
    },
  };
}

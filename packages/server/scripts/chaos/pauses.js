import { performance } from 'node:perf_hooks';

/** Milliseconds between two probes. */
const LOOK_MS = 50;

/**
 * Measures for how long this process, or a service, did not run: a lease that expires in such a pause says nothing
 * about the program.
 * @param probe a call to wait for each time, such as a query
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
    /** Stops and returns the longest pause so far, in milliseconds. */
    stop() {
      clearTimeout(timer);
      return Math.round(Math.max(longest, performance.now() - last - LOOK_MS));
    },
  };
}

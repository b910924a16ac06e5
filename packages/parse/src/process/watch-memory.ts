import { Worker } from 'node:worker_threads';

/** Milliseconds between two measurements. */
const EVERY = 20;
/**
 * Signal with which the process ends itself when it uses too much memory; nothing else sends it, and nothing here
 * handles it.
 */
export const MEMORY_SIGNAL = 'SIGUSR2';
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.max) process.kill(process.pid, '${MEMORY_SIGNAL}');
  }, workerData.every);
`;

/**
 * Ends this process when it uses too much memory, at any time. The limit of the engine does not cover buffers, images
 * and WebAssembly, and a busy loop would block a timer, so the measurement runs in a thread of its own.
 * @param megabytes limit for the complete process.
 */
export function watchMemory(megabytes: number): void {
  const watch = new Worker(WATCH, { eval: true, workerData: { max: megabytes * 1_048_576, every: EVERY } });
  watch.unref();
}

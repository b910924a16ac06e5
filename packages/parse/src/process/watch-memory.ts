import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks. */
const EVERY = 20;
/** How the process ends that took too much: by a signal that nobody else sends to it, and that no handler here takes. */
export const MEMORY_SIGNAL = 'SIGUSR2';
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.max) process.kill(process.pid, '${MEMORY_SIGNAL}');
  }, workerData.every);
`;

/**
 * Ends this process when it takes more memory than it may, whatever it is doing: buffers, pictures and what WebAssembly
 * takes are in no limit of the engine, and a loop lets no timer of its own thread run.
 * @param megabytes of the whole process.
 */
export function watchMemory(megabytes: number): void {
  const watch = new Worker(WATCH, { eval: true, workerData: { max: megabytes * 1_048_576, every: EVERY } });
  watch.unref();
}

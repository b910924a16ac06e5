import { watch } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';

/** Milliseconds without a change before work begins: editors write a file in several steps. */
const quiet = 100;

/**
 * Repeats the work whenever a file beside or below the description changes, except in the output folder. Ends with the
 * process. Prints errors of the work and waits for the next change.
 */
export function watchSource(source: string, out: string, work: () => Promise<unknown>): void {
  const folder = dirname(resolve(source));
  const written = resolve(out) + sep;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const rerun = (): void => {
    // Runs one after the other, so that no run sees the files of another.
    running = running.then(async () => {
      try {
        await work();
      } catch (error) {
        console.error((error as Error).message);
      }
    });
  };
  watch(folder, { recursive: true }, (_event, name) => {
    const file = resolve(folder, name ?? '');
    if (file.startsWith(written) || !/\.(?:ya?ml|json)$/i.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(rerun, quiet);
  });
}

import { watch } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';

/** Milliseconds without a change after which work begins: editors write a file in several steps. */
const quiet = 100;

/**
 * Works again whenever a file beside the description or below it changes, but not for what is in the folder that is
 * written. Ends with the process. What the work throws is printed, and the next change is waited for.
 */
export function watchSource(source: string, out: string, work: () => Promise<unknown>): void {
  const folder = dirname(resolve(source));
  const written = resolve(out) + sep;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const rerun = (): void => {
    // One after the other, so that no run meets the files of another.
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

import { watch } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { isAddress } from '@web-data/openapi';
import { readOptions, usage, type CommandOptions } from './options.ts';
import { run } from './run.ts';

/**
 * Runs `generate-api <description> --out <folder>`.
 * @returns the exit code: 1 where something is stale or cannot be read, 2 for arguments that are not valid
 */
export async function main(args: readonly string[]): Promise<number> {
  let options: CommandOptions | 'help';
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  if (options === 'help') {
    console.log(usage);
    return 0;
  }
  const { source, out, watch } = options;
  if (watch && isAddress(source)) {
    console.error('An address cannot be watched. Watch a file, or leave --watch out.');
    return 2;
  }
  const code = await runOrReport(options);
  if (!watch) return code;
  watchSource(source, out, () => runOrReport(options));
  console.log('Watching. Ctrl-C ends it.');
  return 0;
}

async function runOrReport(options: CommandOptions): Promise<number> {
  try {
    return await run(options);
  } catch (error) {
    // The message names the location and the remedy; a stack would not help the user.
    console.error((error as Error).message);
    return 1;
  }
}

/** Milliseconds without a change before work begins: editors write a file in several steps. */
const quiet = 100;

/**
 * Repeats the work whenever a file beside or below the description changes, except in the output folder. Ends with the
 * process. Prints errors of the work and waits for the next change.
 */
function watchSource(source: string, out: string, work: () => Promise<unknown>): void {
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

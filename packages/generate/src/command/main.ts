import { isAddress } from '@web-data/openapi';
import { readOptions, usage } from './options.ts';
import type { CommandOptions } from './options.ts';
import { run } from './run.ts';
import { watchSource } from './watch.ts';

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

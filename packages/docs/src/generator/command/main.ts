import { runProgram } from '@web-data/openapi/command';
import type { Io } from '@web-data/openapi/command';
import { build } from './build.ts';
import { check } from './check.ts';
import { dev } from './dev.ts';

/**
 * Runs `web-data-docs build | dev | check`.
 * @returns the exit code: 1 for errors that `check` has found, 2 when it could not run
 */
export function main(
  args: readonly string[],
  { version, io = process }: { version: string; io?: Io },
): Promise<number> {
  return runProgram({ version, commands: { build, dev, check } }, args, io);
}

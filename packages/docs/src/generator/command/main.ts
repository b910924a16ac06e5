import { readFileSync } from 'node:fs';
import { runProgram } from '@web-data/openapi/command';
import type { Io } from '@web-data/openapi/command';
import { build } from './build.ts';
import { check } from './check.ts';
import { dev } from './dev.ts';

const manifest = new URL('../../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/**
 * Runs `web-data-docs build | dev | check`.
 * @returns the exit code: 1 for errors that `check` has found, 2 when it could not run
 */
export function main(args: readonly string[], io: Io = process): Promise<number> {
  return runProgram({ version, commands: { build, dev, check } }, args, io);
}

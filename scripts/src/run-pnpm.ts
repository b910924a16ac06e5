import { readFileSync } from 'node:fs';
import { runTool } from './run-tool.ts';

const { packageManager } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { packageManager: string };

/**
 * Runs pnpm in the version of the repository, even if none is on the PATH, as in an editor's test runner, and returns
 * its output. If pnpm started this program, the same pnpm is used.
 * @throws Error with `stdout` and `stderr` when it fails
 */
export function runPnpm(args: readonly string[], cwd: string): string {
  const { npm_execpath: path } = process.env;
  if (path && /pnpm[^/\\]*$/.test(path)) return runTool(process.execPath, [path, ...args], cwd);
  return runTool('npx', ['--yes', '--prefer-offline', packageManager, ...args], cwd);
}

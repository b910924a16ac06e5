import { createRequire } from 'node:module';
import { runProgram } from '@web-data/openapi/command';
import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { mock } from './commands/mock.ts';
import { proxy } from './commands/proxy.ts';
import { verify } from './commands/verify.ts';
import { init } from './commands/init.ts';
import { argumentSecrets } from './commands/argument-secrets.ts';
import type { Command, Io } from './commands/command.ts';

export { argumentSecrets };

/** One entry a subcommand; each lives in a file of its own under `commands/`. */
const COMMANDS: Readonly<Record<string, Command>> = { verify, init, mock, proxy, check, diff };

/**
 * Runs the subcommand named first and returns the exit code: 2 when it could not run, 3 for an internal error of this
 * program.
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const secrets = io.secrets ?? argumentSecrets(args);
  const { stdout, stderr } = io;
  const masked: Io = {
    stdout,
    // Reports are masked when they are built; everything else is masked here.
    stderr: {
      write: (text) => stderr.write(secrets.mask(text)),
      ...(stderr.isTTY !== undefined && { isTTY: stderr.isTTY }),
    },
    secrets,
  };
  try {
    return await runProgram({ version, commands: COMMANDS }, args, masked);
  } catch (error) {
    masked.stderr.write(formatInternalError(error));
    return 3;
  }
}

/** Formats an error of this program itself, which no argument, file or service caused. */
export function formatInternalError(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a fault of web-data-contract ${version}, not of your service; please report it.\n${stack}\n`;
}

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { mock } from './commands/mock.ts';
import { proxy } from './commands/proxy.ts';
import { verify } from './commands/verify.ts';
import type { Command, Io } from './commands/command.ts';

/** One entry a subcommand; each lives in a file of its own under `commands/`. */
const COMMANDS: Readonly<Record<string, Command>> = { verify, mock, proxy, check, diff };

/** Runs the subcommand named first and returns the exit code: 2 when it could not run. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isHelp = ['', '-h', '--help', 'help'].includes(name);
  if (command === undefined) {
    const usage = `${Object.values(COMMANDS)
      .map((known) => known.usage)
      .join('\n')}\n`;
    if (!isHelp)
      io.stderr.write(`There is no command "${name}"; use one of: ${Object.keys(COMMANDS).join(', ')}.\n`);
    (isHelp ? io.stdout : io.stderr).write(usage);
    return isHelp && name !== '' ? 0 : 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.stdout.write(`${command.usage}\n`);
    return 0;
  }
  return await command.run(rest, io);
}

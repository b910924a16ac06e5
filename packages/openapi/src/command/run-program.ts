import type { Command, Io } from './command.ts';

/** A program with several commands. */
export interface Program<I extends Io = Io> {
  readonly version: string;
  /** Each command by the argument that selects it. */
  readonly commands: Readonly<Record<string, Command<I>>>;
}

/**
 * Runs the command that the first argument names; answers `--help` and `--version`.
 * @returns the exit code of the command; 2 without a command, or for one that does not exist
 */
export async function runProgram<I extends Io>(
  { version, commands }: Program<I>,
  args: readonly string[],
  io: I,
): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '--version' || name === '-v') {
    io.stdout.write(`${version}\n`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isHelp = ['', '-h', '--help', 'help'].includes(name);
  if (command === undefined) {
    const usage = `${Object.values(commands)
      .map((known) => known.usage)
      .join('\n')}\n`;
    if (!isHelp)
      io.stderr.write(`There is no command "${name}"; use one of: ${Object.keys(commands).join(', ')}.\n`);
    (isHelp ? io.stdout : io.stderr).write(usage);
    return isHelp && name !== '' ? 0 : 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.stdout.write(`${command.usage}\n`);
    return 0;
  }
  return await command.run(rest, io);
}

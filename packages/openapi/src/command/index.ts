import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command of a program, such as `check` of `web-data-docs check`. */
export interface Command<I extends Io = Io> {
  /** How it is called and what its options are. */
  readonly usage: string;
  /**
   * Runs it and returns the exit code: 0 clean, 1 when it found something, 2 when it could not run.
   * @throws an internal error of the program
   */
  run(args: readonly string[], io: I): Promise<number>;
}

/** Where a command writes. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
}

/** A stream of text, such as `process.stdout`. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/**
 * Thrown for arguments that a command does not understand; the message names the argument and what to write instead.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Error classes that only a bug of a program raises. */
const INTERNAL_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError, EvalError];

/** Prints why a command could not run and returns exit code 2. @throws an internal error of the program */
export function couldNotRun(error: unknown, io: Io): 2 {
  if (!(error instanceof Error) || INTERNAL_ERRORS.some((errorClass) => error instanceof errorClass))
    throw error;
  io.stderr.write(`${error.message}\n`);
  return 2;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the options and arguments of a command; rejects unknown ones and points to `--help`.
 * @param command as it is called, such as `web-data-docs check`
 * @throws UsageError
 */
export function readArguments<T extends Options>(
  command: string,
  args: readonly string[],
  options: T,
): ReturnType<typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>> {
  try {
    return parseArgs({ args: withNegatives(args, options), options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split(/\.\s/u)[0]}; see ${command} --help.`);
  }
}

/** Joins a negative number to the option before it, so that it is rejected as a value and not read as an option. */
function withNegatives(args: readonly string[], options: Options): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    const takesValue = before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takesValue && /^-\d/u.test(arg)) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

/** Parses an integer option within bounds; `undefined` when the option is absent. @throws UsageError */
export function parseInteger(
  option: string,
  text: string | undefined,
  least: number,
  max: number,
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/u.test(text) && value >= least && value <= max) return value;
  throw new UsageError(`--${option} must be a whole number from ${least} to ${max}, not "${text}".`);
}

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

import { readFileSync } from 'node:fs';
import { apiTools } from '@web-data/client/tools';
import { findClosest } from './commands/closest.ts';
import { createCommands } from './commands/command.ts';
import type { Command } from './commands/command.ts';
import { commandHelp, generalHelp, ownCommands } from './commands/help.ts';
import { parse } from './commands/parse.ts';
import { report, UsageError } from './failure.ts';
import { readError, write } from './io.ts';
import type { Io } from './io.ts';
import { readColumns } from './output/width.ts';
import { withProgramName } from './program-name.ts';

/** Runs the `webdata` command of the arguments in this process, and sets its exit code. */
export async function main(args: readonly string[]): Promise<void> {
  const stop = new AbortController();
  const io: Io = {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    signal: stop.signal,
  };
  // A second SIGINT ends the process at once.
  process.once('SIGINT', () => stop.abort(new Error('Interrupted.')));
  process.once('SIGTERM', () => stop.abort(new Error('Ended.')));
  // The writer gets the error, too; this listener prevents a crash.
  process.stdout.on('error', (error) => stop.abort(readError(error)));
  process.stderr.on('error', () => {});
  process.exitCode = await run(io, args);
}

/** @returns the exit code */
export async function run(io: Io, args: readonly string[]): Promise<number> {
  try {
    await dispatch(io, args);
    return 0;
  } catch (error) {
    if (io.signal.aborted && !(error instanceof UsageError)) return ended(io, error as Error);
    return report(io, error as Error);
  }
}

/** Returns the exit code after an interrupt or a closed output. */
function ended(io: Io, error: Error): number {
  const reason = io.signal.reason as Error;
  if (['ClosedPipe', 'OutputError'].includes(reason.name)) return report(io, reason);
  return ['ClosedPipe', 'OutputError', 'JobError'].includes(error.name) ? report(io, error) : 130;
}

async function dispatch(io: Io, args: readonly string[]): Promise<void> {
  const commands = createCommands(apiTools.tools);
  const [first = '--help', second] = args;
  if (first === '--version') return write(io, `${version()}\n`);
  if (['--help', '-h', 'help'].includes(first)) return help(io, commands, args.slice(1));
  const own = Object.hasOwn(others, first) ? others[first] : undefined;
  if (own) return own(io, args.slice(1), commands);
  const command = find(commands, `${first} ${second}`) ?? find(commands, first);
  if (!command) throw unknown(commands, first, second);
  const parsed = parse(args.slice(command.name.split(' ').length), command);
  if (parsed.common.help) return showHelp(io, commands, command);
  const { runCommand } = await import('./run/run-command.ts');
  return runCommand(io, command, parsed);
}

function find(commands: readonly Command[], name: string): Command | undefined {
  return commands.find((command) => command.name === name);
}

function help(io: Io, commands: readonly Command[], text: readonly string[]): Promise<void> {
  const command = find(commands, text.join(' '));
  const isOwn = ownCommands.some(([name]) => name === text[0]);
  if (text.length > 0 && !command && !isOwn) throw unknown(commands, text[0]!, text[1]);
  return showHelp(io, commands, command);
}

/** Prints the help of a command, or of the program, as wide as the terminal. */
function showHelp(io: Io, commands: readonly Command[], command?: Command): Promise<void> {
  const columns = readColumns(io);
  const text = command ? commandHelp(command, columns) : generalHelp(commands, columns);
  return write(io, withProgramName(io, text));
}

function unknown(commands: readonly Command[], first: string, second: string | undefined): UsageError {
  const names = commands.map(({ name }) => name);
  const group = names.filter((name) => name.startsWith(`${first} `));
  const firsts = [...names.map((name) => name.split(' ')[0]!), ...ownCommands.map(([name]) => name)];
  const both = second === undefined ? undefined : findClosest(`${first} ${second}`, names);
  const meant =
    both ??
    (group.length > 0
      ? undefined
      : (SYNONYMS.get(first) ?? findByLastWord(names, first) ?? findClosest(first, firsts)));
  const hint = meant === undefined ? '' : ` Did you mean \`webdata ${meant}\`?`;
  if (group.length > 0)
    return new UsageError(
      `There is no command ${[first, second].filter(Boolean).join(' ')}.${hint} There is ${group.join(', ')}.`,
    );
  return new UsageError(`There is no command ${JSON.stringify(first)}.${hint} See \`webdata --help\`.`);
}

/** Commands by what other command lines call them. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([['logout', 'keys remove']]);

/** Returns the one command that ends in a word, such as `team credits` for `credits`. */
function findByLastWord(names: readonly string[], word: string): string | undefined {
  const found = names.filter((name) => name.endsWith(` ${word}`));
  return found.length === 1 ? found[0] : undefined;
}

type OwnCommand = (io: Io, args: readonly string[], commands: readonly Command[]) => Promise<void>;

/** Commands that do not run an operation; each is loaded when it is called. */
const others: Record<string, OwnCommand> = {
  login: async (io, args, commands) => {
    const { common } = parse(args);
    if (common.help) return showHelp(io, commands);
    const { login } = await import('./config/login.ts');
    return login(io, common);
  },
  keys: async (io, args, commands) => {
    const { common, rest } = parse(args);
    if (common.help) return showHelp(io, commands);
    const { keys } = await import('./config/keys.ts');
    return keys(io, rest);
  },
  open: async (io, args, commands) => {
    const { common, rest } = parse(args);
    if (common.help) return showHelp(io, commands);
    const { open } = await import('./commands/open.ts');
    return open(io, common, rest[0]);
  },
  completion: async (io, args, commands) => {
    const { completion } = await import('./commands/completion.ts');
    return write(io, completion(args[0], commands));
  },
};

function version(): string {
  return (
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
  ).version;
}

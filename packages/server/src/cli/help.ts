import { readFileSync } from 'node:fs';
import { options as configOptions } from '../platform/config/options.ts';
import { commonOptions } from './command.ts';
import type { Command, CommandOption } from './command.ts';
import { alignColumns } from './table.ts';

const PROGRAM = 'web-data-server';

/** Formats the help of the program: its commands and its configuration. */
export function programHelp(commands: readonly Pick<Command, 'name' | 'summary' | 'arguments'>[]): string {
  const lines = commands.map((command) => [usage(command), command.summary] as const);
  const settings = Object.values(configOptions).map(({ env, description }) => [env, description] as const);
  return [
    `Usage: ${PROGRAM} <command> [options]`,
    '',
    'The reference server of the Web Data API.',
    '',
    'Commands:',
    columns(lines),
    '',
    'Options of every command:',
    columns(optionLines(commonOptions)),
    '',
    'Environment (each also a member of the --config file; see the README):',
    columns(settings),
    '',
    `First steps: ${PROGRAM} serve`,
    `             ${PROGRAM} <command> --help`,
    `             ${PROGRAM} --version`,
  ].join('\n');
}

/** Formats the help of commands that share their first word. */
export function groupHelp(
  word: string,
  commands: readonly Pick<Command, 'name' | 'summary' | 'arguments'>[],
): string {
  const lines = commands.map((command) => [usage(command), command.summary] as const);
  return [
    `Usage: ${PROGRAM} ${word} <command> [options]`,
    '',
    'Commands:',
    columns(lines),
    '',
    `More: ${PROGRAM} ${word} <command> --help`,
  ].join('\n');
}

/** Formats the help of one command. */
export function commandHelp(command: Command): string {
  return [
    `Usage: ${PROGRAM} ${usage(command)} [options]`,
    '',
    `${command.summary[0]!.toUpperCase()}${command.summary.slice(1)}.`,
    '',
    'Options:',
    columns(optionLines({ ...command.options, ...commonOptions })),
  ].join('\n');
}

function usage(command: Pick<Command, 'name' | 'arguments'>): string {
  return [command.name, ...(command.arguments ?? []).map((argument) => `<${argument}>`)].join(' ');
}

function optionLines(options: Readonly<Record<string, CommandOption>>): (readonly [string, string])[] {
  return Object.entries(options).map(([name, { value = '', description }]) => [
    `--${name} ${value}`.trim(),
    description,
  ]);
}

function columns(lines: readonly (readonly [string, string])[]): string {
  return alignColumns(lines)
    .map((line) => `  ${line}`)
    .join('\n');
}

/** Finds the command whose name the arguments begin with, such as `keys create`. */
export function findCommand(commands: readonly Command[], args: readonly string[]): Command | undefined {
  return commands.find(({ name }) => args.slice(0, name.split(' ').length).join(' ') === name);
}

/** Finds the commands that share a first word, such as `keys`. */
export function findGroup(commands: readonly Command[], word: string | undefined): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${word} `));
}

/**
 * Returns the text for a line that asks for the version or for help: of the program, of a group of commands or of one
 * command, with `--help` anywhere. Undefined for every other line.
 */
export function explain(commands: readonly Command[], argv: readonly string[]): string | undefined {
  const [first] = argv;
  if (first === 'version' || first === '--version' || first === '-v') return version();
  const isHelp = first === undefined || first === 'help' || argv.includes('--help') || argv.includes('-h');
  if (!isHelp) return undefined;
  const args = argv.slice(first === 'help' ? 1 : 0).filter((word) => !word.startsWith('-'));
  if (args.length === 0) return programHelp(commands);
  const command = findCommand(commands, args);
  if (command !== undefined) return commandHelp(command);
  const group = findGroup(commands, args[0]);
  return group.length > 0 ? groupHelp(args[0]!, group) : undefined;
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

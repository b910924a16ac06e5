import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type { OperatorEvent } from '../accounts/audit/siem.ts';
import type { ServerConfig } from '../platform/config/server-config.ts';
import type { Store } from '../platform/store/store.ts';

/** An option of a command, as `node:util` parses it, with its description. */
export interface CommandOption {
  type: 'string' | 'boolean';
  /** Placeholder behind the name in the help, such as `<id>`. */
  value?: string;
  description: string;
}

/** The options of the command line, by name. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** The input of a command. */
export interface CommandInput {
  /** Positional arguments, as many as `arguments` names. */
  args: readonly string[];
  options: OptionValues;
  config: ServerConfig;
  /** Writes a line at once, for a command that keeps running. */
  print(text: string): void;
  /** Opened and migrated; closed after the command. */
  store: Store;
}

/** The output of a command: `value` as JSON, or `text` for a person. */
export interface CommandOutput {
  value: unknown;
  text: string;
  /** The change, for the security log. Never a secret. */
  act?: OperatorEvent;
  /** Whether the JSON is one line, for a command that printed lines of it before. */
  isLine?: boolean;
}

/** One command of the command line. */
export interface Command {
  /** Such as `keys create`. */
  name: string;
  summary: string;
  /** Whether it changes something that belongs into the security log. */
  changes?: true;
  /** Names of the positional arguments. */
  arguments?: readonly string[];
  options?: Readonly<Record<string, CommandOption>>;
  run(input: CommandInput): Promise<CommandOutput>;
}

/**
 * A command line that cannot be understood. The message is one sentence with the remedy. The process ends with
 * status 2.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Options of every command. */
export const commonOptions: Readonly<Record<string, CommandOption>> = {
  config: {
    type: 'string',
    value: '<file>',
    description: 'JSON file with the configuration (WEB_DATA_CONFIG)',
  },
  'data-directory': { type: 'string', value: '<folder>', description: 'folder of the SQLite store' },
  'database-url': {
    type: 'string',
    value: '<url>',
    description: 'PostgreSQL instead; better in WEB_DATA_DATABASE_URL',
  },
  json: { type: 'boolean', description: 'print JSON' },
  help: { type: 'boolean', description: 'print this help' },
};

/** Returns the options of a command in the format of `parseArgs`. */
export function parserOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  const all = { ...commonOptions, ...command.options };
  return Object.fromEntries(Object.entries(all).map(([name, { type }]) => [name, { type }]));
}

/** Returns the value of a required option. */
export function requireOption(input: CommandInput, name: string): string {
  const value = input.options[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`--${name} is missing.`);
}

/** Reads an option that is `on` or `off`; undefined when it is missing. */
export function onOff(input: CommandInput, name: string): boolean | undefined {
  const value = input.options[name];
  if (value === undefined) return undefined;
  if (value === 'on' || value === 'off') return value === 'on';
  throw new UsageError(`--${name} must be on or off.`);
}

/** Reads an option that is one of `values`; undefined when it is missing. */
export function readChoice<Word extends string>(
  input: CommandInput,
  name: string,
  values: readonly Word[],
): Word | undefined {
  const value = input.options[name];
  if (value === undefined) return undefined;
  const word = values.find((candidate) => candidate === value);
  if (word !== undefined) return word;
  throw new UsageError(`--${name} must be one of ${values.join(', ')}.`);
}

/** Parses an integer from `min` to `max`. */
export function parseInteger(text: string, label: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`${label} must be a whole number from ${min} to ${max}.`);
}

/** A negative number, which is not an option although it begins with a dash; its command rejects it by name. */
const NEGATIVE = /^-(?=[\d.])/;
/** Stands for the dash of a negative number while options are parsed. No argument can contain it. */
const DASH = '\0';

/** @throws {UsageError} for options that the command does not have. */
export function parse(
  command: Command,
  args: readonly string[],
): { values: OptionValues; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: args.map((arg) => arg.replace(NEGATIVE, DASH)),
      options: parserOptions(command),
      allowPositionals: true,
    });
    const restored = Object.entries(values).map(([name, value]) => [name, restore(value)]);
    // No option has several values.
    return { values: Object.fromEntries(restored) as OptionValues, positionals: positionals.map(restore) };
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new UsageError(`${sentence?.replace(/\.$/, '')}: see ${command.name} --help.`);
  }
}

function restore<T>(value: T): T {
  return typeof value === 'string' ? (value.replace(DASH, '-') as T & string) : value;
}

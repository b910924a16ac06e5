import type { ParseArgsConfig } from 'node:util';
import type { OperatorEvent } from '../audit/siem.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Store } from '../store/store.ts';

/** An option of a command, as `node:util` parses it, and what it is for. */
export interface CommandOption {
  type: 'string' | 'boolean';
  /** Shown behind the name, such as `<id>`. */
  value?: string;
  description: string;
}

/** The options given, by name. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** What a command is given. */
export interface CommandInput {
  /** Positional arguments, as many as `arguments` names. */
  args: readonly string[];
  options: OptionValues;
  config: ServerConfig;
  /** Writes a line at once, for a command that goes on. */
  print(text: string): void;
  /** Opened and migrated; closed after the command. */
  store: Store;
}

/** What a command gives: `value` as JSON, or `text` for a person. */
export interface CommandOutput {
  value: unknown;
  text: string;
  /** What was changed, for the security log. Never a secret. */
  act?: OperatorEvent;
  /** Whether the JSON is one line, for a command that printed lines of it before. */
  isLine?: boolean;
}

/** One command of the command line. */
export interface Command {
  /** Such as `keys create`. */
  name: string;
  summary: string;
  /** Whether it changes something that the security log is told of. */
  changes?: true;
  /** Names of the positional arguments. */
  arguments?: readonly string[];
  options?: Readonly<Record<string, CommandOption>>;
  run(input: CommandInput): Promise<CommandOutput>;
}

/** A command line that cannot be understood: one sentence with the remedy. Ends with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Options every command has. */
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

/** The options of a command for `parseArgs`. */
export function parserOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  const all = { ...commonOptions, ...command.options };
  return Object.fromEntries(Object.entries(all).map(([name, { type }]) => [name, { type }]));
}

/** The text of an option that must be there. */
export function requireOption(input: CommandInput, name: string): string {
  const value = input.options[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`--${name} is missing.`);
}

/** An option that is `on` or `off`; undefined when it is not given. */
export function onOff(input: CommandInput, name: string): boolean | undefined {
  const value = input.options[name];
  if (value === undefined) return undefined;
  if (value === 'on' || value === 'off') return value === 'on';
  throw new UsageError(`--${name} must be on or off.`);
}

/** An option that is one of some words; undefined when it is not given. */
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

/** A whole number from `min` to `max`. */
export function parseInteger(text: string, label: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`${label} must be a whole number from ${min} to ${max}.`);
}

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '../failure.ts';
import { findClosest } from './closest.ts';
import type { Command } from './command.ts';
import type { Flag } from './flags.ts';
import { withScheme } from './scheme.ts';

/** Text for people, JSON lines for programs, or Markdown. */
export type OutputFormat = (typeof outputFormats)[number];
const outputFormats = ['text', 'json', 'markdown'] as const;

/** Options of every command. */
export interface CommonOptions {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  profile: string | undefined;
  /** The form of the output; by default text on a terminal and JSON lines elsewhere. */
  format: OutputFormat | undefined;
  color: boolean | undefined;
  quiet: boolean;
  /** Wait and retry after a temporary error. */
  wait: boolean;
  out: string | undefined;
  job: string | undefined;
  /** Seconds between two calls in watch mode. */
  watch: number | undefined;
  help: boolean;
}

/** A parsed command line. */
export interface Parsed {
  common: CommonOptions;
  /** Arguments of the tool; a list to be read from stdin is `['-']`. */
  input: Record<string, unknown>;
}

const common = {
  'api-key': { type: 'string' },
  'base-url': { type: 'string' },
  profile: { type: 'string' },
  format: { type: 'string' },
  json: { type: 'boolean' },
  color: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  wait: { type: 'boolean' },
  out: { type: 'string', short: 'o' },
  job: { type: 'string' },
  watch: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws UsageError that names the invalid argument */
export function parse(args: readonly string[], command?: Command): Parsed & { rest: string[] } {
  const own = Object.fromEntries(
    (command?.flags ?? []).map(({ name, kind }) => [
      name,
      { type: kind === 'switch' ? 'boolean' : 'string', multiple: kind === 'list' } as const,
    ]),
  );
  const { values, positionals } = readArgs(args, { ...own, ...common }, command);
  const read = values as Record<string, string | boolean | string[] | undefined>;
  const options = commonOf(read);
  const input = command && !options.help ? bindArguments(command, read, positionals, options) : {};
  return { common: options, input, rest: positionals };
}

function readArgs(
  args: readonly string[],
  options: object,
  command?: Command,
): { values: object; positionals: string[] } {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: options as Record<string, { type: 'string' }>,
    });
  } catch (error) {
    const message = (error as Error).message
      .replace(/\. To specify a positional.*/s, '')
      .replace(/\.?$/, '.');
    const help = `See \`webdata ${command ? `${command.name} ` : ''}--help\`.`;
    const meant = findMeantFlag(message, options);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new UsageError(`${message}${hint} ${help}`, { cause: error });
  }
}

/** Finds the flag that an unknown one in a message of `parseArgs` probably means. */
function findMeantFlag(message: string, options: object): string | undefined {
  const [, unknown] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
  if (unknown === undefined) return undefined;
  const names = Object.entries(options).flatMap(([name, { type }]: [string, { type: string }]) =>
    type === 'boolean' ? [name, `no-${name}`] : [name],
  );
  const meant = findClosest(unknown, names);
  return meant === undefined ? undefined : `--${meant}`;
}

function commonOf(values: Record<string, unknown>): CommonOptions {
  const text = (name: string): string | undefined => values[name] as string | undefined;
  return {
    apiKey: text('api-key'),
    baseUrl: text('base-url'),
    profile: text('profile'),
    format: readFormat(text('format'), values['json'] === true),
    color: values['color'] as boolean | undefined,
    quiet: values['quiet'] === true,
    wait: values['wait'] !== false,
    out: text('out'),
    job: text('job'),
    watch: text('watch') === undefined ? undefined : numberOf('watch', text('watch')!),
    help: values['help'] === true,
  };
}

function readFormat(name: string | undefined, isJson: boolean): OutputFormat | undefined {
  if (name === undefined) return isJson ? 'json' : undefined;
  const format = outputFormats.find((one) => one === name);
  if (format === undefined)
    throw new UsageError(`--format is ${JSON.stringify(name)}. Take one of ${outputFormats.join(', ')}.`);
  if (isJson && format !== 'json')
    throw new UsageError(`--json and --format ${name} contradict each other: leave one out.`);
  return format;
}

/** Binds positional arguments first, then named ones. */
function bindArguments(
  { name, positionals: positions, flags }: Command,
  values: Record<string, string | boolean | string[] | undefined>,
  positionals: readonly string[],
  { job }: CommonOptions,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const rest = [...positionals];
  for (const position of positions) {
    if (position.kind === 'list') input[position.property] = valueOf(position, rest.splice(0));
    else if (rest.length > 0) input[position.property] = valueOf(position, rest.shift()!);
    const value = input[position.property];
    const isMissing = value === undefined || (Array.isArray(value) && value.length === 0);
    // An existing job already has its arguments.
    if (isMissing && position.required && job === undefined)
      throw new UsageError(`${name} needs ${position.name}. See \`webdata ${name} --help\`.`);
    if (isMissing) delete input[position.property];
  }
  if (rest.length > 0)
    throw new UsageError(`${name} takes no ${JSON.stringify(rest[0])}. See \`webdata ${name} --help\`.`);
  for (const flag of flags) {
    const value = values[flag.name];
    if (value !== undefined) input[flag.property] = valueOf(flag, value);
  }
  return input;
}

function valueOf(flag: Flag, value: string | boolean | string[]): unknown {
  if (Array.isArray(value))
    return value.map((one) => {
      if (one.startsWith('{')) return jsonOf(flag.name, one);
      return flag.isUrl ? withScheme(one) : choice(flag, one);
    });
  if (typeof value === 'boolean') return value;
  if (flag.kind === 'number') return numberOf(flag.name, value);
  if (flag.kind === 'json')
    return flag.mayBeText && /^https?:/.test(value) ? value : jsonOf(flag.name, value);
  if (flag.kind === 'file') return fileOf(flag.name, value);
  return flag.isUrl ? withScheme(value) : choice(flag, value);
}

function choice({ name, choices }: Flag, value: string): string {
  if (choices.length === 0 || choices.includes(value)) return value;
  throw new UsageError(`--${name} is ${JSON.stringify(value)}. Take one of ${choices.join(', ')}.`);
}

function numberOf(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isFinite(number)) return number;
  throw new UsageError(`--${name} is ${JSON.stringify(value)}. Give a number.`);
}

/** Parses a value that looks like JSON, or else reads the file at that path. */
function jsonOf(name: string, value: string): unknown {
  try {
    return JSON.parse(/^\s*[[{]/.test(value) ? value : readFileSync(value, 'utf8'));
  } catch (cause) {
    // Removes the quoted content, which may be a secret, such as a header of a webhook.
    const message = (cause as Error).message.replace(
      /,? (?:\.\.\.)?"[^]*"(?:\.\.\.)? is not valid JSON$/,
      '',
    );
    throw new UsageError(`--${name} is neither JSON nor a file that holds some: ${message}.`);
  }
}

function fileOf(name: string, path: string): File {
  try {
    return new File([readFileSync(path)], path.replace(/^.*[/\\]/, ''));
  } catch (cause) {
    throw new UsageError(`${name} cannot be read: ${(cause as Error).message}.`, { cause });
  }
}

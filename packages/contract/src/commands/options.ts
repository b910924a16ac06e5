import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './command.ts';
import { isUrl } from '../openapi/is-url.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses the options and arguments of a command; rejects unknown ones and points to `--help`. */
export function readArguments<T extends Options>(
  command: string,
  args: readonly string[],
  options: T,
): ReturnType<typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>> {
  try {
    return parseArgs({ args: withNegatives(args, options), options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message.split(/\.\s/u)[0]}; see web-data-contract ${command} --help.`,
    );
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

/** The values of `--writes`; alone it means the first. */
const WRITES = ['own', 'all'] as const;

/** Writes a lone `--writes` as `--writes=own`, so that it never takes the argument after it as its value. */
export function withWrites(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, index) => (arg === '--writes' && (end === -1 || index < end) ? '--writes=own' : arg));
}

/** The mode that `--writes` and `--no-writes` select; `undefined` when neither is present. */
export function writesOption(values: {
  readonly writes?: string | undefined;
  readonly 'no-writes'?: boolean | undefined;
}): 'own' | 'all' | false | undefined {
  const { writes, 'no-writes': none } = values;
  if (none && writes !== undefined)
    throw new UsageError('--writes and --no-writes contradict each other; give one of them.');
  if (none) return false;
  const found = WRITES.find((mode) => mode === writes);
  if (found !== undefined || writes === undefined) return found;
  throw new UsageError(`--writes must be own or all, not "${writes}"; --no-writes allows none.`);
}

/** Parses an integer option within bounds; `undefined` when the option is absent. */
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

/** Returns the value of a required option. @throws UsageError when it is missing */
export function requireOption(option: string, value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`--${option} is missing; give ${what}.`);
  return value;
}

/** Returns an http or https address. @throws UsageError when it is none */
export function address(text: string | undefined, what: string): string {
  if (text !== undefined && /^https?:\/\//u.test(text) && isUrl(text)) return text;
  throw new UsageError(
    `${what} must be an http or https address, not ${text === undefined ? 'missing' : `"${text}"`}.`,
  );
}

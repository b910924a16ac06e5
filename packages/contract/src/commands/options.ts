import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './command.ts';
import { isUrl } from '../http/is-url.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options and arguments of a command; unknown ones are refused with where to look. */
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

/** A negative number after an option is its value, to be told as one that is wrong, and no option of its own. */
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

/** How far `--writes` goes when it stands alone, and what else it may say. */
const WRITES = ['own', 'all'] as const;

/**
 * Arguments in which `--writes` has its value after `=`: alone it means `--writes=own`, so that it never takes the argument
 * after it.
 */
export function withWrites(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, index) => (arg === '--writes' && (end === -1 || index < end) ? '--writes=own' : arg));
}

/** What `--writes` and `--no-writes` allow; `undefined` when neither was given. */
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

/** A whole number from an option, within bounds; `undefined` when it was not given. */
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

/** The value of an option that a command cannot do without. */
export function requireOption(option: string, value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`--${option} is missing; give ${what}.`);
  return value;
}

/** An http(s) address. */
export function address(text: string | undefined, what: string): string {
  if (text !== undefined && /^https?:\/\//u.test(text) && isUrl(text)) return text;
  throw new UsageError(
    `${what} must be an http or https address, not ${text === undefined ? 'missing' : `"${text}"`}.`,
  );
}

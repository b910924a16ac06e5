import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './command.ts';

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

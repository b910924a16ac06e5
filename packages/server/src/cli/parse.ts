import { parseArgs } from 'node:util';
import { UsageError, parserOptions } from './command.ts';
import type { Command, OptionValues } from './command.ts';

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

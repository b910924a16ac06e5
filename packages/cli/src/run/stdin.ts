import type { Command } from '../commands/command.ts';
import { withScheme } from '../commands/scheme.ts';
import type { Io } from '../io.ts';

/** Returns the arguments; a list that is `-` becomes the lines of stdin. */
export async function withStdin(
  { stdin }: Io,
  { positionals }: Command,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const list = positionals.find(({ kind, property }) => {
    const value = input[property];
    return kind === 'list' && Array.isArray(value) && value.length === 1 && value[0] === '-';
  });
  if (!list) return input;
  let text = '';
  for await (const chunk of stdin.setEncoding('utf8')) text += String(chunk);
  const lines = text.split('\n').map((line) => line.trim());
  const values = lines.filter((line) => line !== '');
  return { ...input, [list.property]: list.isUrl ? values.map(withScheme) : values };
}

import type { Command } from '../commands/command.ts';
import type { Io } from '../io.ts';

/** The arguments, with the lines of stdin in place of a list that is `-`. */
export async function withStdin(
  { stdin }: Io,
  { positionals }: Command,
  given: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const list = positionals.find(({ kind, property }) => {
    const value = given[property];
    return kind === 'list' && Array.isArray(value) && value.length === 1 && value[0] === '-';
  });
  if (!list) return given;
  let text = '';
  for await (const chunk of stdin.setEncoding('utf8')) text += String(chunk);
  const lines = text.split('\n').map((line) => line.trim());
  return { ...given, [list.property]: lines.filter((line) => line !== '') };
}

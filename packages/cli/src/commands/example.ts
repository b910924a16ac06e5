import type { Command } from './command.ts';
import type { Flag } from './flags.ts';

/**
 * Formats the example of a command as lines for a shell: its arguments and the flags that the example of the operation
 * has. Lines that are too long are continued with a backslash.
 * @param width columns of a line
 */
export function formatExample({ name, tool, positionals, flags }: Command, width: number): string[] {
  const example = Object(tool.example) as Record<string, unknown>;
  const schema = tool.input['properties'] as Record<string, { examples?: unknown[] }>;
  const positions = positionals.flatMap((flag) =>
    listPositions(flag, example[flag.property] ?? schema[flag.property]?.examples?.[0]),
  );
  const named = flags.flatMap((flag) => listNamed(flag, example[flag.property]));
  const lines = [['webdata', name, ...positions].join(' ')];
  for (const part of named) {
    const last = lines.at(-1)!;
    // Two columns for the indentation of continued lines, two for the backslash.
    if (last.length + part.length + 4 <= width) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines.map((line, at) => `${at > 0 ? '  ' : ''}${line}${at < lines.length - 1 ? ' \\' : ''}`);
}

function listPositions({ kind, property }: Flag, value: unknown): string[] {
  if (kind === 'file') return [formatFile(value)];
  if (value === undefined) return [property.toUpperCase()];
  return kind === 'list' && Array.isArray(value) ? value.map(quote) : [quote(value)];
}

/** Returns the flag with each of its values; none where the example lacks it. */
function listNamed({ name, kind }: Flag, value: unknown): string[] {
  if (value === undefined) return [];
  if (kind === 'switch') return [value === true ? `--${name}` : `--no-${name}`];
  if (kind === 'file') return [`--${name} ${formatFile(value)}`];
  const values = kind === 'list' && Array.isArray(value) ? value : [value];
  return values.map((one) => `--${name} ${quote(one)}`);
}

/** The example of a file may be its name, or else is its content. */
function formatFile(value: unknown): string {
  return typeof value === 'string' && /^[\w-]+\.\w+$/.test(value) ? value : './file';
}

function quote(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

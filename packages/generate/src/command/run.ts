import { basename, dirname, join, relative, sep } from 'node:path';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { formatLocation, isAddress, readDescription, type Description } from '@web-data/openapi';
import { generate } from '../generate.ts';
import type { CommandOptions } from './options.ts';
import type { Note } from '../notes.ts';

/**
 * Generates once, and prints a report.
 * @returns the exit code
 * @throws DescriptionError for a description that cannot be read
 */
export async function run({ source, out, parts, int64, check, allowHosts }: CommandOptions): Promise<number> {
  const description = await readDescription(source, { allowHosts });
  // The folders of this machine must not appear in generated files.
  const name = isAddress(source) ? source : basename(source);
  const { files, notes } = await generate(description, { parts, int64, source: name });
  if (check) {
    const stale = reportStale(out, files);
    for (const sentence of stale) console.error(sentence);
    if (stale.length > 0) console.error(`Run generate-api ${source} --out ${out} and commit the result.`);
    return stale.length > 0 ? 1 : 0;
  }
  writeFiles(out, files);
  process.stdout.write(reportOperations(description, notes));
  console.log(reportTotals(description, Object.keys(files).length, notes));
  return 0;
}

/** Lists each operation, with the parts that are left out, the reason and their location in the description. */
function reportOperations({ operations }: Description, notes: readonly Note[]): string {
  const rows = operations.map(({ id, httpMethod, path, body }) => {
    const bodies = body?.content.map(({ type }) => type).join(', ');
    const own = notes.filter((note) => note.operation === id).map((note) => `  ${formatNote(note)}\n`);
    return `${httpMethod} ${path}: ${id}${bodies ? `, with ${bodies}` : ''}\n${own.join('')}`;
  });
  const general = notes.filter((note) => note.operation === undefined).map((note) => `${formatNote(note)}\n`);
  return rows.join('') + general.join('');
}

/** One line: the number of operations, and the number of notes. */
export function reportTotals(
  { operations, webhooks }: Description,
  files: number,
  notes: readonly Note[],
): string {
  const counts = [
    count(operations.length, 'operation'),
    ...(webhooks.length > 0 ? [count(webhooks.length, 'webhook')] : []),
    count(files, 'file'),
    notes.length === 0 ? 'nothing left out' : count(notes.length, 'note'),
  ];
  return `${counts.join(', ')}.`;
}

function formatNote({ location, text }: Note): string {
  return `! ${formatLocation(location)}: ${text}.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

type Files = Readonly<Record<string, string>>;

/** Writes files into a folder, and removes files of an earlier run that this one does not write. */
export function writeFiles(out: string, files: Files): void {
  for (const name of surplus(out, files)) rmSync(join(out, name));
  for (const [name, text] of Object.entries(files)) {
    const file = join(out, name);
    if (existsSync(file) && readText(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** One sentence for each file that is not as it would be written. */
export function reportStale(out: string, files: Files): string[] {
  const stale = Object.entries(files).filter(([name, text]) => {
    const file = join(out, name);
    return !existsSync(file) || readText(file) !== text;
  });
  return [
    ...stale.map(([name]) => `${join(out, name)} is not what the description gives today.`),
    ...surplus(out, files).map((name) => `${join(out, name)} is no longer generated.`),
  ];
}

/** Files of the same parts that have our first line and are no longer written: no other file is touched. */
function surplus(out: string, files: Files): string[] {
  const parts = new Set(Object.keys(files).map((name) => name.split('/')[0]!));
  const present = [...parts].flatMap((part) => {
    const folder = join(out, part);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => relative(out, join(folder, name)).split(sep).join('/'));
  });
  return present.filter(
    (name) =>
      !(name in files) && name.endsWith('.ts') && readText(join(out, name)).startsWith('// Generated from '),
  );
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

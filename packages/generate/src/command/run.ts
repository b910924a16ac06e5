import { basename } from 'node:path';
import { formatLocation, isAddress, readDescription, type Description } from '@web-data/openapi';
import { generate } from '../generate.ts';
import { reportStale, writeFiles } from './files.ts';
import type { CommandOptions } from './options.ts';
import type { Note } from '../notes.ts';

/**
 * Generates once, and prints a report.
 * @returns the exit code
 * @throws DescriptionError for a description that cannot be read
 */
export async function run({ source, out, parts, check, allowHosts }: CommandOptions): Promise<number> {
  const description = await readDescription(source, { allowHosts });
  // The folders of this machine must not appear in generated files.
  const name = isAddress(source) ? source : basename(source);
  const { files, notes } = await generate(description, { parts, source: name });
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

import { formatLocation } from '@web-data/openapi';
import type { Description } from '@web-data/openapi';
import type { Note } from '../notes.ts';

/** Lists each operation, with the parts that are left out, the reason and their location in the description. */
export function reportOperations({ operations }: Description, notes: readonly Note[]): string {
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

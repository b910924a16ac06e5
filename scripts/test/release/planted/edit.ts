import type { Level } from '../../../src/release/level.ts';

/** A part of a description: the tables say what is where, as a careless editor would know it. */
// oxlint-disable-next-line typescript/no-explicit-any -- any member of any part is edited
export type Part = any;

/** A change that somebody plants: its title, the changeset it must ask for (`major` is refused), and how it is made. */
export type Edit = readonly [title: string, wanted: Level, edit: (document: Part) => unknown];

/** The parts of the description that the tables speak of most. */
export const map = (document: Part): Part => document.paths['/map'].post;
export const scrape = (document: Part): Part => document.paths['/scrape'].post;
export const agent = (document: Part): Part => document.paths['/agent'].post;
export const trace = (document: Part): Part => document.paths['/agent/{jobId}/trace'].get;
export const schema = (document: Part, name: string): Part => document.components.schemas[name];
export const property = (document: Part, name: string, member: string): Part =>
  schema(document, name).properties[member];

/** Takes an item out of a list by what it is. */
export function drop(list: Part[], isGone: (item: Part) => boolean): void {
  const index = list.findIndex(isGone);
  if (index === -1) throw new Error('The edit found nothing to take away: correct the table.');
  list.splice(index, 1);
}

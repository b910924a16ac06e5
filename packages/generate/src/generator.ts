import type { Description } from '@web-data/openapi';
import type { Notes } from './notes.ts';

/** What can be generated: types, data of the operations, a validator for servers, a client, tools of agents and shells. */
export type Part = 'types' | 'operations' | 'validator' | 'client' | 'tools';

/** In the order in which they build on each other. */
export const allParts: readonly Part[] = ['types', 'operations', 'validator', 'client', 'tools'];

/** What is generated unless something else is asked for: tools are for few programs, and hold every schema as data. */
export const usualParts: readonly Part[] = allParts.filter((part) => part !== 'tools');

/** What a generator must know beside the description. */
export interface Target {
  /** Name and version of the package that is generated for. */
  package: { name: string; version: string };
  /** What the files import the parts from that are not generated. */
  imports: Record<Part, string>;
  notes: Notes;
}

/** Maps a description to generated files: file name → content. Same description, same bytes. */
export type Generator = (description: Description, target: Target) => Promise<Record<string, string>>;

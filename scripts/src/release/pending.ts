import { existsSync } from 'node:fs';
import { join } from 'node:path';
import readChangesets from '@changesets/read';
import { stronger } from './level.ts';
import type { Level } from './level.ts';

export interface PendingChangeset {
  /** File name in `.changeset/` without its ending. */
  id: string;
  summary: string;
  releases: { name: string; type: Level }[];
}

/**
 * The changesets that wait in `.changeset/`, read as files: `changeset status` would need the main branch, which a
 * pipeline's checkout may not have.
 */
export async function readPending(root: string): Promise<PendingChangeset[]> {
  if (!existsSync(join(root, '.changeset'))) return [];
  const read = typeof readChangesets === 'function' ? readChangesets : (readChangesets as Reader).default;
  return (await read(root)) as PendingChangeset[];
}

/** The package is CommonJS; Node hands its default export over wrapped. */
interface Reader {
  default: (root: string) => Promise<unknown>;
}

/** The part of the changesets that names a package. */
export function pendingFor(name: string, changesets: PendingChangeset[]): PendingChangeset[] {
  return changesets.map((set) => ({ ...set, releases: set.releases.filter((one) => one.name === name) }));
}

/** The strongest level that any of them asks for: all packages move together. */
export function pendingLevel(changesets: PendingChangeset[]): Level {
  return changesets
    .flatMap((changeset) => changeset.releases)
    .reduce<Level>((level, { type }) => stronger(level, type), 'none');
}

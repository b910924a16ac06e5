import { existsSync } from 'node:fs';
import { join } from 'node:path';
import readChangesets from '@changesets/read';
import { stronger } from './level.ts';
import type { Level } from './level.ts';

export interface PendingChangeset {
  /** File name in `.changeset/` without its extension. */
  id: string;
  summary: string;
  releases: { name: string; type: Level }[];
}

/**
 * Reads the pending changesets in `.changeset/` as files: `changeset status` would need the main branch, which a
 * pipeline's checkout may not have.
 */
export async function readPending(root: string): Promise<PendingChangeset[]> {
  if (!existsSync(join(root, '.changeset'))) return [];
  const read = typeof readChangesets === 'function' ? readChangesets : (readChangesets as Reader).default;
  return (await read(root)) as PendingChangeset[];
}

/** The package is CommonJS; Node wraps its default export. */
interface Reader {
  default: (root: string) => Promise<unknown>;
}

/** The changesets restricted to their entries for one package. */
export function pendingFor(name: string, changesets: PendingChangeset[]): PendingChangeset[] {
  return changesets.map((set) => ({ ...set, releases: set.releases.filter((one) => one.name === name) }));
}

/** The strongest level of any changeset: all packages are released together. */
export function pendingLevel(changesets: PendingChangeset[]): Level {
  return changesets
    .flatMap((changeset) => changeset.releases)
    .reduce<Level>((level, { type }) => stronger(level, type), 'none');
}

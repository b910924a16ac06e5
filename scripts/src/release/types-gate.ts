import type { TypeChange } from '../api/compare.ts';
import { pendingFor, pendingLevel, type PendingChangeset } from './pending.ts';
import { reaches } from './level.ts';

/** The changes in the reports of one package since the last release: its declarations and its surface. */
export interface PackageTypes {
  /** Name of the package. */
  name: string;
  changes: TypeChange[];
}

/**
 * Checks changed declarations and surfaces against the pending changesets: a change that may break code needs a changeset that names
 * the package, an addition needs any of at least minor.
 * @returns one sentence for each rejection
 */
export function judgeTypes(packages: PackageTypes[], pending: PendingChangeset[]): string[] {
  return packages.flatMap(({ name, changes }) => {
    const breaking = changes.filter(({ level }) => level === 'breaking');
    if (breaking.length > 0 && !reaches(pendingLevel(pendingFor(name, pending)), 'minor'))
      return [formatRejection(name, breaking, `name ${name}`)];
    if (changes.length > 0 && !reaches(pendingLevel(pending), 'minor'))
      return [formatRejection(name, changes, 'name the package')];
    return [];
  });
}

function formatRejection(name: string, changes: TypeChange[], naming: string): string {
  const rows = changes.slice(0, 20).map(({ message }) => `\n  ${message}`);
  return `The public API of ${name} changed: run \`npm run changeset\`, ${naming} and choose minor.${rows.join('')}`;
}

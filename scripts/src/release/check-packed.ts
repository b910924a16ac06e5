import { lastRelease } from './git.ts';
import { reaches } from './level.ts';
import { compareShipped, withPacked, type ShippedChanges } from './packed.ts';
import { pendingLevel, readPending, type PendingChangeset } from './pending.ts';
import { compilePrograms, userPrograms } from './user-programs.ts';

export interface PackedReport {
  tag: string | undefined;
  changes: ShippedChanges[];
  /** Number of programs of the last release that were compiled against the packages of HEAD. */
  programs: number;
  /** One sentence for each rejection; empty when a release may proceed. */
  refusals: string[];
}

/**
 * Packs the last release and HEAD, both built from scratch in separate checkouts, and compares the packages: changed
 * files need a changeset, whatever the reason, and programs for the last release that no longer compile need one of at
 * least minor. Takes some minutes.
 * @throws Error when one of them cannot be built
 */
export async function checkPacked(root: string): Promise<PackedReport> {
  const tag = lastRelease(root);
  if (!tag) return { tag, changes: [], programs: 0, refusals: [] };
  const pending = await readPending(root);
  return await withPacked(root, tag, (before, old) =>
    withPacked(root, 'HEAD', async (after, checkout) => {
      const changes = compareShipped(before, after);
      const programs = userPrograms(old);
      // A program that did not compile with the release itself is ignored.
      const known = new Set(compilePrograms(programs, before, checkout));
      const broken = compilePrograms(programs, after, checkout).filter((line) => !known.has(line));
      return {
        tag,
        changes,
        programs: programs.length,
        refusals: judgePacked({ tag, changes, broken }, pending),
      };
    }),
  );
}

/** Checks changed files and programs that no longer compile against the pending changesets. */
export function judgePacked(
  { tag, changes, broken }: { tag: string; changes: readonly ShippedChanges[]; broken: readonly string[] },
  pending: PendingChangeset[],
): string[] {
  const level = pendingLevel(pending);
  if (broken.length > 0 && !reaches(level, 'minor'))
    return [
      `Programs that compile with ${tag} do not with this: run \`npm run changeset\` and choose minor.${rows(broken)}`,
    ];
  if (changes.length > 0 && level === 'none')
    return [
      `What is packed differs from ${tag} without a changeset: run \`npm run changeset\` and say what users see.${rows(changes.map(described))}`,
    ];
  return [];
}

function described({ name, added, removed, changed }: ShippedChanges): string {
  const marked = [
    ...removed.map((path) => `- ${path}`),
    ...added.map((path) => `+ ${path}`),
    ...changed.map((path) => `~ ${path}`),
  ];
  const rest = marked.length > 5 ? ` and ${marked.length - 5} more` : '';
  return `${name}: ${marked.slice(0, 5).join(', ')}${rest}`;
}

function rows(lines: readonly string[]): string {
  return lines
    .slice(0, 20)
    .map((line) => `\n  ${line}`)
    .join('');
}

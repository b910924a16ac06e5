import type { OpenApiDocument } from '@web-data/openapi';
import { currentDocuments, documentsAt, type Documents } from './document.ts';
import { judge, judgeBeside } from './gate.ts';
import type { SpecChange } from './gate.ts';
import { listChangedFiles, lastRelease } from './git.ts';
import type { Level } from './level.ts';
import { lineVersion, readManifest } from './manifest.ts';
import { pendingLevel, readPending, type PendingChangeset } from './pending.ts';
import { compareAllManifests, judgeManifests } from './manifest-gate.ts';
import { checkMigrations } from './migrations-gate.ts';
import { compareTypes } from './package-types.ts';
import { judgeTypes } from './types-gate.ts';
import { listChangedSurfaces } from './surface.ts';

/** The part of `@web-data/diff` that the gate uses. */
export interface SpecDiff {
  diffOpenApi: (before: OpenApiDocument, after: OpenApiDocument) => SpecChange[];
  computeBump: (changes: SpecChange[]) => Level;
  changesToChangelog: (changes: SpecChange[]) => string;
}

export interface Report {
  tag: string | undefined;
  changes: SpecChange[];
  /** One sentence for each rejection; empty when a release may proceed. */
  refusals: string[];
}

/** Compares the work tree with the last release: descriptions against changesets, and changed surfaces against them. */
export async function checkRelease(root: string, diff: SpecDiff): Promise<Report> {
  const tag = lastRelease(root);
  const pending = await readPending(root);
  if (!tag) return { tag, changes: [], refusals: pending.length > 0 ? [notYet(lineVersion(root))] : [] };
  const [before, after] = [documentsAt(root, tag), currentDocuments(root, tag)];
  const changes = diff.diffOpenApi(before.main, after.main);
  const refusals = judge({
    changes,
    required: diff.computeBump(changes),
    pending: pendingLevel(pending),
    oldLabel: before.main.info.version,
    newLabel: after.main.info.version,
  });
  refusals.push(...checkBeside(before, after, pending, diff), ...checkMigrations(root, tag));
  const manifests = compareAllManifests(root, tag);
  refusals.push(...judgeTypes(compareTypes(root, tag), pending), ...judgeManifests(manifests, pending));
  const surfaces = listChangedSurfaces(
    listChangedFiles(root, tag),
    (name) => readManifest(root, `packages/${name}`).private === true,
  );
  const others = manifests.filter(({ installsOthers }) => installsOthers).map(({ name }) => name);
  if (refusals.length === 0 && pending.length === 0) {
    if (surfaces.length > 0) refusals.push(missing(surfaces, tag));
    else if (others.length > 0) refusals.push(installing(others, tag));
  }
  return { tag, changes, refusals };
}

/**
 * Checks the other descriptions, each against its version at the last release; a deleted one counts as the removal of
 * all its operations.
 */
function checkBeside(
  before: Documents,
  after: Documents,
  pending: PendingChangeset[],
  diff: SpecDiff,
): string[] {
  return [...before.others].flatMap(([name, old]) => {
    const now = after.others.get(name) ?? { ...old, paths: {} };
    const changes = diff.diffOpenApi(old, now);
    const rejected = judgeBeside({
      changes,
      required: diff.computeBump(changes),
      pending: pendingLevel(pending),
      oldLabel: old.info.version,
      newLabel: now.info.version,
    });
    return rejected.map((sentence) => `spec/${name}/openapi.yaml: ${sentence}`);
  });
}

function notYet(version: string): string {
  return `There is no release yet: the first is ${version} as it stands and needs no changeset. Delete the files in .changeset/ (not README.md, config.json), say it in CHANGELOG.md and run \`npm run release\`; from then on every change of a surface brings a changeset. Where a release exists, fetch its tag: git fetch --tags.`;
}

function missing(surfaces: string[], tag: string): string {
  return `${surfaces.join(', ')} changed since ${tag} without a changeset: run \`npm run changeset\` and say what users see.`;
}

function installing(names: string[], tag: string): string {
  return `${names.join(', ')} would install other dependencies than at ${tag} without a changeset: run \`npm run changeset\` and say which and why.`;
}

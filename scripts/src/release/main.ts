import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPacked, type PackedReport } from './check-packed.ts';
import { checkRelease } from './check.ts';
import type { Report, SpecDiff } from './check.ts';
import { inTestedCheckout } from './checkout.ts';
import { dressPackages } from './dress.ts';
import { checkProvenance, getSource } from './provenance.ts';
import { publishLine, assertPublishable } from './publish.ts';
import type { Packed, PublishOptions } from './publish.ts';
import { versionLine } from './version.ts';

const usage = `Usage: release <command> [options]

  check     hold the description and the changed packages against the pending changesets
  packed    pack the last release and HEAD, and hold what differs against the pending changesets; takes minutes
  version   turn the pending changesets into the next version and its changelogs
  publish   test HEAD in a checkout of its own, publish every public package from there and tag the commit
              --dry-run          show what this work tree would publish, test and change nothing
              --pack <folder>    keep the tarballs there instead, with the order in which they are to be published
              --registry <url>   publish there instead of the configured registry
              --provenance       ask for a provenance statement (needs an OIDC identity)`;

/** Runs a release command. @returns the exit code: 0 done, 1 rejected, 2 wrong arguments */
export async function main(root: string, diff: SpecDiff, [command, ...args]: string[]): Promise<number> {
  try {
    if (command === 'check') return showReport(await checkRelease(root, diff));
    if (command === 'packed') return showPacked(await checkPacked(root));
    if (command === 'version') return show(`The line is now at ${await versionLine(root, diff)}.`);
    if (command === 'publish') return await publishCommand(root, args);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  console.error(usage);
  return 2;
}

async function publishCommand(root: string, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      'dry-run': { type: 'boolean', default: false },
      pack: { type: 'string' },
      provenance: { type: 'boolean', default: false },
      registry: { type: 'string' },
    },
  });
  const { registry, pack, provenance } = values;
  const source = getSource(process.env);
  const options: PublishOptions = {
    dryRun: values['dry-run'],
    provenance,
    source,
    ...(registry !== undefined && { registry }),
    ...(pack !== undefined && { keep: resolve(root, pack) }),
  };
  if (options.dryRun) return showDryRun(root, await publishLine(root, options), source);
  await assertPublishable(root, options);
  const { tag, packed } = await inTestedCheckout(root, async (from) => {
    dressPackages(from);
    return await publishLine(root, { ...options, from });
  });
  for (const row of packed) console.log(rowOf(row));
  return show(pack === undefined ? `Published and tagged ${tag}.` : `${tag} is packed in ${pack}.`);
}

function showDryRun(
  root: string,
  { tag, packed }: { tag: string; packed: Packed[] },
  source: string | undefined,
): number {
  for (const row of packed) console.log(rowOf(row));
  console.log(checkProvenance(root, source) ?? 'Every package is ready for provenance.');
  return show(`Would be tagged ${tag}. Nothing was published.`);
}

function showReport({ tag, changes, refusals }: Report): number {
  for (const rejection of refusals) console.error(rejection);
  if (refusals.length > 0) return 1;
  if (!tag) return show('There is no release yet: nothing to compare with.');
  return show(`${changes.length} changes of the description since ${tag}; the changesets cover them.`);
}

function showPacked({ tag, changes, programs, refusals }: PackedReport): number {
  for (const rejection of refusals) console.error(rejection);
  if (refusals.length > 0) return 1;
  if (!tag) return show('There is no release yet: nothing to compare with.');
  const names = changes.map(({ name }) => name).join(', ') || 'no package';
  return show(
    `Since ${tag}, ${names} ships other files; ${programs} programs written after it compile as they did.`,
  );
}

function rowOf({ name, version, size, files }: Packed): string {
  return `${name.padEnd(24)} ${version.padEnd(10)} ${`${(size / 1024).toFixed(1)} kB`.padStart(10)} ${files} files`;
}

function show(line: string): number {
  console.log(line);
  return 0;
}

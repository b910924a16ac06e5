import { parseArgs } from 'node:util';
import { checkRelease } from './check.ts';
import type { Report, SpecDiff } from './check.ts';
import { refuseProvenance, sourceOf } from './provenance.ts';
import { publishLine } from './publish.ts';
import type { Packed } from './publish.ts';
import { versionLine } from './version.ts';

const usage = `Usage: release <command> [options]

  check     hold the description and the changed packages against the pending changesets
  version   turn the pending changesets into the next version and its changelogs
  publish   publish every public package and tag the commit
              --dry-run          show what would be published, change nothing
              --registry <url>   publish there instead of the configured registry
              --provenance       ask for a provenance statement (needs an OIDC identity)`;

/** The release commands. @returns the exit code: 0 done, 1 refused, 2 a wrong call */
export async function main(root: string, diff: SpecDiff, [command, ...args]: string[]): Promise<number> {
  try {
    if (command === 'check') return showReport(await checkRelease(root, diff));
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
      provenance: { type: 'boolean', default: false },
      registry: { type: 'string' },
    },
  });
  const dryRun = values['dry-run'];
  const at = values.registry === undefined ? {} : { registry: values.registry };
  const { provenance } = values;
  const source = sourceOf(process.env);
  const { tag, packed } = await publishLine(root, { dryRun, provenance, source, ...at });
  for (const row of packed) console.log(rowOf(row));
  if (dryRun) console.log(refuseProvenance(root, source) ?? 'Every package is ready for provenance.');
  return show(dryRun ? `Would be tagged ${tag}. Nothing was published.` : `Published and tagged ${tag}.`);
}

function showReport({ tag, changes, refusals }: Report): number {
  for (const refusal of refusals) console.error(refusal);
  if (refusals.length > 0) return 1;
  if (!tag) return show('There is no release yet: nothing to compare with.');
  return show(`${changes.length} changes of the description since ${tag}; the changesets cover them.`);
}

function rowOf({ name, version, size, files }: Packed): string {
  return `${name.padEnd(24)} ${version.padEnd(10)} ${`${(size / 1024).toFixed(1)} kB`.padStart(10)} ${files} files`;
}

function show(line: string): number {
  console.log(line);
  return 0;
}

import { basename } from 'node:path';
import { isAddress, readDescription } from '@web-data/openapi';
import { generate } from '../generate.ts';
import { reportStale, writeFiles } from './files.ts';
import type { CommandOptions } from './options.ts';
import { reportOperations, reportTotals } from './report.ts';

/**
 * Generates once, and prints a report.
 * @returns the exit code
 * @throws DescriptionError for a description that cannot be read
 */
export async function run({ source, out, parts, check, allowHosts }: CommandOptions): Promise<number> {
  const description = await readDescription(source, { allowHosts });
  // The folders of this machine must not appear in generated files.
  const name = isAddress(source) ? source : basename(source);
  const { files, notes } = await generate(description, { parts, source: name });
  if (check) {
    const stale = reportStale(out, files);
    for (const sentence of stale) console.error(sentence);
    if (stale.length > 0) console.error(`Run generate-api ${source} --out ${out} and commit the result.`);
    return stale.length > 0 ? 1 : 0;
  }
  writeFiles(out, files);
  process.stdout.write(reportOperations(description, notes));
  console.log(reportTotals(description, Object.keys(files).length, notes));
  return 0;
}

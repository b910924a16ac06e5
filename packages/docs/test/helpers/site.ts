import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from '../../src/site-directory.ts';

/** A file of the built site. */
export function read(file: string, folder: string = siteDirectory): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** All files of a site with this ending, by path. */
export function filesOf(ending: string, folder: string = siteDirectory): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .toSorted();
}

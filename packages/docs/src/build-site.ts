import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkPublication, listFiles, readPublishedFile } from './publication.ts';
import type { Publication } from './publication.ts';

export interface BuildSiteOptions extends Publication {
  /** Folder to write into; it is created, and files of the same name are replaced. */
  outDir: string;
}

/**
 * Writes the site for publication at another URL.
 * @throws TypeError when an option is malformed
 */
export async function buildSite({ outDir, ...publication }: BuildSiteOptions): Promise<void> {
  checkPublication(publication);
  for (const file of listFiles(publication)) {
    const path = join(outDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await readPublishedFile(file, publication));
  }
}

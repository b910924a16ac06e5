import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What every site has: a folder without them is somebody else's. */
const MARKS = ['pages.json', 'llms.txt', 'search-index.json'];

/**
 * Writes the files of a site into a folder, replacing an earlier site. What begins with a dot, such as `.git`, stays.
 * @throws Error for a folder that holds something else than a site
 */
export async function writeSite(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  await clear(folder);
  for (const [file, content] of files) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

async function clear(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const entries = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  if (entries.length > 0 && !MARKS.every((name) => entries.includes(name)))
    throw new Error(
      `${folder} holds something else than a site: empty it, or name another folder with --out.`,
    );
  for (const name of entries) await rm(join(folder, name), { recursive: true });
}

import { dirname, join, relative } from 'node:path';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { couldNotRun, type Command, type Io } from '@web-data/openapi/command';
import { formatMalformed } from '@web-data/openapi';
import { reportContrast } from '../theme.ts';
import { addressOptions, addressUsage, configUsage, readCommand } from './options.ts';
import { readProject, type Project } from './project.ts';
import { renderProject } from './render-project.ts';

/** `web-data-docs build`: writes the site. */
export const build: Command = {
  usage: `web-data-docs build [<description>] [--out <folder>] [--config <file>] [--base <path>] [--origin <address>]
  Writes the site of an OpenAPI description (a file or an address, YAML or JSON) as a folder of static files.
  --out     folder to write to; an earlier site in it is replaced (default: docs-site)
${configUsage}
${addressUsage}`,
  async run(args, io) {
    try {
      const { project: options } = readCommand('build', args, { out: { type: 'string' }, ...addressOptions });
      const project = await readProject(options);
      warn(project, io);
      const { files, pages, missing } = await renderProject(project);
      await writeSite(project.outDir, files);
      if (missing !== '') io.stdout.write(`${missing}\n`);
      const folder = relative('.', project.outDir) || '.';
      io.stdout.write(`${pages.length} pages, ${files.size} files in ${folder}.\n`);
      return 0;
    } catch (error) {
      return couldNotRun(error, io);
    }
  },
};

/** Prints what the site cannot show as it is. */
export function warn({ description, config }: Project, io: Io): void {
  io.stderr.write(formatMalformed(description));
  for (const sentence of reportContrast({ accent: config.accent ?? {}, typefaces: {} }))
    io.stderr.write(`${sentence}\n`);
}

/** What every site has: a folder without them is somebody else's. */
const MARKS = ['pages.json', 'llms.txt', 'search-index.json'];

/**
 * Writes the files of a site into a folder, replacing an earlier site. What begins with a dot, such as `.git`, stays.
 * @throws Error for a folder that holds something else than a site
 */
async function writeSite(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
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

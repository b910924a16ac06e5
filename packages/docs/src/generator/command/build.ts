import { relative } from 'node:path';
import { couldNotRun } from '@web-data/openapi/command';
import type { Command, Io } from '@web-data/openapi/command';
import { formatMalformed } from '@web-data/openapi';
import { reportContrast } from '../theme.ts';
import { addressOptions, addressUsage, configUsage, readCommand } from './options.ts';
import { readProject } from './project.ts';
import type { Project } from './project.ts';
import { renderProject } from './render-project.ts';
import { writeSite } from './write-site.ts';

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

import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { couldNotRun, parseInteger } from '@web-data/openapi/command';
import type { Command } from '@web-data/openapi/command';
import { listMissing } from '../optional.ts';
import { startPreview } from '../preview/preview.ts';
import type { PreviewSources } from '../preview/preview.ts';
import { warn } from './build.ts';
import { configUsage, readCommand } from './options.ts';
import { readProject } from './project.ts';
import type { Project } from './project.ts';
import { chooseParts } from './render-project.ts';

/** Milliseconds to wait after a change, because editors make several at once. */
const SETTLED = 50;

/** `web-data-docs dev`: serves the site, and reloads open pages after a change. */
export const dev: Command = {
  usage: `web-data-docs dev [<description>] [--port <number>] [--config <file>]
  Serves the site on this machine; open pages reload when the description, a guide or the configuration changes.
  --port    port of 127.0.0.1; 0 takes any that is free (default: 4000)
${configUsage}`,
  async run(args, io) {
    try {
      const { values, project: options } = readCommand('dev', args, { port: { type: 'string' } });
      const port = parseInteger('port', values['port'] as string | undefined, 0, 65_535) ?? 4000;
      const first = await readProject(options);
      warn(first, io);
      const preview = await startPreview(async () => previewSources(await readProject(options)), port);
      io.stdout.write(`The site as its sources say it: ${preview.url}\nCtrl-C ends it.\n`);
      const watching = watchFiles(first, () => void preview.changed());
      await untilStopped();
      watching.close();
      preview.close();
      return 0;
    } catch (error) {
      return couldNotRun(error, io);
    }
  },
};

function previewSources({ description, sources, files }: Project): PreviewSources {
  const { reference, postman } = chooseParts(sources, listMissing(sources));
  const document = description.value;
  return { ...sources, reference, postman, cards: false, document, further: files };
}

/** Calls back after changes of what a project was read from, except in the folder that it is written to. */
function watchFiles({ watched, outDir }: Project, changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLED);
  };
  const watchers = watched
    .filter((path) => existsSync(path))
    .flatMap((path) => {
      if (statSync(path).isDirectory())
        return listFolders(path, outDir).map((folder) => watch(folder, settle));
      // An editor may replace the file: its folder sees that, too.
      return watch(dirname(path), (_event, name) => {
        if (name === basename(path)) settle();
      });
    });
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** A folder and those below it, without dependencies, hidden folders and the site itself. */
function listFolders(folder: string, outDir: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => join(folder, name));
  return [folder, ...below.filter((path) => path !== outDir).flatMap((path) => listFolders(path, outDir))];
}

/** Waits for SIGINT or SIGTERM. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
}

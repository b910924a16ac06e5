import { couldNotRun } from '@web-data/openapi/command';
import type { Command } from '@web-data/openapi/command';
import { findUnfitSamples } from '../check/bodies.ts';
import { findMissingDescriptions } from '../check/descriptions.ts';
import { findDeadLinks } from '../check/links.ts';
import type { DeadLink } from '../check/links.ts';
import { describe } from '../description/description.ts';
import { warn } from './build.ts';
import { addressOptions, addressUsage, configUsage, readCommand } from './options.ts';
import { readProject } from './project.ts';
import type { Project } from './project.ts';
import { renderProject } from './render-project.ts';

/** What a check has found. */
interface Findings {
  /** What readers would run into. */
  errors: string[];
  /** What they would miss. */
  warnings: string[];
}

/** `web-data-docs check`: builds the site in memory and reports what is wrong with it. */
export const check: Command = {
  usage: `web-data-docs check [<description>] [--json] [--config <file>] [--base <path>] [--origin <address>]
  Builds the site in memory and reports links that lead nowhere, guides that name what the description does not have, and
  samples that their schemas do not allow; these make the exit code 1. Warns of missing descriptions.
  --json    prints { "errors": […], "warnings": […] }
${configUsage}
${addressUsage}`,
  async run(args, io) {
    try {
      const { values, project: options } = readCommand('check', args, {
        json: { type: 'boolean' },
        ...addressOptions,
      });
      const project = await readProject(options);
      if (!values['json']) warn(project, io);
      const { errors, warnings } = await findAll(project);
      if (values['json']) io.stdout.write(`${JSON.stringify({ errors, warnings }, null, 2)}\n`);
      else {
        for (const text of errors) io.stdout.write(`error    ${text}\n`);
        for (const text of warnings) io.stdout.write(`warning  ${text}\n`);
        io.stdout.write(`${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.\n`);
      }
      return errors.length > 0 ? 1 : 0;
    } catch (error) {
      return couldNotRun(error, io);
    }
  },
};

async function findAll(project: Project): Promise<Findings> {
  const { description, publication } = project;
  const guides: string[] = [];
  // Those parts take long, and none of our links is in them.
  const sources = {
    ...project.sources,
    reference: false,
    postman: false,
    cards: false,
    report: (text: string) => guides.push(text),
  };
  const { files, pages } = await renderProject(project, sources);
  const source = new Map(pages.map((page) => [`${page.path}index.html`, page.source]));
  const links = listOnce(findDeadLinks(files, publication.base ?? '/')).map(
    ({ file, target }) =>
      `${source.get(file) ?? file}: the link ${target} of the page ${file.replace(/index\.html$/, '') || '/'} leads nowhere. Correct it.`,
  );
  const samples = findUnfitSamples(describe(description.value), description).map(
    ({ location, operation, example, message }) =>
      `${location}: the body of the sample ${example} of ${operation} does not fit its schema: ${message}. Give an example that fits, or correct the schema.`,
  );
  return { errors: [...guides, ...links, ...samples], warnings: findMissingDescriptions(description) };
}

/** Dead links without those of the list of all pages, which repeats what other pages say. */
function listOnce(links: readonly DeadLink[]): DeadLink[] {
  const own = links.filter(({ file }) => file !== 'search/index.html');
  const known = new Set(own.map(({ to }) => to));
  return [...own, ...links.filter(({ file, to }) => file === 'search/index.html' && !known.has(to))];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

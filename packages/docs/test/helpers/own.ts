import { fileURLToPath } from 'node:url';
import { readProject } from '../../src/generator/command/project.ts';
import type { Project } from '../../src/generator/command/project.ts';

/** Our own site, from its configuration. */
export const own: Project = await readProject({
  config: fileURLToPath(new URL('../../web-data-docs.config.js', import.meta.url)),
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the package under test and what it depends on before the first test, and before each rerun of a watch:
 * workers, child processes and other packages are loaded from `dist`, which would otherwise be that of an older source.
 * Under turbo, which builds first, this does nothing.
 */
export default function setup(project: TestProject): void {
  if (process.env['TURBO_HASH'] !== undefined) return;
  const { root } = project.config;
  build(root);
  project.onTestsRerun(() => build(root));
}

/** @throws Error that names the package, with the compiler's output, where the build fails. */
function build(folder: string): void {
  const { name } = readJson(join(folder, 'package.json')) as { name: string };
  const { packageManager } = readJson(join(root, 'package.json')) as { packageManager: string };
  const tasks = [`${name}#build`, ...listBuilds(join(folder, 'turbo.json'))];
  // turbo looks for pnpm, which need not be in the path of the shell that started Vitest.
  const command = `npx --yes --prefer-offline ${packageManager} exec turbo run ${tasks.join(' ')} --output-logs=errors-only`;
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `${name} could not be built, so its tests would run against an older dist. \`${command}\` printed:\n${stdout}${stderr}`,
  );
}

/** The builds of other packages that the tests of a package need besides those it depends on. */
function listBuilds(file: string): string[] {
  if (!existsSync(file)) return [];
  const { tasks } = readJson(file) as { tasks: Record<string, { dependsOn?: string[] } | undefined> };
  return (tasks['test']?.dependsOn ?? []).filter((task) => task.endsWith('#build'));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

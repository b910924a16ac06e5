import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Builds the package under test and what it depends on before the first test, and again before each rerun of a watch:
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
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  const command = `turbo run build --filter=${name} --output-logs=errors-only`;
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `${name} could not be built, so its tests would run against an older dist. \`${command}\` printed:\n${stdout}${stderr}`,
  );
}

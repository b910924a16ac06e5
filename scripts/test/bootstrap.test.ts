import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a task that pnpm started installs a checkout of its own', () => {
  const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
    engines: object;
  };
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(root, 'scripts/bootstrap.js'), join(folder, 'scripts/bootstrap.js'));
  const scripts = { 'task:say': 'node -p 40+2' };
  const dependencies = { one: 'workspace:*' };
  const manifest = { name: 'checkout', type: 'module', packageManager, engines, scripts, dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // A package to install, which is at hand.
  mkdirSync(join(folder, 'packages/one'), { recursive: true });
  writeFileSync(join(folder, 'packages/one/package.json'), '{"name":"one","version":"1.0.0"}');
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    'packages: [packages/*]\nverifyDepsBeforeRun: install\n',
  );
  const env = {
    ...process.env,
    // What pnpm gives to all that it runs.
    npm_config_verify_deps_before_run: 'false',
    pnpm_config_verify_deps_before_run: 'false',
  };
  const said = execFileSync(process.execPath, ['scripts/bootstrap.js', 'say'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(said).toContain('42');
  expect(existsSync(join(folder, 'node_modules/one'))).toBe(true);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPnpm } from '../src/run-pnpm.ts';
import { path, run as runShell, runCommands, section, writeProject } from './packed/newcomer.ts';

/** What a user gets: the packed tarballs in an empty project, used by plain Node and checked by both compilers. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'web-data-packed-'));
const shell = process.platform === 'win32';

interface Manifest {
  name: string;
  private?: boolean;
  exports?: Record<string, unknown>;
}

const folders = ['spec', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
const packages = folders
  .map((folder) => readManifest(join(root, folder)))
  .filter((manifest) => manifest.private !== true);

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

beforeAll(() => {
  const filters = packages.map(({ name }) => `--filter=${name}`);
  runPnpm([...filters, 'pack', '--pack-destination', project], root);
  const tarballs = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  // Fails for a package that wants a newer Node.js than this one: npm takes other versions than the lockfile has.
  const options = ['--engine-strict', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', ...options, ...tarballs.map((name) => `./${name}`)], {
    cwd: project,
    shell,
    stdio: 'pipe',
  });
}, 900_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('every entry point that is not for one host loads in plain Node', () => {
  const entries = packages.flatMap(({ name }) =>
    entryPoints(readManifest(join(project, 'node_modules', name))),
  );
  const source = `for (const entry of ${JSON.stringify(entries)}) {
    const loaded = await import(entry);
    if (Object.keys(loaded).length === 0) throw new Error(entry + ' exports nothing');
  }
  console.log('loaded');`;
  writeFileSync(join(project, 'load.mjs'), source);

  expect(entries).toContain('@web-data/client');
  expect(execFileSync('node', ['load.mjs'], { cwd: project, encoding: 'utf8' })).toBe('loaded\n');
});

test.each([
  ['5.9', join(root, 'scripts')],
  ['7', root],
])('the types hold under TypeScript %s', (version, owner) => {
  writeFileSync(join(project, 'use.ts'), readFileSync(join(root, 'scripts/test/packed/use.ts'), 'utf8'));
  const manifest = createRequire(join(owner, 'package.json')).resolve('typescript/package.json');
  const { bin, version: actual } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: { tsc: string };
    version: string;
  };
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2022',
    types: [],
  };
  // Under another name than the compiler looks for by itself: the README's project has none.
  writeFileSync(join(project, 'use.tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));

  expect(actual.startsWith(version)).toBe(true);
  const args = [join(dirname(manifest), bin.tsc), '-p', 'use.tsconfig.json'];
  expect(run(process.execPath, args)).toBe('');
});

/** Of what the first two lines install, ours comes from the tarballs. */
test('ten lines of the README lead from a description to a server, a client and contract tests', async () => {
  const names = path.commands.slice(0, 1).flatMap((line) => line.split(' ').slice(2));
  const foreign = names.filter((name) => !name.startsWith('-') && !name.startsWith('@web-data/'));
  const sources = path.programs.filter(([file]) => file === 'src/server.ts').map(([, text]) => text);
  expect(path.commands.length + sources[0]!.trim().split('\n').length - 1).toBeLessThanOrEqual(10);

  runShell(project, `npm install --no-audit --no-fund --prefer-offline ${foreign.join(' ')}`);
  writeProject(project);
  const [generate, ...rest] = path.commands.slice(1);
  expect(runShell(project, generate!)).toContain('4 operations');
  expect(section).toContain(`${generate!} --check`);
  runShell(project, `${generate!} --check`);
  const printed = await runCommands(project, rest);
  expect(printed).toContain('0 deviations (0 findings)');
  expect(printed).toContain("{ name: 'Rex', tag: 'dog', id:");
}, 900_000);

function entryPoints({ name, exports = {} }: Manifest): string[] {
  return Object.entries(exports)
    .filter(([path, target]) => !path.includes('*') && typeof target === 'object' && !isHostAdapter(path))
    .map(([path]) => (path === '.' ? name : `${name}/${path.slice(2)}`));
}

/** Entries that need a peer dependency of the host they adapt to. */
function isHostAdapter(path: string): boolean {
  return /^\.\/(?:runtime\/)?(?:express|fastify|hono)$|^\.\/(?:vitest|msw)$/.test(path);
}

function run(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: project, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

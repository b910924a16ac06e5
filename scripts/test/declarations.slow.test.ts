import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPnpm } from '../src/run-pnpm.ts';

/** A library that exports what the client gives must be able to name it: in both layouts of node_modules, by any compiler. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'web-data-declarations-'));
const shell = process.platform === 'win32';
const layouts = ['npm', 'pnpm'] as const;

/** Every compiler in every layout with every project; else each compiler, layout and project, the slow compilers once. */
const isLong = process.env['DECLARATIONS'] === 'all';

/**
 * The oldest compiler that is promised, the last that is written in JavaScript, and the native one, with the layouts that each
 * is tried in: those in JavaScript take half a minute on a busy machine.
 */
const compilers: [version: string, name: string, owner: string, tried: readonly string[]][] = [
  ['5.4', 'typescript-5.4', join(root, 'scripts'), isLong ? layouts : ['npm']],
  ['5.9', 'typescript', join(root, 'scripts'), isLong ? layouts : ['pnpm']],
  ['7', 'typescript', root, layouts],
];

/** Flags of other people's projects. */
const projects: Record<string, object> = {
  nodenext: { module: 'nodenext', verbatimModuleSyntax: true, exactOptionalPropertyTypes: true },
  node16: { module: 'node16', noUncheckedIndexedAccess: true },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

beforeAll(() => {
  for (const name of ['types', 'client'])
    runPnpm(['pack', '--pack-destination', home], join(root, 'packages', name));
  const tarball = (name: string) =>
    join(
      home,
      readdirSync(home).find((file) => file.startsWith(`web-data-${name}-`))!,
    );
  const manifest = {
    type: 'module',
    private: true,
    dependencies: { '@web-data/client': `file:${tarball('client')}` },
  };
  const types = { '@web-data/types': `file:${tarball('types')}` };
  for (const layout of layouts) mkdirSync(join(home, layout));
  const flat = { ...manifest, overrides: types };
  writeFileSync(join(home, 'npm/package.json'), JSON.stringify(flat));
  writeFileSync(join(home, 'pnpm/package.json'), JSON.stringify({ ...manifest, pnpm: { overrides: types } }));
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', args, { cwd: join(home, 'npm'), shell, stdio: 'pipe' });
  runPnpm(['install', '--prefer-offline'], join(home, 'pnpm'));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe.each(layouts)('in the layout of %s', (layout) => {
  test('the types package is where that layout puts it', () => {
    expect(readdirSync(join(home, layout, 'node_modules/@web-data')).includes('types')).toBe(
      layout === 'npm',
    );
  });

  for (const [version, name, owner, tried] of compilers) {
    if (!tried.includes(layout)) continue;
    const names = version === '7' || isLong ? Object.keys(projects) : ['nodenext'];
    test.each(names)(`TypeScript ${version}, %s`, { timeout: 180_000 }, (project) => {
      const directory = join(home, layout);
      writeFileSync(join(directory, 'library.ts'), library + everyCall());
      const compilerOptions = {
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        strict: true,
        types: [],
        ...projects[project],
        declaration: true,
        emitDeclarationOnly: true,
        skipLibCheck: false,
        outDir: 'out',
      };
      writeFileSync(
        join(directory, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['library.ts'] }),
      );
      const manifest = createRequire(join(owner, 'package.json')).resolve(`${name}/package.json`);
      const { bin, version: actual } = JSON.parse(readFileSync(manifest, 'utf8')) as {
        bin: { tsc: string };
        version: string;
      };
      expect(actual.startsWith(version)).toBe(true);
      expect(run(directory, join(dirname(manifest), bin.tsc))).toBe('');
      const declared = readFileSync(join(directory, 'out/library.d.ts'), 'utf8');
      // What lies beside the client may be named; what does not, must not.
      if (layout === 'pnpm') expect(declared).not.toMatch(/@web-data\/types|openapi-fetch/);
      expect(declared).not.toMatch(/components\[|paths\[/);
      expect(declared).toMatch(/mapResult: .*MapResult>/);
      expect(declared).toMatch(/map: .*MapResponse>/);
      expect(declared).toMatch(/lowMap: .*ApiResult<"\/map", "post">>/);
    });
  }
});

/** What is not simply called, in functions whose types are found by the compiler. */
const library = `import { createClient, isWebDataError, unwrap } from '@web-data/client';
import { createApi } from '@web-data/client/api';
import type { Middleware } from '@web-data/client/api';
import * as operations from '@web-data/client/operations';

export const web = createClient({ apiKey: 'k' });
export const low = createClient({ apiKey: 'k', api: createApi });
export const api = createApi({ address: 'https://a.test/v2' });
export const service = operations.connect({ apiKey: 'k', hooks: operations.createHooks({}) });
export const map = (url: string) => web.map({ url });
export const mapResult = (url: string) => web.map.result({ url });
export const events = (id: string) => web.agent.events(id);
export const pages = (url: string) => web.crawl.pages({ url });
export const lowMap = (url: string) => low.api.POST('/map', { body: { url } });
export const lowGet = (jobId: string) => api.GET('/agent/{jobId}', { params: { path: { jobId } } });
export const lowLinks = async (url: string) => (await lowMap(url)).data?.links ?? [];
export const lowError = async (url: string) => (await lowMap(url)).error;
export const lowRequest = () => api.request('post', '/map', { body: { url: '' }, retry: false });
export const { POST, GET, request, use } = low.api;
export const middleware = { onRequest: ({ request }) => request } satisfies Middleware;
export const { map: method, agent, fetch } = web;
export const links = async (url: string) => unwrap(await mapResult(url)).links ?? [];
export const details = (error: unknown) => (isWebDataError(error, 'InvalidUrl') ? error.details : undefined);
export const caught = (error: unknown) => (isWebDataError(error, 'AgentJobNotFound') ? error : undefined);
`;

/** Every method and every operation that the installed client has, as itself, in a function of its arguments, and as a result. */
function everyCall(): string {
  const lister = `import { createClient } from '@web-data/client';
import * as operations from '@web-data/client/operations';
const seen = [];
const walk = (value, path) => {
  if (typeof value === 'function') seen.push({ path, hasResult: 'result' in value });
  for (const [name, member] of Object.entries(value ?? {}))
    if (name !== 'result' && name !== 'operation') walk(member, path + '.' + name);
};
walk({ ...createClient({ apiKey: 'k' }), fetch: undefined }, 'web');
walk(operations, 'operations');
console.log(JSON.stringify(seen));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '--eval', lister], {
    cwd: join(home, 'npm'),
    encoding: 'utf8',
  });
  const seen = JSON.parse(text) as { path: string; hasResult: boolean }[];
  expect(seen.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['web.map', 'web.crawl.pages', 'web.monitors.check', 'operations.parseFile']),
  );
  return seen
    .flatMap(({ path, hasResult }) => (hasResult ? [path, `${path}.result`] : [path]))
    .map(
      (path, index) =>
        `export const value${index} = ${path};
export const call${index} = (...given: Parameters<typeof ${path}>) => ${path}(...given);`,
    )
    .join('\n');
}

function run(cwd: string, compiler: string): string {
  try {
    return execFileSync(process.execPath, [compiler], { cwd, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

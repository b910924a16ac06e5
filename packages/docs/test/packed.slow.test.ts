import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runPnpm } from '../../../scripts/src/run-pnpm.ts';
import { serve } from './helpers/serve.ts';
import { filesOf, read } from './helpers/site.ts';
import { guide, STRANGER, writeFolder } from './helpers/stranger.ts';

/** What a stranger gets: the packed tarball in an empty project, with a description of their own. */
const home = join(import.meta.dirname, '..');
const tarballs = mkdtempSync(join(tmpdir(), 'docs-packed-'));
const readme = readFileSync(join(home, 'README.md'), 'utf8');
const [, config = ''] = /```json\n([^]*?)```/.exec(readme) ?? [];
const project = writeFolder({
  ...STRANGER,
  'package.json': '{ "private": true }',
  'web-data-docs.config.json': config,
});
const shell = process.platform === 'win32';
/** pnpm names the packages of this repository in it. */
const { NODE_PATH: _own, ...env } = process.env;

beforeAll(() => {
  runPnpm(['pack', '--pack-destination', tarballs], home);
  const [tarball = ''] = readdirSync(tarballs);
  // It has no dependencies, so that no registry is asked.
  const args = ['install', '--no-audit', '--no-fund', '--offline', join(tarballs, tarball)];
  execFileSync('npm', args, { cwd: project, env, shell, stdio: 'pipe' });
}, 300_000);

afterAll(() => {
  for (const folder of [tarballs, project]) rmSync(folder, { recursive: true, force: true });
});

/** Runs a line of the README in the project. */
async function runLine(line: string): Promise<{ code: number; stdout: string }> {
  const [command = '', ...args] = line.replace(/\s+#.*$/, '').split(' ');
  try {
    const { stdout } = await promisify(execFile)(command, args, {
      cwd: project,
      env,
      shell,
      timeout: 120_000,
    });
    return { code: 0, stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, stdout };
  }
}

/** The lines of the README that run this program, of blocks of a language. */
function listLines(pattern: RegExp): string[] {
  return [...readme.matchAll(pattern)].map(([, line = '']) => line.trim());
}

test('installs one package, and weighs little more than our site', () => {
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@web-data',
  ]);
  const installed = join(project, 'node_modules/@web-data/docs');
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies?: object;
  };
  expect(dependencies).toBeUndefined();
  const engine = join(installed, 'dist/engine');
  const size = readdirSync(engine).reduce((sum, name) => sum + statSync(join(engine, name)).size, 0);
  expect(size).toBeLessThan(2_200_000);
  const licences = readFileSync(join(engine, 'LICENSES.txt'), 'utf8');
  for (const name of ['marked', 'minisearch', '@shikijs/core', 'yaml', 'ajv'])
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\n\\n`, 'm'));
});

test('the first lines of the README build and check the site', async () => {
  const [build = '', , check = ''] = listLines(/^(npx @web-data\/docs .*)$/gm);
  const built = await runLine(build);
  expect(built).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\d+ pages, \d+ files in docs-site\.\n$/),
  });
  // None of the three is installed here.
  expect(built.stdout).toMatch(/^Left out: .*@redocly\/cli.*openapi-to-postmanv2.*@napi-rs\/canvas.*\.\n/);
  expect(await runLine(check)).toMatchObject({ code: 0, stdout: '0 errors, 0 warnings.\n' });
  for (const page of [
    '',
    'operations/list-tides/',
    'operations/report-tide/',
    'schemas/tide/',
    'guides/begin/',
  ])
    expect(read(`${page}index.html`, join(project, 'docs-site'))).toContain('Tide tables');
}, 120_000);

test('a planted link that leads nowhere is found', async () => {
  const file = join(project, 'guides/units.md');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, guide('Units', '[Feet](feet.md)'));
  const { code, stdout } = await runLine('npx @web-data/docs check');
  writeFileSync(file, before);
  expect(stdout).toMatch(/^error {4}guides\/units\.md: the link feet\.md leads to nothing\./);
  expect(code).toBe(1);
}, 120_000);

describe('each recipe of the README builds a site', () => {
  const [, ...recipes] = listLines(/(?:run: |command = ")(npx --yes @web-data\/docs [^"\n]*)/g);

  test('there is one for GitHub Pages and one for Netlify', () => {
    expect(recipes).toHaveLength(2);
  });

  test.each(recipes)(
    '%s',
    async (line) => {
      expect((await runLine(line)).code).toBe(0);
      const [, base = '/'] = /--base (\S+)/.exec(line) ?? [];
      const site = await serve(join(project, 'docs-site'), base);
      try {
        await expectAlive(site.origin + base);
      } finally {
        site.close();
      }
    },
    120_000,
  );
});

test.runIf(spawnSync('nginx', ['-v']).status === 0)(
  'nginx serves it under a path by the recipe of the README',
  async () => {
    await runLine('npx @web-data/docs build --base /docs/');
    const port = await findPort();
    const nginx = startNginx(port);
    try {
      const site = `http://127.0.0.1:${port}/docs/`;
      await expect
        .poll(
          () =>
            fetch(site).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 10_000 },
        )
        .toBe(200);
      await expectAlive(site);
      const missing = await fetch(`${site}no/such/page`);
      expect([missing.status, await missing.text()]).toEqual([
        404,
        expect.stringContaining('href="/docs/search/"'),
      ]);
      const folder = await fetch(`${site}guides/begin`);
      expect([folder.url, folder.status]).toEqual([`${site}guides/begin/`, 200]);
      expect((await fetch(site)).headers.get('content-type')).toBe('text/html; charset=utf-8');
    } finally {
      nginx.kill();
      await once(nginx, 'close');
    }
  },
  60_000,
);

test('the preview reloads pages after a change', async () => {
  const bin = join(project, 'node_modules/@web-data/docs/bin/web-data-docs.js');
  const child = spawn(process.execPath, [bin, 'dev', 'openapi.yaml', '--port', '0'], { cwd: project, env });
  // Also after a timeout, which runs no `finally`.
  onTestFinished(() => void child.kill());
  try {
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    await expect.poll(() => stdout, { timeout: 20_000 }).toMatch(/http:\S+/);
    const url = /http:\S+/.exec(stdout)![0];
    const events = (await fetch(`${url}__preview`)).body!.getReader();
    await events.read();
    const file = join(project, 'openapi.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('List tides', 'Every tide'));
    expect(new TextDecoder().decode((await events.read()).value)).toContain('event: changed');
    expect(await (await fetch(`${url}operations/list-tides/`)).text()).toContain('<h1>Every tide</h1>');
    await events.cancel();
  } finally {
    child.kill();
  }
  expect(await once(child, 'close')).toEqual([0, null]);
}, 60_000);

/** Every page, and all that its elements name, is served below an address. */
async function expectAlive(site: string): Promise<void> {
  const pages = filesOf('index.html', join(project, 'docs-site'));
  expect(pages.length).toBeGreaterThan(6);
  const targets = new Set<string>();
  for (const page of pages) {
    const url = new URL(page.replace(/index\.html$/, ''), site);
    const response = await fetch(url);
    expect(response.status, url.href).toBe(200);
    for (const [, target = ''] of (await response.text()).matchAll(/\s(?:href|src)="([^"#]+)/g))
      targets.add(new URL(target, url).href);
  }
  const own = [...targets].filter((target) => new URL(target).origin === new URL(site).origin);
  expect(own.filter((target) => !target.startsWith(site))).toEqual([]);
  const statuses = await Promise.all(own.map(async (target) => (await fetch(target)).status));
  expect(own.filter((_, index) => statuses[index] !== 200)).toEqual([]);
}

/** The block of the README in a configuration that needs no rights, for this site and a port. */
function startNginx(port: number): ChildProcess {
  const [, block = ''] = /```nginx\n([^]*?)```/.exec(readme) ?? [];
  const own = block
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/www/docs-site/', `${join(project, 'docs-site')}/`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${project}/${name};`,
  );
  writeFileSync(
    join(project, 'nginx.conf'),
    `${user} daemon off; pid ${project}/nginx.pid; error_log ${project}/nginx.log; events {}
http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')} ${own} }\n`,
  );
  return spawn('nginx', ['-p', project, '-c', join(project, 'nginx.conf')], { stdio: 'ignore' });
}

/** A port that nobody listens on. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

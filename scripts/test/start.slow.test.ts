import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPnpm } from '../src/run-pnpm.ts';
import { runTool } from '../src/run-tool.ts';
import { environmentWithHome } from './own-home.ts';
import { isLong } from '../vitest/tier.ts';

/** The first five minutes: `npm start` in a clone, with an empty home folder, as different people have it. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'web-data-start-'));
const clone = join(folder, 'clone');
/** `nobody`, who is on every Linux. */
const USER = 65_534;
const isRoot = process.getuid?.() === 0;
const hasSetpriv = existsSync('/usr/bin/setpriv');
const hasScript = existsSync('/usr/bin/script');
/** A line that is erased before it is written. */
const LIVE_LINE = /\r.\[K(?:Installing packages|Generating files|Building package \d+ of \d+): \d+ s /;

interface Start {
  /** Lines with the milliseconds at which they came. */
  lines: { at: number; text: string }[];
  output: string;
}

/** Runs it until it serves, and ends it as Ctrl-C does. */
async function start(
  env: Record<string, string>,
  [command = 'npm', ...args]: readonly string[] = ['npm', 'start'],
): Promise<Start> {
  const from = Date.now();
  const child = spawn(command, args, { cwd: clone, env, detached: true });
  const lines: Start['lines'] = [];
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const at = Date.now() - from;
      lines.push(...text.split('\n').flatMap((line) => (line === '' ? [] : [{ at, text: line }])));
      if (text.includes('Serving. Ctrl-C stops it.')) process.kill(-child.pid!, 'SIGINT');
    });
  await endOf(child);
  return { lines, output };
}

function endOf(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 540_000);
  return new Promise((resolve) =>
    child.once('close', () => {
      clearTimeout(timer);
      resolve();
    }),
  );
}

/** An environment with an empty home folder of its own; packages that this machine has are not fetched again. */
function environment(name: string, more: Record<string, string> = {}): Record<string, string> {
  return {
    ...environmentWithHome(join(folder, name)),
    PORT: '0',
    CHROMIUM_PATH: '/none',
    npm_config_registry: runTool('npm', ['config', 'get', 'registry'], root).trim(),
    npm_config_store_dir: runPnpm(['store', 'path'], root).trim(),
    // The owner of these files changes, and must not change in the store.
    npm_config_package_import_method: 'copy',
    TURBO_CACHE_DIR: process.env['TURBO_CACHE_DIR'] ?? join(root, '.turbo/cache'),
    ...more,
  };
}

/** What each start says in its last block. */
function expectWhatItHas({ output }: Start, browser: RegExp): void {
  expect(output).toMatch(/\d+ links in [\d.]+ s/);
  const [, last = ''] = output.split('What it has');
  expect(last).toMatch(browser);
  expect(last).toMatch(/No model: .*WEB_DATA_AGENT_MODEL_URL/);
  expect(last).toMatch(/Searches look in .*WEB_DATA_SEARCH_PROVIDER/);
  expect(last).toContain('Stopping; requests in flight finish first.');
}

describe.skipIf(!isLong || process.platform !== 'linux')('npm start', () => {
  beforeAll(() => void execFileSync('git', ['clone', '--quiet', root, clone]));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('installs, builds and serves from nothing, and shows how far it is on a pipe', async () => {
    const started = await start(environment('first'));
    expectWhatItHas(started, /No browser: .*Install Chromium/);
    const ready = started.lines.findIndex(({ text }) => text.startsWith('Ready after'));
    const progress = started.lines.slice(0, ready).filter(({ text }) => /: \d+ s$/.test(text));
    expect(progress.map(({ text }) => text).join('\n')).toMatch(/Installing packages: \d+ s/);
    for (const [index, { at }] of progress.entries())
      expect(at - (progress[index - 1]?.at ?? 0)).toBeGreaterThan(1500);
  }, 600_000);

  test.skipIf(!hasScript)(
    'has a line on a terminal that renews itself',
    async () => {
      const { output } = await start(environment('terminal'), ['script', '-qec', 'npm start', '/dev/null']);
      expect(output).toMatch(LIVE_LINE);
    },
    600_000,
  );

  test('takes another host', async () => {
    const started = await start(environment('host', { HOST: '0.0.0.0' }));
    expectWhatItHas(started, /No browser: .*Install Chromium/);
    expect(started.output).toMatch(/API {3}http:\/\/[\w.-]+:\d+\/v2/);
  }, 600_000);

  test('works behind a proxy', async () => {
    const proxy = createServer((_request, response) => response.writeHead(502).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => proxy.once('listening', resolve));
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const started = await start(
      environment('proxy', { HTTP_PROXY: url, HTTPS_PROXY: url, http_proxy: url, https_proxy: url }),
    );
    proxy.close();
    expectWhatItHas(started, /No browser: .*Install Chromium/);
  }, 600_000);

  const hasChromium = spawnSync('which', ['chromium']).status === 0;
  test.skipIf(!isRoot || !hasSetpriv)(
    'works for a user who is not root, who has a browser',
    async () => {
      const env = environment('user', {
        npm_config_cache: join(folder, 'user/npm'),
        npm_config_store_dir: join(folder, 'user/store'),
        TURBO_CACHE_DIR: join(folder, 'user/turbo'),
        CHROMIUM_PATH: '',
      });
      execFileSync('chown', ['-R', `${USER}:${USER}`, folder]);
      const asUser = ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', 'npm', 'start'];
      expectWhatItHas(
        await start(env, asUser),
        hasChromium ? /Pages that need a browser are shown by / : /No browser/,
      );
    },
    600_000,
  );
});

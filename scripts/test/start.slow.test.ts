import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
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

const SERVING = 'Serving. Ctrl-C stops it.';

/** Runs it until it serves, ends it as Ctrl-C does, and returns what it printed. */
async function start(
  env: Record<string, string>,
  [command = 'npm', ...args]: readonly string[] = ['npm', 'start'],
): Promise<string> {
  const child = spawn(command, args, { cwd: clone, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      const wasServing = output.includes(SERVING);
      output += text;
      if (!wasServing && output.includes(SERVING)) process.kill(-child.pid!, 'SIGINT');
    });
  await endOf(child);
  return output;
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

/** A proxy that opens tunnels, and remembers to whom. */
async function startTunnels(): Promise<{ url: string; hosts: string[]; close(): void }> {
  const hosts: string[] = [];
  const proxy = createServer((request, response) => {
    hosts.push(new URL(request.url!).host);
    response.writeHead(502).end();
  });
  proxy.on('connect', ({ url }, socket, head) => {
    hosts.push(url!);
    const { hostname, port } = new URL(`https://${url}`);
    const target = connect(Number(port || 443), hostname, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      target.write(head);
      target.pipe(socket).pipe(target);
    });
    for (const end of [socket, target]) end.on('error', () => void target.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, hosts, close: () => void proxy.close() };
}

/** What each start says in its last block. */
function expectWhatItHas(output: string, browser: RegExp): void {
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
    const output = await start(environment('first', { TURBO_CACHE_DIR: join(folder, 'first/turbo') }));
    expectWhatItHas(output, /No browser: .*Install Chromium/);
    const progress = [...output.split('Ready after')[0]!.matchAll(/^(.+): (\d+) s$/gm)];
    expect(progress.map(([, step]) => step)).toContain('Installing packages');
    expect(progress.some(([, step]) => /^Building package \d+ of \d+$/.test(step!))).toBe(true);
    // A line at most every two seconds, by its own clock: when this process reads it is a matter of load.
    expect(progress.length).toBeLessThanOrEqual(Number(progress.at(-1)![2]) / 2 + 1);
  }, 600_000);

  test.skipIf(!hasScript)(
    'has a line on a terminal that renews itself',
    async () => {
      const output = await start(environment('terminal'), ['script', '-qec', 'npm start', '/dev/null']);
      expect(output).toMatch(LIVE_LINE);
    },
    600_000,
  );

  test('takes another host', async () => {
    const output = await start(environment('host', { HOST: '0.0.0.0' }));
    expectWhatItHas(output, /No browser: .*Install Chromium/);
    expect(output).toMatch(/API {3}http:\/\/[\w.-]+:\d+\/v2/);
  }, 600_000);

  test('works behind a proxy', async () => {
    const proxy = await startTunnels();
    const { url } = proxy;
    const output = await start(
      environment('proxy', {
        // Nothing of npm is there: the package manager comes through the proxy.
        npm_config_cache: join(folder, 'proxy/npm'),
        HTTP_PROXY: url,
        HTTPS_PROXY: url,
        http_proxy: url,
        https_proxy: url,
      }),
    );
    proxy.close();
    expectWhatItHas(output, /No browser: .*Install Chromium/);
    const { hostname, port } = new URL(runTool('npm', ['config', 'get', 'registry'], root).trim());
    expect(new Set(proxy.hosts)).toEqual(new Set([`${hostname}:${port || 443}`]));
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

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run as runLine } from '../../src/cli/run.ts';
import type { Finding } from '../../src/cli/doctor/check.ts';
import { checkDescriptors, checkHeap } from '../../src/cli/doctor/machine.ts';
import { administer, newPlace, storeKinds } from '../support/stores.ts';

const bin = fileURLToPath(new URL('../../bin/web-data-server.js', import.meta.url));
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'web-data-doctor-'))));
afterEach(async () => {
  process.exitCode = 0;
  await rm(folder, { recursive: true });
});

async function examine(
  environment: NodeJS.ProcessEnv = {},
  ...args: string[]
): Promise<Record<string, Finding>> {
  let printed = '';
  await runLine(['doctor', '--json', ...args], {
    environment: { WEB_DATA_DIRECTORY: folder, ...environment },
    print: (text) => void (printed += text),
  });
  return Object.fromEntries((JSON.parse(printed) as Finding[]).map((finding) => [finding.name, finding]));
}

/** A port of loopback on which a server answers each request with `status`. */
async function serve(status: number): Promise<{ port: number; close(): void }> {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

it('finds a new folder in order, and makes no database there', async () => {
  const found = await examine();
  expect(found['database']).toMatchObject({
    state: 'ok',
    message: expect.stringContaining('first start creates it'),
  });
  expect(found['disk']).toMatchObject({ message: expect.stringMatching(/ are free in /) });
  expect(found['model']).toMatchObject({ state: 'skipped' });
  expect(found['egress']).toMatchObject({ state: 'skipped' });
  expect(existsSync(join(folder, 'web-data.db'))).toBe(false);
});

describe.each(storeKinds)('a store on %s', (kind) => {
  it('is warned of before it was migrated, and found in order after', async () => {
    const { options, remove } = await newPlace(kind);
    const environment = {
      WEB_DATA_DIRECTORY: options.dataDirectory,
      ...(options.databaseUrl !== undefined && { WEB_DATA_DATABASE_URL: options.databaseUrl }),
    };
    if (kind === 'postgres')
      expect((await examine(environment))['schema']).toMatchObject({
        state: 'warning',
        message: expect.stringContaining('0001-first-release'),
      });
    await runLine(['migrate'], { environment, print: () => {} });
    const found = await examine(environment);
    for (const name of ['database', 'schema', 'clock']) expect(found[name]).toMatchObject({ state: 'ok' });
    await remove();
  });
});

it('says that a database is damaged', async () => {
  await writeFile(join(folder, 'web-data.db'), 'This is no database at all. '.repeat(100));
  expect((await examine())['database']).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/database/),
  });
  expect(process.exitCode).toBe(1);
});

it.runIf(storeKinds.includes('postgres'))(
  'says that a database takes no writes, and how to help',
  async () => {
    const { options, remove } = await newPlace('postgres');
    const name = new URL(options.databaseUrl!).pathname.slice(1);
    await administer(`alter database ${name} set default_transaction_read_only = on`);
    const found = await examine({ WEB_DATA_DATABASE_URL: options.databaseUrl });
    expect(found['database']).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('name the primary'),
    });
    await remove();
  },
);

it.each<
  [name: string, variable: string, url: (port: number) => string, status: number, wanted: Partial<Finding>]
>([
  ['model', 'WEB_DATA_AGENT_MODEL_URL', (port) => `http://127.0.0.1:${port}/v1`, 200, { state: 'ok' }],
  [
    'model',
    'WEB_DATA_AGENT_MODEL_URL',
    (port) => `http://127.0.0.1:${port}/v1`,
    401,
    { state: 'failed', message: 'The model rejects its key: correct WEB_DATA_AGENT_MODEL_KEY.' },
  ],
  ['model', 'WEB_DATA_AGENT_MODEL_URL', () => 'http://127.0.0.1:9/v1', 200, { state: 'failed' }],
  ['mail', 'WEB_DATA_SMTP_URL', (port) => `smtp://127.0.0.1:${port}`, 200, { state: 'ok' }],
  ['mail', 'WEB_DATA_SMTP_URL', () => 'smtp://127.0.0.1:9', 200, { state: 'failed' }],
  ['counters', 'WEB_DATA_REDIS_URL', () => 'redis://127.0.0.1:9', 200, { state: 'failed' }],
])('tries the %s of %s', async (name, variable, url, status, wanted) => {
  const service = await serve(status);
  const found = await examine({ [variable]: url(service.port), WEB_DATA_MAIL_FROM: 'a@example.com' });
  expect(found[name]).toMatchObject(wanted);
  service.close();
});

it('reaches a site by the rules for all sites', async () => {
  const site = await serve(204);
  const url = `http://127.0.0.1:${site.port}/`;
  expect((await examine({}, '--url', url))['egress']).toMatchObject({ state: 'failed' });
  const open = { WEB_DATA_ALLOW_PRIVATE: '127.0.0.1:*' };
  expect((await examine(open, '--url', url))['egress']).toMatchObject({
    state: 'ok',
    message: `127.0.0.1:${site.port} answers with 204`,
  });
  site.close();
});

it.each([
  [
    checkDescriptors(400, 10_000),
    'warning',
    /^400 files .* raise the limit .*WEB_DATA_MAX_CONNECTIONS to 1\.$/,
  ],
  [checkDescriptors(65_536, 10_000), 'ok', /^65536/],
  [checkDescriptors(undefined, 10_000), 'ok', /not known/],
  [checkHeap(100_000_000), 'warning', /^The heap may have 100 MB.*max-old-space-size/],
  [checkHeap(2_000_000_000), 'ok', /2 GB/],
])('judges the limits of the process: %j', ({ state, message }, wanted, text) => {
  expect([state, message]).toEqual([wanted, expect.stringMatching(text)]);
});

it('says what is wrong with a folder that nobody can write', async () => {
  // Root may write anywhere except where the file system itself refuses.
  const found = await examine({ WEB_DATA_DIRECTORY: '/proc/self' });
  expect(found['disk']).toMatchObject({
    state: expect.stringMatching(/failed|warning/),
    message: expect.stringContaining('/proc/self'),
  });
});

const readOnly = `mount -t tmpfs -o ro tmpfs "$1" && exec "$2" "$3" serve --port 0`;
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

it.skipIf(!canMount)('refuses to start on a file system that is read-only, with the remedy', async () => {
  await mkdir(join(folder, 'data'));
  const { stderr, status } = spawnSync(
    'unshare',
    ['--mount', 'sh', '-c', readOnly, 'sh', join(folder, 'data'), process.execPath, bin],
    { encoding: 'utf8', timeout: 60_000, env: { ...process.env, WEB_DATA_DIRECTORY: join(folder, 'data') } },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/data.* cannot be (?:opened|created).*\bWEB_DATA_DIRECTORY|another data directory/s);
});

it.skipIf(process.platform !== 'linux')(
  'starts with 400 descriptors and a small heap, and says what that means',
  async () => {
    const script = `ulimit -n 400; exec "$1" --max-old-space-size=200 "$2" serve --port 0`;
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, bin], {
      env: { ...process.env, WEB_DATA_DIRECTORY: folder, WEB_DATA_DOCS_DIRECTORY: 'none' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += String(chunk)));
    await expect.poll(() => stderr, { timeout: 100_000 }).toMatch(/^Listening on /m);
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    await exited;
    expect(stderr).toMatch(/^400 files and sockets may be open/m);
    expect(stderr).toMatch(/^The heap may have .* which one large page can fill/m);
  },
  130_000,
);

import { execFileSync } from 'node:child_process';
import { createReadStream, openSync, closeSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerConfig } from '../../src/platform/config/server-config.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { smallDisk } from '../support/small-disk.ts';
import { newPlace } from '../support/stores.ts';

let folder: string;
let site: Site;
let server: TestServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-data-siem-'));
  site = await serveSite(pages({ '/': [] }, ['/']));
});
afterEach(async () => {
  await Promise.all([server?.close(), site.close()]);
  server = undefined;
  await rm(folder, { recursive: true });
});

/** A server with a security log, and a call of a team whose organization has security logging. */
const start = async (config: Partial<ServerConfig>) => {
  const started = (server = await startTestServer(config));
  const { key } = await started.caller({ organization: { siemLogging: true }, credits: 100_000 });
  const other = await started.caller();
  const map = (id: string, by = key) =>
    started.map(by, { url: site.url, sitemap: 'only' }, { headers: { 'x-request-id': id } });
  return { started, map, other: other.key };
};
const eventsOf = async (file: string): Promise<Record<string, unknown>[]> => {
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};
const idsOf = async (file: string): Promise<string[]> =>
  (await eventsOf(file))
    .filter(({ event }) => event === 'request.finished')
    .map(({ requestId }) => String(requestId));
const readyzOf = async ({ url }: TestServer) => (await fetch(`${url}/readyz`)).status;

const rotated = async (rotate: (file: string) => Promise<void>, isKept: (id: string) => boolean) => {
  const file = join(folder, 'security.log');
  const { map } = await start({ siemLog: file });
  await map('before');
  await expect.poll(() => idsOf(file)).toEqual(['before']);
  await rotate(file);
  await new Promise((resolve) => setTimeout(resolve, 600)); // It looks at its path twice a second.
  await map('after');
  await expect.poll(() => idsOf(file).catch(() => [])).toEqual(['before', 'after'].filter(isKept));
};
const isAfter = (id: string): boolean => id === 'after';

describe('a security log that log rotation', () => {
  it('moves away is made anew', () => rotated((file) => rename(file, `${file}.1`), isAfter));

  it('moves away and makes again is followed', () =>
    rotated(async (file) => {
      await rename(file, `${file}.1`);
      await writeFile(file, '', { mode: 0o600 });
    }, isAfter));

  it('copies and empties goes on at its beginning', () =>
    rotated(async (file) => {
      await copyFile(file, `${file}.1`);
      await truncate(file);
    }, isAfter));

  it('deletes is made anew', () => rotated((file) => rm(file), isAfter));

  it('deletes with its folder is made anew', async () => {
    const file = join(folder, 'logs', 'security.log');
    const { map } = await start({ siemLog: file });
    await map('before');
    await expect.poll(() => idsOf(file)).toEqual(['before']);
    await rm(join(folder, 'logs'), { recursive: true });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await map('after');
    await expect.poll(() => idsOf(file).catch(() => [])).toEqual(['after']);
  });
});

describe.each([
  ['a folder', (path: string) => execFileSync('mkdir', [path]), /EISDIR/],
  ['below a file', (path: string) => execFileSync('touch', [join(path, '..')]), /ENOTDIR|EEXIST/],
] as const)('a security log that is %s', (_, make, reason) => {
  it('is refused at the start with a sentence', async () => {
    const path = join(folder, 'a', 'security');
    if (String(make).includes('mkdir')) execFileSync('mkdir', [join(folder, 'a')]);
    make(path);
    const place = await newPlace('sqlite');
    const starting = startTestServer({ siemLog: path }, 'sqlite', place);
    const error = await starting.then(
      () => undefined,
      (cause: Error) => cause,
    );
    expect(error?.name).toBe('ConfigError');
    expect(error?.message).toMatch(reason);
    expect(error?.message).toMatch(
      /^The security log .*security cannot be opened: .* \(WEB_DATA_SIEM_LOG\)\.$/,
    );
    await place.remove();
  });
});

it('a security log that is a named pipe holds nothing up, read or not', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const { map } = await start({ siemLog: pipe });
  expect((await map('unread')).status).toBe(200);
  const keep = openSync(pipe, 'r+');
  const reading = createReadStream(pipe);
  const ids: unknown[] = [];
  createInterface({ input: reading }).on('line', (line) =>
    ids.push((JSON.parse(line) as { requestId: string }).requestId),
  );
  expect((await map('read')).status).toBe(200);
  await expect.poll(() => new Set(ids)).toEqual(new Set(['unread', 'read']));
  closeSync(keep);
  await server!.close();
  reading.destroy();
});

describe('a security log that is full', () => {
  it('keeps nobody from being served under the policy open, and counts what is lost', async () => {
    const { map, started } = await start({ siemLog: '/dev/full', mapShareMs: 60_000, metricsPort: 0 });
    for (let round = 0; round < 40; round++) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => map('x'.repeat(128))));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const metrics = await (await fetch(started.metricsUrl)).text();
    expect(Number(/^web_data_security_events_dropped (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
    expect(started.log.filter((line) => line.includes('security events cannot be written'))).toHaveLength(1);
  });

  const config = { siemLog: '/dev/full', siemFailurePolicy: 'closed' } as const;
  it('refuses those it is for under the policy closed, before their work, and no others', async () => {
    const { map, other, started } = await start(config);
    for (let call = 0; call < 3; call++) {
      const { status, body, headers } = await map('refused');
      expect([status, body, headers.get('retry-after')]).toEqual([
        503,
        { success: false, error: 'Service Unavailable' },
        '5',
      ]);
    }
    expect(site.asked).toEqual([]);
    expect((await map('served', other)).status).toBe(200);
    expect(await readyzOf(started)).toBe(200);
  });
});

const disk = await smallDisk(300);
if (disk === undefined)
  console.log('A full disk for the security log: not tested, this user may not mount one.');

it.runIf(disk)(
  'a security log on a disk that was full goes on under the policy closed, and lost nothing it let in',
  async () => {
    const file = join(disk!.options.dataDirectory, 'security.log');
    const { map } = await start({ siemLog: file, siemFailurePolicy: 'closed', mapShareMs: 60_000 });
    expect((await map('first')).status).toBe(200);
    await disk!.fill(20_000);
    const served: string[] = ['first'];
    let refused = 0;
    for (let call = 0; refused < 3; call++) {
      const { status } = await map(`call-${call}`);
      if (status === 200) served.push(`call-${call}`);
      else refused += 1;
    }
    await disk!.empty();
    await expect.poll(async () => (await map('last')).status, { timeout: 20_000 }).toBe(200);
    served.push('last');
    await expect.poll(() => idsOf(file)).toEqual(served);
    await server!.close();
    await disk!.remove();
  },
);

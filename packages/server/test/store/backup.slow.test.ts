import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { auditStoredBytes } from '../../src/platform/store/audit-stored-bytes.ts';
import { endedJob, startJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';

/** The commands of the guide «Operating the server». */
const tools = {
  sqlite: {
    program: 'sqlite3',
    backUp: ({ options }: Place, copy: string) =>
      execFileSync('sqlite3', [join(options.dataDirectory, 'web-data.db'), `.backup '${copy}'`]),
    restore: ({ options }: Place, copy: string) => {
      for (const end of ['', '-wal', '-shm'])
        rmSync(join(options.dataDirectory, `web-data.db${end}`), { force: true });
      execFileSync('cp', [copy, join(options.dataDirectory, 'web-data.db')]);
    },
  },
  postgres: {
    program: 'pg_dump',
    backUp: ({ options }: Place, copy: string) =>
      execFileSync('pg_dump', ['--format=custom', `--file=${copy}`, options.databaseUrl!]),
    restore: ({ options }: Place, copy: string) =>
      execFileSync('pg_restore', ['--clean', '--if-exists', `--dbname=${options.databaseUrl}`, copy]),
  },
};

const isThere = (program: string): boolean => {
  const found = spawnSync(program, ['--version']).status === 0;
  if (!found) console.log(`${program}: not tested, it is not installed.`);
  return found;
};

describe.each(storeKinds.filter((kind) => isThere(tools[kind].program)))('a backup of %s', (kind) => {
  it('that was made while jobs run has exact books, and its jobs go on after it is restored', async () => {
    const paths = Array.from({ length: 150 }, (_, index) => `/${index}`);
    const site = await serveSite(pages(Object.fromEntries(paths.map((path) => [path, []]))));
    const [place, other] = [await newPlace(kind), await newPlace(kind)];
    const first = await startTestServer({}, kind, place);
    const { key, teamId } = await first.caller();
    const urls = paths.map((path) => `${site.url}${path}`);
    const id = await startJob(first, key, 'batch', { urls, maxConcurrency: 2 });
    await expect.poll(() => site.asked.length, { timeout: 30_000 }).toBeGreaterThan(20);
    const copy = join(other.options.dataDirectory, 'copy');
    tools[kind].backUp(place, copy);
    expect((await endedJob(first, key, 'batch', id)).completed).toBe(150);
    await first.close();

    tools[kind].restore(other, copy);
    const second = await startTestServer({ leaseMs: 1000 }, kind, other);
    expect(await endedJob(second, key, 'batch', id)).toMatchObject({ status: 'completed', completed: 150 });
    expect((await second.team(teamId)).credits).toBe(1000 - 150);
    expect([...(await auditCredits(second.store)), ...(await auditStoredBytes(second.store))]).toEqual([]);
    await second.close();
    await Promise.all([site.close(), place.remove(), other.remove()]);
  }, 120_000);
});

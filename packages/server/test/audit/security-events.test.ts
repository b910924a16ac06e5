import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let folder: string;
let file: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-data-audit-'));
  file = join(folder, 'security.log');
  const plans = {
    scale: { requestsPerMinute: 100_000, concurrency: 10 },
    slow: { requestsPerMinute: 1, concurrency: 10 },
  };
  server = await startTestServer({ siemLog: file, plans });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const events = async (): Promise<Record<string, unknown>[]> =>
  (await readFile(file, 'utf8').catch(() => ''))
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
const found = async (event: string) => (await events()).filter((told) => told['event'] === event);
const logged = { organization: { siemLogging: true } };
const unknown = `wd_${'0'.repeat(16)}_${'0'.repeat(48)}`;

it('names who could not say who they are, once for many', async () => {
  const before = (await events()).length;
  for (let call = 0; call < 30; call++) await server.map(unknown, {});
  for (let call = 0; call < 5; call++) await server.map(undefined, {});
  await expect.poll(() => found('authentication.failed')).toHaveLength(2);
  expect((await found('authentication.failed'))[0]).toMatchObject({
    ip: '127.0.0.1',
    keyId: '0'.repeat(16),
    status: 401,
    count: 1,
  });
  expect((await readFile(file, 'utf8')).includes('0'.repeat(48))).toBe(false);
  expect((await events()).length - before).toBe(2);
});

it('names a key that lacks the scope, for organizations that ask for it', async () => {
  const { key, keyId, teamId } = await server.caller({ ...logged, scopes: ['agent'] });
  const other = await server.caller({ scopes: ['agent'] });
  expect((await server.map(other.key, { url: 'https://example.com' })).status).toBe(403);
  expect((await server.map(key, { url: 'https://example.com' })).status).toBe(403);
  await expect.poll(() => found('scope.rejected')).toHaveLength(1);
  expect((await found('scope.rejected'))[0]).toMatchObject({
    keyId,
    teamId,
    operation: 'mapUrls',
    status: 403,
  });
});

it('names a team that goes beyond its limits, and counts a flood', async () => {
  const { key, keyId } = await server.caller({ ...logged, plan: 'slow' });
  await server.map(key, {});
  for (let call = 0; call < 20; call++) expect((await server.map(key, {})).status).toBe(429);
  await expect.poll(() => found('limit.reached')).toHaveLength(1);
  expect((await found('limit.reached'))[0]).toMatchObject({
    keyId,
    reason: 'Rate limit exceeded',
    status: 429,
  });
  await server.close();
  expect((await found('limit.reached'))[1]).toMatchObject({ keyId, count: 19 });
  expect((await found('authentication.failed')).map(({ count }) => count)).toEqual([1, 1, 29, 4]);
});

it('names every administrative act, without secrets', async () => {
  const told = join(folder, 'acts.log');
  const environment = { WEB_DATA_DIRECTORY: join(folder, 'acts'), WEB_DATA_SIEM_LOG: told };
  const act = async <T>(...args: string[]): Promise<T> => {
    let printed = '';
    await run([...args, '--json'], { environment, print: (text) => void (printed += text) });
    return JSON.parse(printed) as T;
  };
  const team = await act<{ id: string; organizationId: string }>('teams', 'create', '--name', 'Crew');
  const key = await act<{ id: string; key: string }>('keys', 'create', '--team', team.id, '--name', 'ci');
  await act('teams', 'set', team.id, '--plan', 'scale', '--threat-protection', 'enforced');
  await act('credits', 'grant', team.id, '250', '--reason', 'May');
  await act('policy', 'set', team.id, '--mode', 'off', '--siem-logging', 'on');
  await act('keys', 'revoke', key.id);
  await act('keys', 'list');
  await act('credits', 'audit');
  await act('teams', 'set', 'nobody', '--plan', 'scale').catch(() => {});
  const lines = (await readFile(told, 'utf8')).trim().split('\n');
  const acts = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const { id: teamId, organizationId } = team;
  expect(acts).toMatchObject([
    { event: 'team.created', teamId, organizationId, plan: 'free' },
    { event: 'key.created', teamId, keyId: key.id, scopes: ['*'], expiresAt: null },
    { event: 'team.changed', teamId, change: { plan: 'scale', threatProtection: 'enforced' } },
    { event: 'credits.granted', teamId, credits: 250, reason: 'May' },
    { event: 'policy.changed', organizationId, change: { mode: 'off', 'siem-logging': 'on' } },
    { event: 'key.revoked', keyId: key.id },
  ]);
  for (const entry of acts)
    expect([typeof entry['actor'], typeof entry['time']]).toEqual(['string', 'string']);
  expect(lines.join('')).not.toContain(key.key.slice(-48));
});

it('does nothing that it could not write down', async () => {
  const environment = { WEB_DATA_DIRECTORY: join(folder, 'acts'), WEB_DATA_SIEM_LOG: folder };
  const acting = run(['teams', 'create', '--name', 'Ghost'], { environment, print: () => {} });
  await expect(acting).rejects.toThrow(/^The security log .* cannot be opened: /);
  let printed = '';
  await run(['teams', 'list'], { environment, print: (text) => void (printed += text) });
  expect(printed).not.toContain('Ghost');
});

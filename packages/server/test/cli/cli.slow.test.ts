import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run as runLine } from '../../src/cli/run.ts';
import { useLink } from '../../src/accounts/people/sign-in-links.ts';
import { openStore } from '../../src/platform/store/open.ts';

const program = fileURLToPath(new URL('../../bin/web-data-server.js', import.meta.url));
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'web-data-cli-'))));
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<string> {
  let printed = '';
  await runLine(args, {
    environment: { WEB_DATA_DIRECTORY: folder },
    print: (text) => void (printed += text),
  });
  return printed;
}
const json = async <T>(...args: string[]): Promise<T> => JSON.parse(await run(...args, '--json')) as T;

it('takes a new store from nothing to a team that can call', async () => {
  expect(await run('migrate')).toBe('The schema is up to date.');
  const team = await json<{ id: string; organizationId: string }>(
    'teams',
    'create',
    '--name',
    'Crew',
    '--plan',
    'standard',
  );
  expect(await json('credits', 'grant', team.id, '250', '--reason', 'welcome')).toMatchObject({
    credits: 250,
    held: 0,
  });
  const { id, key } = await json<{ id: string; key: string }>(
    'keys',
    'create',
    '--team',
    team.id,
    '--name',
    'ci',
    '--scopes',
    'map,feature:threatProtection',
  );
  expect(key).toMatch(/^wd_[0-9a-f]{16}_[0-9a-f]{48}$/);
  expect(await run('keys', 'list')).toContain('map,feature:threatProtection');
  expect(await run('keys', 'list')).not.toContain(key.slice(-48));
  expect(
    await json(
      'policy',
      'set',
      team.id,
      '--mode',
      'normal',
      '--blacklist',
      'a.example,*.B.example',
      '--siem-logging',
      'on',
    ),
  ).toMatchObject({
    id: team.organizationId,
    siemLogging: true,
    threatPolicy: { mode: 'normal', blacklist: ['a.example', '*.b.example'], riskScoreThreshold: 75 },
  });
  expect(await json('teams', 'set', team.id, '--threat-protection', 'enforced')).toMatchObject({
    plan: 'standard',
    threatProtection: 'enforced',
  });
  expect(await run('keys', 'revoke', id)).toBe('Revoked. It is rejected within 1000 ms.');
  expect(await run('credits', 'audit')).toBe('The books are exact.');
});

it.each([
  [
    ['frobnicate'],
    'UsageError',
    'There is no command frobnicate: use one of serve, migrate, doctor, keys create,',
  ],
  [['keys'], 'UsageError', 'There is no command keys alone: use one of keys create, keys list, keys revoke.'],
  [['keys', 'revoke'], 'UsageError', 'keys revoke takes 1 argument, not 0: see keys revoke --help.'],
  [['keys', 'list', '--tea', 'x'], 'UsageError', "Unknown option '--tea'"],
  [['keys', 'revoke', 'nobody'], 'AccountError', 'There is no key nobody: `keys list` shows them.'],
  [
    ['keys', 'create', '--team', 'nobody'],
    'AccountError',
    'There is no team nobody: `teams list` shows them.',
  ],
  [
    ['keys', 'create', '--team', 'x', '--scopes', 'all'],
    'AccountError',
    'There is no scope all: use one of *, agent,',
  ],
  [
    ['credits', 'grant', 'x', '1.5'],
    'UsageError',
    'The number of credits must be a whole number from 1 to 1000000000000.',
  ],
  ...['-5', '-0.5', '+5', '1e3', '٣', ''].map(
    (amount) =>
      [
        ['credits', 'grant', 'x', amount],
        'UsageError',
        'The number of credits must be a whole number from 1 to 1000000000000.',
      ] as [string[], string, string],
  ),
  [['serve', '--port', '-1'], 'UsageError', '--port must be a whole number from 0 to 65535.'],
  [
    ['keys', 'create', '--expires', '0d'],
    'UsageError',
    '--expires must be a time to come: 90d, 12h, 30m or a',
  ],
  [['keys', 'create', '--expires', '2001-01-01'], 'UsageError', '--expires must be a time to come:'],
  [['keys', 'create', '--expires', 'soon'], 'UsageError', '--expires must be a time to come:'],
  [['keys', 'create', '--expires', '99999d'], 'UsageError', '--expires must be a time to come:'],
  [
    ['teams', 'create', '--name', 'x', '--plan', 'gold'],
    'UsageError',
    '--plan must be one of free, standard, scale, development.',
  ],
  [
    ['policy', 'set', 'x', '--mode', 'on'],
    'AccountError',
    'There is no organization x: `teams list` shows them.',
  ],
  [['serve', '--port', '99999'], 'UsageError', '--port must be a whole number from 0 to 65535.'],
])('%j fails with %s and one sentence', async (args, name, sentence) => {
  const error = (await run(...args).catch((failure: unknown) => failure)) as Error;
  expect(error.name).toBe(name);
  expect(error.message.startsWith(sentence) ? sentence : error.message).toBe(sentence);
  expect(error.message.split('\n')).toHaveLength(1);
});

it.each([
  [['keys'], 2, 'There is no command keys alone: use one of keys create, keys list, keys revoke.\n'],
  [['keys', 'revoke', 'nobody'], 1, 'There is no key nobody: `keys list` shows them.\n'],
  [['keys', '--help'], undefined, ''],
  [['--version'], undefined, ''],
  [['policy', 'set', '--help'], undefined, ''],
])('%j ends with status %i', async (args, status, text) => {
  const environment = { ...process.env, WEB_DATA_DIRECTORY: folder };
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env: environment }, (error, _stdout, stderr) =>
      resolve([error?.code, stderr]),
    );
  });
  expect(ended).toEqual([status, text]);
});

it('gives keys an end, and shows it', async () => {
  const expected = Date.now() + 90 * 86_400_000;
  const { expiresAt } = await json<{ expiresAt: string }>('keys', 'create', '--expires', '90d');
  expect(Math.abs(Date.parse(expiresAt) - expected)).toBeLessThan(60_000);
  const dated = await json<{ id: string }>('keys', 'create', '--expires', '2999-12-31');
  const keys = await json<{ id: string; expiresAt: string | null }[]>('keys', 'list');
  expect(keys.find(({ id }) => id === dated.id)).toMatchObject({
    expiresAt: '2999-12-31T00:00:00.000Z',
    lastUsedAt: null,
  });
  expect(keys[0]).toMatchObject({ expiresAt: null });
});

const helped = Object.entries({
  keys: ['create', 'list', 'revoke'],
  teams: ['create', 'list', 'show', 'set'],
  credits: ['grant', 'show', 'audit'],
  policy: ['show', 'set'],
  jobs: ['list', 'show', 'follow', 'cancel', 'retry', 'pause', 'resume'],
}).flatMap(([group, names]) => names.map((name) => `${group} ${name}`));
it.each(['serve', 'migrate', ...helped])(
  '%s --help, -h and help before it say how it is used',
  async (name) => {
    const text = await run(...name.split(' '), '--help');
    expect(text).toContain(`Usage: web-data-server ${name}`);
    expect(await run(...name.split(' '), '-h')).toBe(text);
    expect(await run('help', ...name.split(' '))).toBe(text);
    expect(await run(...name.split(' '), 'anything', '--help')).toBe(text);
  },
);

it.each(['keys', 'teams', 'credits', 'policy', 'jobs'])('%s --help lists its commands', async (group) => {
  const text = await run(group, '--help');
  for (const name of helped.filter((known) => known.startsWith(`${group} `))) expect(text).toContain(name);
  expect(text).not.toContain('migrate');
  expect(await run('help', group)).toBe(text);
});

it('says its version', async () => {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect([await run('--version'), await run('-v'), await run('version')]).toEqual(Array(3).fill(version));
});

it('explains itself and each command', async () => {
  const text = await run('--help');
  for (const part of ['Usage: web-data-server <command>', 'keys create', 'WEB_DATA_DATABASE_URL'])
    expect(text).toContain(part);
  expect(await run('policy', 'set', '--help')).toContain('--risk-score-threshold <0-100>');
});

it('serves until a signal and then ends with 0', async () => {
  const environment = { ...process.env, WEB_DATA_DIRECTORY: join(folder, 'serve'), WEB_DATA_PORT: '0' };
  const server = spawn(process.execPath, [program, 'serve'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  server.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text).toMatch(/Listening on http:\/\/127\.0\.0\.1:\d+\n.*not shown again:\nwd_/s);
  const [url] = /http:\S+/.exec(text)!;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await new Promise((resolve) => server.once('exit', resolve))).toBe(0);
});

it('ends quietly when its reader has had enough', async () => {
  const child = spawn(process.execPath, [program, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

it('adds somebody to a team, with links that sign in, and keeps the act for the owners', async () => {
  const { id: team } = await json<{ id: string }>(
    'teams',
    'create',
    '--name',
    'Readers',
    '--plan',
    'standard',
  );
  const added = await json<{ id: string; role: string; link: string }>(
    'people',
    'add',
    '--team',
    team,
    '--name',
    'Ada',
    '--email',
    'ada@example.com',
    '--role',
    'viewer',
  );
  expect(added).toMatchObject({ role: 'viewer', teamId: team });
  expect(added.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/dashboard\/sign-in#[\w-]{43}$/);
  expect(await json('people', 'list', '--team', team)).toMatchObject([
    { id: added.id, name: 'Ada', role: 'viewer' },
  ]);
  const { link } = await json<{ link: string }>('people', 'link', added.id);
  expect(link).not.toBe(added.link);
  await expect(run('people', 'link', 'nobody')).rejects.toThrow(
    'There is nobody nobody: `people list` shows them.',
  );
  await expect(run('people', 'add', '--team', team, '--name', 'x', '--role', 'king')).rejects.toThrow(
    '--role must be one of viewer, member, owner.',
  );
  const store = await openStore({ dataDirectory: folder });
  const [secret, used] = [link, added.link].map((one) => one.split('#')[1]!);
  expect(await store.tx((query) => useLink(query, secret!))).toBe(added.id);
  expect(await store.tx((query) => useLink(query, used!))).toBe(added.id);
  const events = await store.db
    .selectFrom('security_event')
    .selectAll()
    .where('team_id', '=', team)
    .execute();
  expect(events.map(({ event }) => event).toSorted()).toEqual(['member.added', 'team.created']);
  expect(JSON.stringify(events)).not.toContain(secret);
  await store.close();
});

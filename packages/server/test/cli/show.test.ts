import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run as runLine } from '../../src/cli/run.ts';
import { openStore } from '../../src/platform/store/open.ts';
import { sealWith } from '../../src/platform/webhooks/seal.ts';
import { signingSecrets } from '../../src/platform/webhooks/secrets.ts';

/** Commands that show what a store has, and those of the secrets of webhooks. */
const DAY = 86_400_000;
let folder: string;
let team: { id: string; organizationId: string };

async function run(...args: string[]): Promise<string> {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  await runLine(args, { environment: { WEB_DATA_DIRECTORY: folder }, print });
  return printed;
}
const json = async <T>(...args: string[]): Promise<T> => JSON.parse(await run(...args, '--json')) as T;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-data-show-'));
  team = await json('teams', 'create', '--name', 'Crew', '--plan', 'standard');
});
afterAll(() => rm(folder, { recursive: true }));

it('teams show: the team with its organization, by the changes that were made', async () => {
  await run('teams', 'set', team.id, '--zero-data-retention', 'on');
  await run('policy', 'set', team.id, '--siem-logging', 'on');
  const text = await run('teams', 'show', team.id);
  expect(JSON.parse(text)).toMatchObject({
    id: team.id,
    name: 'Crew',
    plan: 'standard',
    zeroDataRetention: true,
    organization: { id: team.organizationId, name: 'Crew', siemLogging: true },
  });
  expect(await run('teams', 'show', team.id, '--json')).toBe(text);
});

it('credits show: the balance, and the movements of this team alone, the newest first', async () => {
  expect(await run('credits', 'show', team.id)).toBe(
    '0 credits to spend, 0 held by 0 running.\nThere are no movements.',
  );
  const other = await json<{ id: string }>('teams', 'create', '--name', 'Other');
  await run('credits', 'grant', team.id, '250', '--reason', 'welcome');
  await run('credits', 'grant', other.id, '7');
  await run('credits', 'grant', team.id, '30');
  const shown = await json<{ ledger: { time: string }[] }>('credits', 'show', team.id);
  expect(shown).toMatchObject({
    team: { id: team.id, credits: 280, held: 0, running: 0 },
    ledger: [
      { kind: 'grant', credits: 30 },
      { kind: 'grant', credits: 250 },
    ],
  });
  expect(Math.abs(Date.parse(shown.ledger[0]!.time) - Date.now())).toBeLessThan(60_000);
  expect(await run('credits', 'show', team.id)).toMatch(
    /^280 credits to spend, 0 held by 0 running\.\ntime +kind +credits +for +requestId\n.*grant +30 .*\n.*grant +250 /,
  );
});

it('policy show: the policy of an organization, by its own id or that of a team', async () => {
  const other = await json<{ id: string }>('teams', 'create', '--name', 'Apart');
  await run('policy', 'set', team.id, '--mode', 'off', '--blocked-tlds', 'zip,MOV');
  const shown = await json('policy', 'show', team.id);
  expect(shown).toMatchObject({
    id: team.organizationId,
    threatPolicy: { mode: 'off', blockedTlds: ['zip', 'mov'] },
  });
  expect(await json('policy', 'show', team.organizationId)).toEqual(shown);
  expect(await json('policy', 'show', other.id)).toMatchObject({
    threatPolicy: { mode: 'normal', blockedTlds: [] },
  });
});

it('webhooks secret show, rotate and list: a secret is shown once, and the one before signs for a while', async () => {
  expect(await run('webhooks', 'secret', 'list')).toBe('There are no secrets.');
  const first = await json<{ number: number; secret: string }>(
    'webhooks',
    'secret',
    'show',
    '--team',
    team.id,
  );
  expect(first).toEqual({ teamId: team.id, number: 1, secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) });
  await expect(run('webhooks', 'secret', 'show', '--team', team.id)).rejects.toThrow(
    'It was shown before, and is not shown again: `webhooks secret rotate` makes a new one.',
  );
  const text = await run('webhooks', 'secret', 'rotate', '--team', team.id, '--keep', '7d');
  const [, second, until] = /^(whsec_\S+)\nKeep it: .* signs too until (\S+)\.$/.exec(text)!;
  expect(second).not.toBe(first.secret);
  expect(Math.abs(Date.parse(until!) - Date.now() - 7 * DAY)).toBeLessThan(60_000);
  expect(await signing()).toEqual([second, first.secret]);

  const usual = await json<{ until: string }>('webhooks', 'secret', 'rotate', '--team', team.id);
  expect(Math.abs(Date.parse(usual.until) - Date.now() - DAY)).toBeLessThan(60_000);
  const last = await json<{ number: number; secret: string }>(
    'webhooks',
    'secret',
    'rotate',
    '--team',
    team.id,
    '--keep',
    'now',
  );
  expect(await signing()).toEqual([last.secret]);

  const other = await json<{ id: string }>('teams', 'create', '--name', 'Quiet');
  await run('webhooks', 'secret', 'show', '--team', other.id);
  const listed = await run('webhooks', 'secret', 'list', '--team', team.id, '--json');
  const numbers = (JSON.parse(listed) as { teamId: string; number: number }[]).map(
    ({ teamId, number }) => `${teamId} ${number}`,
  );
  expect(numbers.toSorted()).toEqual([1, 2, 3, 4].map((number) => `${team.id} ${number}`));
  const all = await run('webhooks', 'secret', 'list');
  expect(all).toContain(other.id);
  for (const secret of [first.secret, second!, last.secret]) {
    expect(listed).not.toContain(secret);
    expect(all).not.toContain(secret);
  }
});

it.each([
  [['teams', 'show', 'nobody'], 'There is no team nobody: `teams list` shows them.'],
  [['credits', 'show', 'nobody'], 'There is no team nobody: `teams list` shows them.'],
  [['policy', 'show', 'nobody'], 'There is no organization nobody: `teams list` shows them.'],
  [['webhooks', 'secret', 'show', '--team', 'nobody'], 'There is no team nobody: `teams list` shows them.'],
  [['webhooks', 'secret', 'rotate', '--keep', 'soon', '--team', 'x'], '--keep must be a time to come: '],
])('%j fails with one sentence', async (args, sentence) => {
  const error = (await run(...args).catch((failure: unknown) => failure)) as Error;
  expect(error.message.slice(0, sentence.length)).toBe(sentence);
});

/** What the deliveries of the team are signed with, the newest first. */
async function signing(): Promise<string[]> {
  const store = await openStore({ dataDirectory: folder });
  const secrets = await signingSecrets(store, team.id, sealWith(undefined));
  await store.close();
  return secrets;
}

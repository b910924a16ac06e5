import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBudget } from '../../src/accounts/budgets/budgets.ts';
import type { BudgetSettings } from '../../src/accounts/budgets/budgets.ts';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { commitOfTeam, holdForJob, inCreditTransaction } from '../../src/accounts/credits/ledger.ts';
import type { Movement } from '../../src/accounts/credits/movement.ts';
import { requireOk } from '../../src/accounts/credits/rejections.ts';
import { CreditHold } from '../../src/capabilities/crawl/credit-hold.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { sealWith } from '../../src/platform/webhooks/seal.ts';
import type { Query } from '../../src/platform/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const seal = sealWith(undefined);
const common = { concurrency: 10, requestId: 'r' };

const charge = (teamId: string, credits: number): Movement => {
  return { kind: 'charge', id: uuidv7(), teamId, credits, operation: 'mapUrls', ...common };
};
const open = (teamId: string, credits: number): Movement => {
  return { kind: 'open', teamId, credits, operation: 'startAgent', instanceId: null, ...common };
};

describe.each(storeKinds)('a budget that stops on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());

  const set = (query: Query, teamId: string, settings: Partial<BudgetSettings>): Promise<void> => {
    const usual = { credits: 100, thresholds: [50, 80, 100], isHardLimit: true, email: {}, webhook: null };
    return setBudget(opened.store, query, teamId, {
      settings: { ...usual, ...settings },
      webhook: undefined,
      seal,
    });
  };
  const teamWith = async (settings: Partial<BudgetSettings>): Promise<string> => {
    const teamId = await newTeam(opened.store, 1000);
    await opened.store.tx((query) => set(query, teamId, settings));
    return teamId;
  };
  const move = (teamId: string, ...movements: Movement[]) => commitOfTeam(opened.store, teamId, movements);
  /** Percent and use of the alerts of a team. */
  const alerts = async (teamId: string): Promise<[number, number][]> => {
    const rows = opened.store.db.selectFrom('budget_alert').selectAll().where('team_id', '=', teamId);
    return (await rows.orderBy('percent').execute()).map(({ percent, used }) => [percent, used]);
  };

  it.each<[title: string, credits: number, work: (teamId: string) => Movement[], [number, number][]]>([
    [
      'when the last credits are too few for any work',
      102,
      (team) => [...Array.from({ length: 20 }, () => charge(team, 5)), charge(team, 5), charge(team, 5)],
      [
        [50, 55],
        [80, 85],
        [100, 100],
      ],
    ],
    ['when running work holds most of it', 100, (team) => [open(team, 90), charge(team, 11)], [[100, 0]]],
    [
      'once, when the use reaches all of it later',
      100,
      (team) => [charge(team, 90), charge(team, 11), charge(team, 10)],
      [
        [50, 90],
        [80, 90],
        [100, 90],
      ],
    ],
    ['not for work that no month has room for', 100, (team) => [open(team, 101)], []],
  ])('alerts %s', async (_title, credits, work, expected) => {
    const teamId = await teamWith({ credits });
    const movements = work(teamId);
    const outcomes = await move(teamId, ...movements);
    expect(outcomes.some(({ ok }) => !ok)).toBe(true);
    expect(await alerts(teamId)).toEqual(expected);
    await move(teamId, movements.at(-1)!);
    expect(await alerts(teamId)).toEqual(expected);
  });

  it('alerts although the transaction of the rejected work is rolled back', async () => {
    const teamId = await teamWith({});
    await move(teamId, open(teamId, 90));
    const job = { teamId, operation: 'startAgent', credits: 20, requestId: 'r', keyId: 'k' };
    const start = () =>
      inCreditTransaction(opened.store, teamId, (query) => holdForJob(opened.store, query, job));
    await expect(start()).rejects.toMatchObject({ status: 403, details: { cause: 'budget' } });
    expect(await alerts(teamId)).toEqual([[100, 0]]);
  });

  it('alerts of a crawl once not even one more page fits', async () => {
    const teamId = await teamWith({});
    const [outcome] = await move(teamId, open(teamId, 70));
    const hold = { teamId, holdId: outcome!.ok ? outcome!.hold!.id : '' };
    const credits = { move: async (movement: Movement) => (await move(teamId, movement))[0]! };
    const crawl = new CreditHold(credits, hold, 0);
    for (let page = 0; page < 30; page++) expect(await crawl.reserve(1)).toBe(true);
    expect(await alerts(teamId)).toEqual([]);
    expect(await crawl.reserve(1)).toBe(false);
    expect(await alerts(teamId)).toEqual([[100, 0]]);
  });

  it.each([
    [20, 'The work may cost 20 credits, and the monthly budget of the team has 10 of 100 left. Ask for less'],
    [
      200,
      'The work may cost 200 credits, and the monthly budget of the team has 10 of 100 left. Ask for less',
    ],
  ])('says what work of %i credits lacks', async (credits, message) => {
    const teamId = await teamWith({});
    const [, outcome] = await move(teamId, charge(teamId, 90), open(teamId, credits));
    expect(() => requireOk(outcome)).toThrow(
      expect.objectContaining({ details: { cause: 'budget', message: expect.stringContaining(message) } }),
    );
  });

  it.runIf(kind === 'postgres')('decides for work that waited by the budget that it waited for', async () => {
    const outcomes = [];
    for (const isHardLimit of [true, false]) {
      const teamId = await newTeam(opened.store, 1000);
      await opened.store.tx((query) => set(query, teamId, { isHardLimit: false }));
      await move(teamId, charge(teamId, 40));
      let waiting: ReturnType<typeof move> | undefined;
      await opened.store.tx(async (query) => {
        await set(query, teamId, { credits: 50, isHardLimit });
        waiting = move(teamId, charge(teamId, 20));
        await expect.poll(() => countWaits(), { timeout: 1500, interval: 20 }).toBe(1);
      });
      outcomes.push([(await waiting)![0]!.ok, await alerts(teamId)]);
    }
    expect(outcomes).toEqual([
      [false, [[100, 40]]],
      [true, [[100, 60]]],
    ]);
  });

  const countWaits = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(opened.store.db);
    return Number(rows[0]!.count);
  };

  it('keeps books that are exact at any moment', async () => {
    const teamIds = await Promise.all(Array.from({ length: 8 }, () => teamWith({ credits: 10_000 })));
    const state = { isDone: false };
    const charges = Promise.all(
      teamIds.map(async (teamId) => {
        for (let times = 0; times < 60; times++) await move(teamId, charge(teamId, 1));
      }),
    ).finally(() => (state.isDone = true));
    const found = [];
    for (let times = 0; times < 200 && !state.isDone; times++)
      found.push(...(await auditCredits(opened.store)));
    await charges;
    expect(found).toEqual([]);
    expect(await auditCredits(opened.store)).toEqual([]);
  });
});

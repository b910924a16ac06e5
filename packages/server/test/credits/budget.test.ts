import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceAlerts } from '../../src/accounts/budgets/announce-alerts.ts';
import { readBudgetState, readMonthUse } from '../../src/accounts/budgets/budget-state.ts';
import { removeBudget, setBudget } from '../../src/accounts/budgets/budgets.ts';
import type { BudgetSettings } from '../../src/accounts/budgets/budgets.ts';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { Credits } from '../../src/accounts/credits/credits.ts';
import { toMonth } from '../../src/accounts/credits/month.ts';
import type { Outcome } from '../../src/accounts/credits/movement.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { openStore } from '../../src/platform/store/open.ts';
import { sealWith } from '../../src/platform/webhooks/seal.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const throwError = (error: unknown): void => {
  throw error;
};
const seal = sealWith(undefined);
const webhook = { url: 'https://example.com/hook', headers: {}, metadata: {}, events: undefined };

describe.each(storeKinds)('a monthly budget on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());

  const budget = async (
    teamId: string,
    settings: Partial<BudgetSettings>,
    receiver: typeof webhook | null = webhook,
  ): Promise<void> => {
    const common = { credits: 100, thresholds: [50, 80, 100], isHardLimit: false, email: { enabled: false } };
    const all: BudgetSettings = { ...common, webhook: webhook.url, ...settings };
    const { store } = opened;
    await store.tx((query) =>
      setBudget(store, query, teamId, { settings: all, webhook: receiver ?? undefined, seal }),
    );
  };
  const charge = (teamId: string, credits: number, id = uuidv7(), repeated?: true): Promise<Outcome> =>
    new Credits(opened.store).move({
      kind: 'charge',
      id,
      teamId,
      credits,
      concurrency: 10,
      operation: 'mapUrls',
      requestId: 'r',
      ...(repeated && { repeated }),
    });
  const open = (teamId: string, credits: number): Promise<Outcome> =>
    new Credits(opened.store).move({
      kind: 'open',
      teamId,
      credits,
      concurrency: 10,
      operation: 'startCrawl',
      instanceId: null,
      requestId: 'r',
    });
  /** Percent and use of the thresholds that were announced, in the order of their events. */
  const announced = async (teamId: string): Promise<[percent: number, used: number][]> => {
    const rows = await opened.store.db
      .selectFrom('webhook_event')
      .innerJoin('webhook', 'webhook.id', 'webhook_event.webhook_id')
      .select('body')
      .where('job_id', '=', teamId)
      .orderBy('position')
      .execute();
    return rows.map(({ body }) => {
      const { data } = JSON.parse(body) as { data: [{ percent: number; used: number }] };
      return [data[0].percent, data[0].used];
    });
  };
  const countWaiting = async (teamId: string): Promise<number> => {
    const rows = opened.store.db.selectFrom('budget_alert').select('percent').where('team_id', '=', teamId);
    return (await rows.where('announced_at', 'is', null).execute()).length;
  };
  const announce = (onError = throwError) => announceAlerts(opened.store, undefined, onError);

  it.each<[title: string, charges: number[], expected: [number, number][]]>([
    [
      'each threshold when it is reached',
      [49, 1, 29, 1, 19, 1],
      [
        [50, 50],
        [80, 80],
        [100, 100],
      ],
    ],
    [
      'all that one charge jumps over',
      [120],
      [
        [50, 120],
        [80, 120],
        [100, 120],
      ],
    ],
    [
      'none twice, however far the use goes',
      [50, 40, 10, 200],
      [
        [50, 50],
        [80, 90],
        [100, 100],
      ],
    ],
    ['none below the first', [49], []],
  ])('alerts of %s', async (_title, charges, expected) => {
    const teamId = await newTeam(opened.store, 1000);
    await budget(teamId, {});
    for (const credits of charges) {
      await charge(teamId, credits);
      await announce();
    }
    expect(await announced(teamId)).toEqual(expected);
  });

  it('alerts once, whoever charges and announces at once and again', async () => {
    const teamId = await newTeam(opened.store, 1000);
    await budget(teamId, {});
    const replicas = [opened.store, opened.store];
    if (kind === 'postgres')
      replicas.push(await openStore(opened.place.options), await openStore(opened.place.options));
    const id = uuidv7();
    await Promise.all([...Array.from({ length: 99 }, () => charge(teamId, 1)), charge(teamId, 1, id)]);
    await charge(teamId, 1, id, true); // The response was lost, so it is sent again.
    const runs = Array.from({ length: 5 }, () =>
      replicas.map((store) => announceAlerts(store, undefined, throwError)),
    );
    const counts = await Promise.all(runs.flat());
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await announced(teamId)).toEqual([
      [50, expect.any(Number)],
      [80, expect.any(Number)],
      [100, expect.any(Number)],
    ]);
    await Promise.all(replicas.slice(2).map((store) => store.close()));
  });

  it('loses no alert to a transaction that fails, nor lets it hold up those of other teams', async () => {
    const teamId = await newTeam(opened.store, 1000);
    await budget(teamId, {});
    await charge(teamId, 50);
    const other = await newTeam(opened.store, 1000);
    await budget(other, {}, null);
    await charge(other, 50);
    const rename = (from: string, to: string) =>
      opened.store.tx((query) =>
        sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(query),
      );
    const errors: unknown[] = [];
    await rename('webhook_event', 'missing'); // The insert of the event fails, after the alert is marked.
    try {
      expect(await announce((error) => void errors.push(error))).toBe(1);
    } finally {
      await rename('missing', 'webhook_event');
    }
    expect([errors.length, await countWaiting(teamId), await countWaiting(other)]).toEqual([1, 1, 0]);
    expect(await announced(teamId)).toEqual([]);
    expect(await announce()).toBe(1);
    expect(await announced(teamId)).toEqual([[50, 50]]);
  });

  it('is one of the month of the clock that the store has', async () => {
    const teamId = await newTeam(opened.store, 1000);
    const store = { ...opened.store, clock: () => Date.UTC(2041, 4, 5) };
    const use = { kind: 'charge', id: uuidv7(), teamId, credits: 5, operation: 'mapUrls' } as const;
    await new Credits(store).move({ ...use, concurrency: 1, requestId: 'r' });
    const { used, startsAt } = await readMonthUse(store, store.db, teamId);
    expect([used, startsAt]).toEqual([5, '2041-05-01T00:00:00.000Z']);
  });

  it('has thresholds of its own when its amount changes, and alerts nobody of those passed by then', async () => {
    const teamId = await newTeam(opened.store, 10_000);
    await budget(teamId, {});
    await charge(teamId, 60);
    await budget(teamId, { credits: 70 }); // 80 % are passed.
    await charge(teamId, 10);
    await budget(teamId, { credits: 1000 });
    await charge(teamId, 430);
    await announce();
    expect(await announced(teamId)).toEqual([
      [50, 60],
      [100, 70],
      [50, 500],
    ]);
  });

  it.each([
    [false, { ok: true }],
    [true, { ok: false, reason: 'BudgetUsedUp', budget: { credits: 100, left: 0, requested: 1 } }],
  ])('with a hard limit: %j; answers what would exceed it with %j', async (isHardLimit, expected) => {
    const teamId = await newTeam(opened.store, 1000);
    await budget(teamId, { isHardLimit });
    expect(await charge(teamId, 100)).toEqual({ ok: true });
    expect(await charge(teamId, 1)).toEqual(expected);
    expect(await charge(teamId, 0)).toEqual({ ok: true });
  });

  it('counts what running work holds, so that nothing runs past it', async () => {
    const teamId = await newTeam(opened.store, 1000);
    await budget(teamId, { isHardLimit: true });
    const first = await open(teamId, 70);
    const budgetOf100 = { credits: 100, left: 30, requested: 31 };
    expect(await open(teamId, 31)).toEqual({ ok: false, reason: 'BudgetUsedUp', budget: budgetOf100 });
    const holdId = first.ok ? first.hold!.id : '';
    const credits = new Credits(opened.store);
    expect(await credits.move({ kind: 'extend', teamId, holdId, credits: 31 })).toEqual({
      ok: false,
      reason: 'BudgetUsedUp',
      budget: budgetOf100,
    });
    expect(await credits.move({ kind: 'extend', teamId, holdId, credits: 30 })).toEqual({ ok: true });
    expect(await readBudgetState(opened.store, teamId)).toMatchObject({ used: 0, held: 100, remaining: 0 });
    expect(await credits.move({ kind: 'draw', teamId, holdId, credits: 60 })).toEqual({ ok: true });
    expect(await readBudgetState(opened.store, teamId)).toMatchObject({ used: 60, held: 40, remaining: 0 });
    expect(await credits.move({ kind: 'settle', teamId, holdId, credits: 10 })).toEqual({ ok: true });
    expect(await readBudgetState(opened.store, teamId)).toMatchObject({ used: 70, held: 0, remaining: 30 });
    expect(await open(teamId, 30)).toMatchObject({ ok: true });
  });

  it('never accepts more than it allows, whoever asks at once', async () => {
    const teamId = await newTeam(opened.store, 1000);
    await budget(teamId, { isHardLimit: true });
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => charge(teamId, 3)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(33);
    expect(await readBudgetState(opened.store, teamId)).toMatchObject({ used: 99, remaining: 1 });
  });

  it('starts anew with the month of the database, in UTC', async () => {
    const teamId = await newTeam(opened.store, 1000);
    await budget(teamId, { isHardLimit: true });
    await charge(teamId, 100);
    await announce();
    const now = toMonth(Date.now());
    const setMonth = (month: number) =>
      opened.store.tx((query) =>
        query.updateTable('account').set({ month }).where('team_id', '=', teamId).execute(),
      );
    await setMonth(now - 1); // As if the charge had been in the month before.
    expect(await readBudgetState(opened.store, teamId)).toMatchObject({ used: 0, remaining: 100 });
    await opened.store.tx((query) =>
      query
        .updateTable('budget_alert')
        .set({ month: now - 1 } as never)
        .where('team_id', '=', teamId)
        .execute(),
    );
    expect(await charge(teamId, 50)).toEqual({ ok: true });
    await announce();
    expect(await announced(teamId)).toEqual([
      [50, 100],
      [80, 100],
      [100, 100],
      [50, 50],
    ]);
    // A transaction that read the clock before another one began the month counts as one of that month.
    await setMonth(now + 1);
    expect(await charge(teamId, 1)).toEqual({ ok: true });
    const { used, startsAt } = (await readBudgetState(opened.store, teamId))!;
    expect([used, toMonth(Date.parse(startsAt))]).toEqual([51, now + 1]);
    await opened.store.tx(async (query) => {
      await query
        .updateTable('account')
        .set({ month: now, month_used: 151 })
        .where('team_id', '=', teamId)
        .execute();
      await query
        .updateTable('ledger')
        .set({ created_at: Date.now() } as never)
        .where('team_id', '=', teamId)
        .execute();
    });
  });

  it('is gone when it is removed, with its webhook', async () => {
    const teamId = await newTeam(opened.store, 1000);
    await budget(teamId, { isHardLimit: true });
    const { store } = opened;
    const remove = () => store.tx((query) => removeBudget(store, query, teamId, seal));
    expect([await remove(), await remove()]).toEqual([true, false]);
    expect(await charge(teamId, 500)).toEqual({ ok: true });
    expect(await announce()).toBe(0);
    expect(await store.db.selectFrom('webhook').select('id').where('job_id', '=', teamId).execute()).toEqual(
      [],
    );
  });

  it('leaves the books exact', async () => {
    expect(await auditCredits(opened.store)).toEqual([]);
    const teamId = await newTeam(opened.store, 10);
    await charge(teamId, 3);
    await opened.store.tx((query) =>
      query.updateTable('account').set({ month_used: 4 }).where('team_id', '=', teamId).execute(),
    );
    expect(await auditCredits(opened.store)).toEqual([
      { teamId, problem: 'The use of the month is 4, its charges sum up to 3.' },
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTeam } from '../../src/accounts/teams/teams.ts';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { Credits } from '../../src/accounts/credits/credits.ts';
import { applyMovements } from '../../src/accounts/credits/ledger.ts';
import type { Hold, Movement, Outcome } from '../../src/accounts/credits/movement.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

describe.each(storeKinds)('credits on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());

  const move = (movement: Movement): Promise<Outcome> => new Credits(opened.store).move(movement);
  const open = (teamId: string, credits: number, concurrency = 10): Promise<Outcome> =>
    move({
      kind: 'open',
      teamId,
      credits,
      concurrency,
      operation: 'mapUrls',
      instanceId: 'here',
      requestId: 'r',
    });
  const opened1 = async (teamId: string, credits: number): Promise<Hold> => {
    const outcome = await open(teamId, credits);
    if (!outcome.ok || outcome.hold === undefined) throw new Error('not opened');
    return outcome.hold;
  };

  it('holds, charges part of it and frees the rest', async () => {
    const teamId = await newTeam(opened.store, 10);
    const hold = await opened1(teamId, 4);
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 6, held: 4, running: 1 });
    expect(await move({ kind: 'settle', teamId, holdId: hold.id, credits: 3 })).toEqual({ ok: true });
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 7, held: 0, running: 0 });
  });

  it('charges nothing for work that failed', async () => {
    const teamId = await newTeam(opened.store, 10);
    const hold = await opened1(teamId, 10);
    await move({ kind: 'release', teamId, holdId: hold.id });
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 10, held: 0, running: 0 });
  });

  it.each(['in one transaction', 'in several'])('ends a hold once, %s', async (how) => {
    const teamId = await newTeam(opened.store, 10);
    const hold = await opened1(teamId, 5);
    const shared = new Credits(opened.store);
    const end = (movement: Movement) => (how === 'in several' ? move(movement) : shared.move(movement));
    const outcomes = await Promise.all([
      end({ kind: 'settle', teamId, holdId: hold.id, credits: 5 }),
      end({ kind: 'settle', teamId, holdId: hold.id, credits: 5 }),
      end({ kind: 'release', teamId, holdId: hold.id }),
    ]);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([
      { ok: false, reason: 'HoldEnded' },
      { ok: false, reason: 'HoldEnded' },
    ]);
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ held: 0, running: 0 });
  });

  it.each([
    ['more credits than there are', 11, 10, { ok: false, reason: 'InsufficientCredits' }],
    ['more works than allowed', 1, 0, { ok: false, reason: 'ConcurrencyLimitReached' }],
  ] as const)('refuses %s', async (_title, credits, concurrency, expected) => {
    const teamId = await newTeam(opened.store, 10);
    expect(await open(teamId, credits, concurrency)).toEqual(expected);
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 10, held: 0, running: 0 });
  });

  const charge = (teamId: string, credits: number, concurrency = 10): Promise<Outcome> =>
    move({
      kind: 'charge',
      id: uuidv7(),
      teamId,
      credits,
      concurrency,
      operation: 'mapUrls',
      requestId: 'r',
    });

  it('charges work that is done already, and holds nothing for it', async () => {
    const teamId = await newTeam(opened.store, 10);
    expect(await charge(teamId, 4)).toEqual({ ok: true });
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 6, held: 0, running: 0 });
    const entries = opened.store.db.selectFrom('ledger').selectAll().where('team_id', '=', teamId);
    expect((await entries.orderBy('id').execute()).map(({ kind, credits }) => [kind, credits])).toEqual([
      ['grant', 10],
      ['charge', -4],
    ]);
  });

  it.each([
    ['more credits than are free', 7, 10, 'InsufficientCredits'],
    ['beside more works than allowed', 1, 1, 'ConcurrencyLimitReached'],
  ] as const)('refuses to charge %s', async (_title, credits, concurrency, reason) => {
    const teamId = await newTeam(opened.store, 10);
    await opened1(teamId, 4);
    expect(await charge(teamId, credits, concurrency)).toEqual({ ok: false, reason });
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 6, held: 4, running: 1 });
  });

  it('writes what many teams do at once', async () => {
    const teams = await Promise.all(Array.from({ length: 12 }, () => newTeam(opened.store, 10)));
    const shared = new Credits(opened.store);
    const holds = await Promise.all(
      teams.map((teamId, index) =>
        shared.move({
          kind: 'open',
          teamId,
          credits: index % 5,
          concurrency: 9,
          operation: 'mapUrls',
          instanceId: 'here',
          requestId: "it's “quoted” \\ \u{1F980}",
        }),
      ),
    );
    await Promise.all(
      holds.map((outcome, index) => {
        const { id: holdId, teamId } = (outcome as { hold: Hold }).hold;
        if (index % 3 === 0) return shared.move({ kind: 'settle', teamId, holdId, credits: index % 5 });
        if (index % 3 === 1) return shared.move({ kind: 'release', teamId, holdId });
        return shared.move({ kind: 'extend', teamId, holdId, credits: 2 });
      }),
    );
    const read = await Promise.all(teams.map((teamId) => readTeam(opened.store.db, teamId)));
    expect(read.map(({ credits, held, running }) => [credits, held, running])).toEqual(
      teams.map((_, index) => {
        const [given, kind] = [index % 5, index % 3];
        if (kind === 2) return [8 - given, given + 2, 1];
        return [kind === 0 ? 10 - given : 10, 0, 0];
      }),
    );
  });

  it('extends a hold only as far as the credits go, and never charges above it', async () => {
    const teamId = await newTeam(opened.store, 10);
    const { id: holdId } = await opened1(teamId, 1);
    expect(await move({ kind: 'extend', teamId, holdId, credits: 9 })).toEqual({ ok: true });
    expect(await move({ kind: 'extend', teamId, holdId, credits: 1 })).toEqual({
      ok: false,
      reason: 'InsufficientCredits',
    });
    expect(await move({ kind: 'settle', teamId, holdId, credits: 11 })).toEqual({
      ok: false,
      reason: 'ChargeAboveHold',
    });
    expect(await move({ kind: 'settle', teamId, holdId, credits: 10 })).toEqual({ ok: true });
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 0, held: 0 });
  });

  it('touches no hold of another team', async () => {
    const [teamId, other] = [await newTeam(opened.store, 10), await newTeam(opened.store, 10)];
    const { id: holdId } = await opened1(teamId, 5);
    expect(await move({ kind: 'settle', teamId: other, holdId, credits: 5 })).toEqual({
      ok: false,
      reason: 'HoldEnded',
    });
  });

  it('never accepts more than credits and slots allow, whoever asks at once', async () => {
    const teamId = await newTeam(opened.store, 25);
    const credits = [new Credits(opened.store), new Credits(opened.store), new Credits(opened.store)];
    const asked = Array.from({ length: 120 }, (_, index) =>
      credits[index % 3]!.move({
        kind: 'open',
        teamId,
        credits: 2,
        concurrency: 20,
        operation: 'mapUrls',
        instanceId: 'here',
        requestId: `r${index}`,
      }),
    );
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(12);
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 1, held: 24, running: 12 });
  });

  it('shares a transaction with what must happen together', async () => {
    const teamId = await newTeam(opened.store, 10);
    const failing = opened.store.tx(async (query) => {
      await applyMovements(opened.store, query, [
        {
          kind: 'open',
          teamId,
          credits: 5,
          concurrency: 1,
          operation: 'x',
          instanceId: 'here',
          requestId: 'r',
        },
      ]);
      throw new Error('the job was not inserted');
    });
    await expect(failing).rejects.toThrow('the job was not inserted');
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 10, held: 0, running: 0 });
  });

  it('finds the books exact after all of this, and a wrong one', async () => {
    expect(await auditCredits(opened.store)).toEqual([]);
    const teamId = await newTeam(opened.store, 10);
    await opened.store.tx((query) =>
      query.updateTable('account').set({ balance: 9 }).where('team_id', '=', teamId).execute(),
    );
    expect(await auditCredits(opened.store)).toEqual([
      { teamId, problem: 'The balance is 9, its ledger sums up to 10.' },
    ]);
  });
});

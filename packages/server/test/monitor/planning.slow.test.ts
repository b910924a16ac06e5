import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '../../src/platform/ids.ts';
import { runNow } from '../../src/capabilities/monitor/settings/run-now.ts';
import { runSchedule, replanAfterClockChange } from '../../src/capabilities/monitor/planning/run-schedule.ts';
import { checkKind, scheduleKind } from '../../src/capabilities/monitor/monitor-kinds.ts';
import { createMonitor } from '../../src/capabilities/monitor/settings/create.ts';
import { updateMonitor } from '../../src/capabilities/monitor/settings/update.ts';
import type { Change } from '../../src/capabilities/monitor/settings/update.ts';
import { sealWith } from '../../src/platform/webhooks/seal.ts';
import { ClaimLost } from '../../src/platform/jobs/job.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const seal = sealWith(undefined);

/** Histories in simulated time: the clock of the database says what the test says. */
describe.each(storeKinds)('what is due, on %s', (kind) => {
  let now = 0;
  let store: Store;
  let teamId: string;
  let close: () => Promise<void>;
  const dues = () => scheduleKind.openQueue(store);
  const checks = () => checkKind.openQueue(store);
  beforeEach(async () => {
    const place = await newStore(kind);
    ({ close } = place);
    store = { ...place.store, clock: () => now };
    now = Date.UTC(2026, 4, 4, 12, 0, 30);
    teamId = await newTeam(store, 1000);
  });
  afterEach(() => close());

  async function monitorOf(cron: string, timezone = 'UTC'): Promise<string> {
    return createMonitor(dues(), {
      start: { operation: 'createMonitor', teamId, idempotencyKey: undefined, request: {} },
      identity: { teamId, scopes: new Set() } as never,
      maxStoredBytes: Infinity,
      requestId: uuidv7(),
      name: 'Test',
      schedule: { cron, timezone, text: null },
      targets: [{ id: 'one', type: 'scrape', urls: ['https://example.com/'] }],
      retentionDays: 30,
      goal: undefined,
      judge: true,
      webhook: undefined,
      notification: undefined,
      seal,
    });
  }

  /** Lets so many processes look, each at what it is given. @returns how many checks came of it */
  async function look(processes = 1): Promise<number> {
    const come = await Promise.all(
      Array.from({ length: processes }, async (_, index) => {
        const claim = await dues().claim({ owner: `process ${index}` });
        return claim !== undefined && (await runSchedule(dues(), checks(), claim));
      }),
    );
    return come.filter(Boolean).length;
  }

  const all = () =>
    store.db.selectFrom('monitor_check').selectAll().orderBy('created_at').orderBy('id').execute();
  const one = (id: string) =>
    store.db.selectFrom('monitor').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Ends the check in work without doing any of it. */
  async function endChecks(): Promise<void> {
    await store.tx(async (query) => {
      await query
        .updateTable('monitor_check')
        .set({ status: 'completed' })
        .where('status', '=', 'queued')
        .execute();
      await query.updateTable('monitor').set({ current_check_id: null }).execute();
      await query.deleteFrom('job').where('queue', '=', 'monitor-check').execute();
    });
  }

  async function change(id: string, given: Partial<Change>): Promise<void> {
    const none = { name: undefined, status: undefined, schedule: undefined, targets: undefined };
    const rest = {
      retentionDays: undefined,
      goal: undefined,
      judge: undefined,
      webhook: undefined,
      notification: undefined,
    };
    await updateMonitor(dues(), { teamId, id }, { change: { ...none, ...rest, ...given }, seal });
  }

  it('is due at its time, and not before', async () => {
    const id = await monitorOf('0 * * * *');
    expect((await one(id)).next_run_at).toBe(Date.UTC(2026, 4, 4, 13));
    expect(await look()).toBe(0);
    now = Date.UTC(2026, 4, 4, 13) - 1;
    expect(await look()).toBe(0);
    now += 1;
    expect(await look()).toBe(1);
    expect(await all()).toMatchObject([
      { scheduled_at: Date.UTC(2026, 4, 4, 13), status: 'queued', trigger_kind: 'scheduled' },
    ]);
    expect((await one(id)).next_run_at).toBe(Date.UTC(2026, 4, 4, 14));
    expect(await look()).toBe(0);
  });

  it('has one check however many processes look', async () => {
    for (let count = 0; count < 5; count += 1) await monitorOf('0 * * * *');
    now = Date.UTC(2026, 4, 4, 13);
    let come = 0;
    for (let times = 0; times < 5; times += 1) come += await look(5);
    expect(come).toBe(5);
    const checked = await all();
    expect(new Set(checked.map((check) => check.monitor_id)).size).toBe(5);
    expect(checked).toHaveLength(5);
  });

  it('has one check though the claim is given to a second process before the first has written', async () => {
    await monitorOf('0 * * * *');
    now = Date.UTC(2026, 4, 4, 13);
    const slow = (await dues().claim({ owner: 'slow' }))!;
    await store.tx((query) => dues().requeue(query, slow, { interrupted: true }));
    expect(await look()).toBe(1);
    await expect(runSchedule(dues(), checks(), slow)).rejects.toThrow(ClaimLost);
    expect(await all()).toHaveLength(1);
  });

  it('makes up one check for all that nobody looked at', async () => {
    const id = await monitorOf('*/5 * * * *');
    now += 50 * HOUR;
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    expect(await all()).toMatchObject([{ scheduled_at: Date.UTC(2026, 4, 4, 12, 5) }]);
    expect((await one(id)).next_run_at).toBe(Date.UTC(2026, 4, 6, 14, 5));
  });

  it('leaves out what is due while a check is in work, and says so', async () => {
    await monitorOf('* * * * *');
    now += MINUTE;
    expect(await look()).toBe(1);
    now += MINUTE;
    expect(await look()).toBe(0);
    expect((await all()).map(({ status }) => status)).toEqual(['queued', 'skipped_overlap']);
    await endChecks();
    now += MINUTE;
    expect(await look()).toBe(1);
    expect((await all()).map(({ status }) => status)).toEqual(['completed', 'skipped_overlap', 'queued']);
  });

  it('is due at no time while it is paused, and from the next on after', async () => {
    const id = await monitorOf('0 * * * *');
    await change(id, { status: 'paused' });
    expect((await one(id)).next_run_at).toBeNull();
    now += 5 * HOUR;
    expect(await look()).toBe(0);
    await change(id, { status: 'active' });
    expect((await one(id)).next_run_at).toBe(Date.UTC(2026, 4, 4, 18));
    expect(await look()).toBe(0);
    now = Date.UTC(2026, 4, 4, 18);
    expect(await look()).toBe(1);
  });

  it('finds a schedule that changed while it was looked at', async () => {
    const id = await monitorOf('0 * * * *');
    now = Date.UTC(2026, 4, 4, 13);
    const claim = (await dues().claim({ owner: 'slow' }))!;
    await change(id, { schedule: { cron: '30 * * * *', timezone: 'UTC', text: null } });
    expect(await runSchedule(dues(), checks(), claim)).toBe(false);
    now += 30 * MINUTE;
    expect(await look()).toBe(1);
    expect(await all()).toMatchObject([{ scheduled_at: Date.UTC(2026, 4, 4, 13, 30) }]);
  });

  it('checks at once when asked, and at the due time too', async () => {
    const id = await monitorOf('0 * * * *');
    const manual = await runNow(checks(), { teamId, id });
    expect(await runNow(checks(), { teamId, id })).toMatchObject({ status: 'skipped_overlap' });
    await endChecks();
    now = Date.UTC(2026, 4, 4, 13);
    expect(await look()).toBe(1);
    expect(await all()).toMatchObject([
      { id: manual.id, scheduled_at: null },
      { scheduled_at: null },
      { scheduled_at: now },
    ]);
  });

  it('does not wait for a time that a wrong clock has planned, once the clock is put back', async () => {
    const right = now;
    now += 400 * 24 * HOUR;
    const id = await monitorOf('0 * * * *');
    now = right;
    await replanAfterClockChange(dues());
    expect((await one(id)).next_run_at).toBe(Date.UTC(2026, 4, 4, 13));
    now = Date.UTC(2026, 4, 4, 13);
    expect(await look()).toBe(1);
    expect(await all()).toHaveLength(1);
  });

  it('repeats no due time when the clock is put back over it', async () => {
    await monitorOf('0 * * * *');
    now = Date.UTC(2026, 4, 4, 13, 0, 1);
    expect(await look()).toBe(1);
    await endChecks();
    now = Date.UTC(2026, 4, 4, 12, 55);
    await replanAfterClockChange(dues());
    now = Date.UTC(2026, 4, 4, 13);
    await look();
    expect((await all()).filter(({ scheduled_at: dueAt }) => dueAt === now)).toHaveLength(1);
  });

  it('follows the clock of its zone through a night that is longer, and one that is shorter', async () => {
    now = Date.UTC(2026, 2, 28, 12);
    await monitorOf('30 2 * * *', 'Europe/Berlin');
    const seen: string[] = [];
    for (const night of [28, 29, 30]) {
      for (let hour = 0; hour < 24; hour += 1) {
        now = Math.max(now, Date.UTC(2026, 2, night, hour, 30));
        if ((await look()) > 0) seen.push(new Date(now).toISOString());
        await endChecks();
      }
    }
    expect(seen).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z']);
    const dueAt = (await all()).map((check) => new Date(check.scheduled_at!).toISOString());
    expect(dueAt).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z']);
  });
});

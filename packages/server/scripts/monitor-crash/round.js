import { setTimeout as sleep } from 'node:timers/promises';
import { scheduleKind } from '../../dist/capabilities/monitor/monitor-kinds.js';
import { getDatabaseTime } from '../../dist/capabilities/monitor/database-time.js';
import { killOrHang, startChild } from '../agent-crash/children.js';

/**
 * Milliseconds within which the monitors of a round are scheduled, and after which a process is killed at the latest.
 */
const SPREAD = 1500;

/** Starts the processes, schedules each monitor for the next moments, and kills every process around these times. */
export async function runRound({ options, processes, store, due, reached }) {
  const children = Array.from({ length: processes }, () => startChild(options, reached));
  await Promise.all(children.map(({ url }) => url));
  for (const [id, times] of due) {
    const at = await expireSchedule(store, id, times.at(-1));
    if (at !== undefined) times.push(at);
  }
  // Every other time one process survives until all checks are done: a check whose every attempt is killed fails, as it
  // should.
  const survivor = Math.random() < 0.5 ? children.at(-1) : undefined;
  const others = children.filter((child) => child !== survivor);
  await Promise.all(others.map((child) => kill(child, Math.random() * SPREAD)));
  if (survivor === undefined) return;
  await untilIdle(store);
  await kill(survivor, Math.random() * 300);
}

async function kill(child, afterMs) {
  await sleep(afterMs);
  await killOrHang(child);
}

/** Waits until no check runs and none is scheduled for now, on a machine that has other work as well. */
async function untilIdle({ db }) {
  for (let wait = 0; wait < 300; wait++) {
    const busy = await db
      .selectFrom('monitor')
      .select('id')
      .where((row) => row.or([row('current_check_id', 'is not', null), row('next_run_at', '<', Date.now())]))
      .execute();
    if (busy.length === 0) return;
    await sleep(100);
  }
}

/**
 * Schedules the next check of a monitor for the next moment.
 * @returns undefined while the previous time is pending, or its check is being created
 */
function expireSchedule(store, id, last) {
  const queue = scheduleKind.openQueue(store);
  return store.tx(async (query) => {
    const waiting = await queue.cancel(query, id);
    if (waiting === 'running') return undefined;
    const row = await store
      .lockRow(query.selectFrom('monitor').selectAll().where('id', '=', id))
      .executeTakeFirstOrThrow();
    const now = await getDatabaseTime(store, query);
    const isPending = row.next_run_at === last;
    const at = isPending ? last : Math.max(now + Math.floor(Math.random() * SPREAD), (last ?? 0) + 1);
    await query.updateTable('monitor').set({ next_run_at: at }).where('id', '=', id).execute();
    await queue.enqueue(query, { id, teamId: row.team_id, delayMs: Math.max(0, at - now) });
    return isPending ? undefined : at;
  });
}

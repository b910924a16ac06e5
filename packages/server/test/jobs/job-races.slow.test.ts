import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { isLong } from '../../../../scripts/vitest/tier.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { apply, claimAny } from './model/actions.ts';
import type { Action, Step } from './model/actions.ts';
import { explore, pick } from './model/explore.ts';
import { RealQueue } from './model/real-queue.ts';
import type { Stored } from './model/real-queue.ts';
import { toKey } from './model/state.ts';
import type { State, World } from './model/state.ts';

const OF_A_GROUP = isLong ? 40 : 2;
/** How many statements the transactions of a step have at most. A claim is one without a transaction. */
const STATEMENTS: Partial<Record<Action['name'], number>> = {
  enqueue: 3,
  cancel: 4,
  retry: 3,
  write: 2,
  end: 3,
  giveUp: 1,
  continue: 3,
  fail: 3,
  renew: 9,
  stop: 6,
};
/** How often a step is looked at until it has ended or waits: each look is a round trip. */
const MAX_LOOKS = 500;

const world: World = { teams: [0, 0], limit: 1, instances: { a: 'A', b: 'B' }, hasPauses: false };

type Outcomes = { first: string | undefined; second: string | undefined; stored: unknown };

/**
 * Two transactions at once on PostgreSQL: the first one is held after each of its statements, while the second one runs
 * to its end or until it waits for a lock. What comes of both must be what comes of one after the other, in either order.
 */
describe.runIf(storeKinds.includes('postgres'))('two steps at once on postgres', () => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  let queue: RealQueue;
  beforeAll(async () => {
    opened = await newStore('postgres');
    queue = await RealQueue.open(world, opened.store);
  });
  afterAll(() => opened.close());

  it('do what one after the other does, wherever the first one is when the second one comes', async () => {
    const counted = new CountedStore(opened.store);
    let held = 0;
    const races = listRaces();
    for (const race of races) {
      const { state, first, second, after } = race;
      await queue.put(state);
      const gate = new Gate(counted, after);
      const firstDone = queue.act(first, gate.tx);
      held += Number((await Promise.race([gate.reached, firstDone.then(() => 'ended')])) === 'held');
      const secondDone = queue.act(second, counted.tx);
      await endsOrWaits(secondDone, race).finally(gate.open);
      const outcomes = { first: await firstDone, second: await secondDone };
      const stored = await queue.read();
      const got: Outcomes = { ...outcomes, stored: withoutTimes(stored) };
      expect(listAllowed(race), JSON.stringify(race)).toContainEqual(got);
      if (stored.jobs.some(({ owner }) => owner === null))
        expect(stored.schedule, JSON.stringify(race)).not.toContain(null);
    }
    expect(held).toBeGreaterThan(races.length / 2);
    expect(counted.deadlocks).toBe(0);
  }, 1_800_000);

  /**
   * Resolves once a step has ended, or waits for a lock.
   * @throws Error when neither happens
   */
  async function endsOrWaits(step: Promise<unknown>, race: Race): Promise<void> {
    let hasEnded = false;
    const end = (): void => void (hasEnded = true);
    step.then(end, end);
    for (let looks = 0; looks < MAX_LOOKS; looks++) {
      // A wait for a row is one for its transaction, which belongs to no database in `pg_locks`.
      const { rows } = await sql`select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`.execute(opened.store.db);
      if (hasEnded || rows.length > 0) return;
    }
    throw new Error(`The second step neither ends nor waits: ${JSON.stringify(race)}`);
  }

  /** What may come of a race: one after the other, or a claim that skips what the first one has locked. */
  function listAllowed({ state, first, second }: Race): Outcomes[] {
    const orders = [
      ...serialize(state, first, second).map(([one, other]) => toOutcomes(one, other, other.state)),
      ...serialize(state, second, first).map(([one, other]) => toOutcomes(other, one, other.state)),
    ];
    if (second.name !== 'claim') return orders;
    const skips = apply(world, state, first).flatMap((one) =>
      claimAny(world, one.state, second.worker).map((other) => toOutcomes(one, other, other.state)),
    );
    return [...orders, ...skips];
  }

  function toOutcomes(first: Step, second: Step, state: State): Outcomes {
    return {
      first: first.outcome,
      second: second.outcome,
      stored: withoutTimes(queue.toStored(state)),
    };
  }
});

interface Race {
  state: State;
  first: Action;
  second: Action;
  /** The number of statements of the first one before the second one comes. */
  after: number;
}

/** Races of steps whose order matters: for each two steps and each place to hold the first one, in some states. */
function listRaces(): Race[] {
  const enabled = new Map<State, Action[]>();
  for (const { state, action } of explore(world)) {
    if (action.name === 'expire' || action.name === 'wait') continue;
    enabled.set(state, [...(enabled.get(state) ?? []), action]);
  }
  const groups = new Map<string, Race[]>();
  for (const [state, actions] of pick([...enabled], 400))
    for (const first of actions.filter(({ name }) => name in STATEMENTS))
      for (const second of actions) {
        if (toActor(first) === toActor(second) || canSwap(state, first, second)) continue;
        for (let after = 1; after <= STATEMENTS[first.name]!; after++) {
          const group = `${first.name} ${second.name} ${after}`;
          groups.set(group, [...(groups.get(group) ?? []), { state, first, second, after }]);
        }
      }
  return [...groups.values()].flatMap((races) => {
    const count = Math.min(OF_A_GROUP, races.length);
    return Array.from({ length: count }, (_, at) => races[Math.floor((at * races.length) / count)]!);
  });
}

/** Whether the order of two steps does not matter, or one cannot follow the other. */
function canSwap(state: State, first: Action, second: Action): boolean {
  const [ahead, behind] = [serialize(state, first, second), serialize(state, second, first)];
  if (ahead.length === 0 || behind.length === 0) return true;
  return ahead.map(toText).join(';') === behind.map(toText).join(';');
}

function toActor(action: Action): string {
  if ('worker' in action) return `${action.worker} ${'job' in action ? action.job : ''}`;
  return 'job' in action ? `${action.name} ${action.job}` : JSON.stringify(action);
}

function serialize(state: State, one: Action, other: Action): [Step, Step][] {
  return apply(world, state, one).flatMap((step) =>
    apply(world, step.state, other).map((next): [Step, Step] => [step, next]),
  );
}

/** What is stored but for its times, which depend on the order and are not what a race is about. */
function withoutTimes({ jobs, leases, rows, running, isPaused, claims }: Stored) {
  const timeless = jobs.map((job) => Object.assign({}, job, { run_at: 0 }));
  return { jobs: timeless, leases: Object.keys(leases).toSorted(), rows, running, isPaused, claims };
}

function toText([one, other]: [Step, Step]): string {
  return [...[one.outcome, other.outcome].toSorted(), toKey(world, other.state)].join(' ');
}

/** Counts the transactions that a deadlock has ended (`deadlock_detected`): the store retries them and tells nobody. */
class CountedStore {
  deadlocks = 0;
  readonly tx: Store['tx'];

  constructor(store: Store) {
    const count = (error: unknown): never => {
      this.deadlocks += Number((error as { code?: string }).code === '40P01');
      throw error;
    };
    this.tx = (work, teamId) => store.tx((query) => work(query).catch(count), teamId);
  }
}

/** Holds the first transaction once it has run some statements. */
class Gate {
  readonly tx: Store['tx'];
  readonly reached: Promise<'held'>;
  readonly #opened: Promise<void>;
  open: () => void = () => {};

  constructor(store: Pick<Store, 'tx'>, after: number) {
    let reach: (how: 'held') => void;
    this.reached = new Promise((resolve) => (reach = resolve));
    this.#opened = new Promise((resolve) => (this.open = resolve));
    let statements = 0;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        if (statements === after) {
          reach('held');
          await this.#opened;
        }
        return result;
      },
    };
    this.tx = (work, teamId) => store.tx((query) => work(query.withPlugin(plugin)), teamId);
  }
}

import { BUSY_MS } from '../../../src/platform/jobs/claim.ts';
import { WORKERS, isOwner } from './state.ts';
import type { Job, State, Worker, World } from './state.ts';

export const LEASE_MS = 1_000_000;

const RUN_ACTIONS = ['write', 'end', 'giveUp', 'continue', 'fail'] as const;

/** What a worker, a process, a caller or an operator does, in one transaction. */
export type Action =
  | { name: 'enqueue' | 'cancel' | 'retry'; job: number }
  | { name: 'claim'; worker: Worker }
  | { name: (typeof RUN_ACTIONS)[number]; worker: Worker; job: number }
  | { name: 'renew' | 'stop' | 'expire'; instance: string }
  | { name: 'pause' | 'resume' | 'wait' };

export type Outcome = string | undefined;

export interface Step {
  state: State;
  outcome: Outcome;
}

export function listActions({ teams, instances, hasPauses }: World): Action[] {
  const jobs = teams.map((_, job) => job);
  const processes = [...new Set(Object.values(instances))];
  return [
    ...jobs.flatMap((job) => (['enqueue', 'cancel', 'retry'] as const).map((name) => ({ name, job }))),
    ...WORKERS.map((worker) => ({ name: 'claim', worker }) as const),
    ...WORKERS.flatMap((worker) => jobs.flatMap((job) => RUN_ACTIONS.map((name) => ({ name, worker, job })))),
    ...processes.flatMap((instance) =>
      (['renew', 'stop', 'expire'] as const).map((name) => ({ name, instance })),
    ),
    ...(hasPauses ? (['pause', 'resume'] as const) : []).map((name) => ({ name })),
    { name: 'wait' },
  ];
}

/**
 * What an action does in a state, by the tables of the README of jobs; nothing where it cannot happen, and several steps
 * where two teams have waited equally long.
 */
export function apply(world: World, before: State, action: Action): Step[] {
  const state: State = { ...before, now: before.now + 1 };
  switch (action.name) {
    case 'claim':
      return claim(world, state, action.worker);
    case 'enqueue':
    case 'cancel':
    case 'retry':
      return callerSteps[action.name](world, state, action.job);
    case 'renew': {
      const leases = { ...state.leases, [action.instance]: state.now + LEASE_MS };
      return [{ state: reapDead(world, { ...state, leases }), outcome: 'done' }];
    }
    case 'stop':
      // An instance that is not known has been reaped: it has nothing to end.
      return [
        {
          state: state.leases[action.instance] === undefined ? state : reap(world, state, action.instance),
          outcome: 'done',
        },
      ];
    case 'expire': {
      const isAlive = (state.leases[action.instance] ?? 0) >= state.now;
      const leases = { ...state.leases, [action.instance]: state.now - 1 };
      return isAlive ? [{ state: { ...state, leases }, outcome: undefined }] : [];
    }
    case 'pause':
    case 'resume':
      if (state.isPaused === (action.name === 'pause')) return [];
      return [{ state: { ...state, isPaused: action.name === 'pause' }, outcome: 'done' }];
    case 'wait':
      return [{ state: { ...state, now: state.now + BUSY_MS }, outcome: undefined }];
  }
  return runStep(world, state, action);
}

const callerSteps = {
  enqueue(world: World, state: State, at: number): Step[] {
    if (state.jobs[at]!.standing !== 'absent') return [];
    const queued = setJob(state, at, { standing: 'waits', runAt: state.now });
    return [{ state: schedule(queued, world.teams[at]!), outcome: 'done' }];
  },
  /** The row ends at once, and a job that is claimed is left to whoever runs it. */
  cancel(_: World, state: State, at: number): Step[] {
    const job = state.jobs[at]!;
    if (job.standing === 'absent') return [];
    if (!job.isOpen) return [{ state, outcome: 'conflict' }];
    const ended = setJob(state, at, { isOpen: false, endings: job.endings + 1 });
    if (job.standing === 'claimed')
      return [{ state: setJob(ended, at, { isCancelled: true }), outcome: 'running' }];
    return [{ state: setJob(ended, at, { standing: 'gone' }), outcome: 'removed' }];
  },
  retry(world: World, state: State, at: number): Step[] {
    const { standing } = state.jobs[at]!;
    if (standing === 'absent') return [];
    if (standing !== 'waits') return [{ state, outcome: 'nothing' }];
    return [{ state: schedule(setJob(state, at, { interruptions: 0 }), world.teams[at]!), outcome: 'done' }];
  },
} as const;

/** Serves the team that has waited longest, and of its jobs the one that has. */
function claim(world: World, state: State, worker: Worker): Step[] {
  const due = state.schedule.filter((time) => time !== undefined && time <= state.now);
  if (state.isPaused || due.length === 0) return [{ state, outcome: 'nothing' }];
  const first = Math.min(...(due as number[]));
  return state.schedule.flatMap((time, team): Step[] => {
    if (time !== first) return [];
    const waiting = state.jobs
      .map((job, at) => ({ ...job, at }))
      .filter(({ standing, at }) => standing === 'waits' && world.teams[at] === team)
      .toSorted((one, other) => one.runAt - other.runAt || one.at - other.at);
    const [next] = waiting;
    if (next === undefined) return claim(world, setTime(state, team, undefined), worker);
    if (state.running[team]! >= (world.limit ?? Infinity))
      return claim(world, setTime(state, team, state.now + BUSY_MS), worker);
    return [take(world, setTime(state, team, state.now), worker, next.at)];
  });
}

/**
 * What a claim may do beside a transaction that has locked a job or a team: it skips them, so it may find any job that
 * waits and may run, or none.
 */
export function claimAny(world: World, before: State, worker: Worker): Step[] {
  const state = { ...before, now: before.now + 1 };
  const claims = state.jobs.flatMap(({ standing }, at) => {
    const hasRoom = state.running[world.teams[at]!]! < (world.limit ?? Infinity);
    return standing === 'waits' && hasRoom && !state.isPaused ? [take(world, state, worker, at)] : [];
  });
  return [{ state, outcome: 'nothing' }, ...claims];
}

function take(world: World, state: State, worker: Worker, at: number): Step {
  const job = state.jobs[at]!;
  const attempt = job.attempt + 1;
  const held = { ...job.held, [worker]: attempt };
  const claimed = setJob(state, at, { standing: 'claimed', owner: world.instances[worker], attempt, held });
  return { state: addRunning(world, claimed, world.teams[at]!, 1), outcome: `${at}` };
}

function runStep(
  world: World,
  state: State,
  { name, worker, job: at }: Extract<Action, { name: (typeof RUN_ACTIONS)[number] }>,
): Step[] {
  const job = state.jobs[at]!;
  if (job.held[worker] === undefined) return [];
  const isCurrent = isOwner(world, job, worker);
  const forgotten = setJob(state, at, { held: { ...job.held, [worker]: undefined } });
  if (name === 'write' || name === 'end') {
    if (!isCurrent || !job.isOpen) return [{ state, outcome: 'lost' }];
    if (name === 'write') return [{ state: setJob(state, at, { writes: job.writes + 1 }), outcome: 'done' }];
    const ended = setJob(forgotten, at, { isOpen: false, endings: job.endings + 1 });
    return [{ state: end(world, ended, at), outcome: 'done' }];
  }
  // A run gives up after `ClaimLost` only.
  if (name === 'giveUp' && isCurrent && job.isOpen) return [];
  if (!isCurrent) return [{ state: forgotten, outcome: 'nothing' }];
  if (name === 'giveUp') return [{ state: end(world, forgotten, at), outcome: 'done' }];
  const interruptions = name === 'fail' ? job.interruptions + 1 : 0;
  return [{ state: requeue(world, forgotten, at, interruptions), outcome: 'done' }];
}

/** A team at its limit becomes claimable at once. */
function end(world: World, state: State, at: number): State {
  const team = world.teams[at]!;
  const gone = setJob(state, at, { standing: 'gone', owner: undefined });
  const moved = (state.schedule[team] ?? 0) > state.now ? setTime(gone, team, state.now) : gone;
  return addRunning(world, moved, team, -1);
}

function requeue(world: World, state: State, at: number, interruptions: number): State {
  const team = world.teams[at]!;
  const waits = { standing: 'waits', owner: undefined, runAt: state.now, interruptions } as const;
  return addRunning(world, schedule(setJob(state, at, waits), team), team, -1);
}

/** Requeues the jobs of a process, and forgets it. */
function reap(world: World, state: State, instance: string): State {
  let left = state;
  state.jobs.forEach(({ owner, interruptions }, at) => {
    if (owner === instance) left = requeue(world, left, at, interruptions + 1);
  });
  const { [instance]: _, ...leases } = left.leases;
  return { ...left, leases };
}

/** Reaps the processes whose lease has run out, and those that own a job without a lease. */
function reapDead(world: World, state: State): State {
  const owners = state.jobs.flatMap(({ owner }) => owner ?? []);
  const known = [...new Set([...Object.keys(state.leases), ...owners])];
  return known
    .filter((id) => (state.leases[id] ?? 0) < state.now)
    .reduce((left, id) => reap(world, left, id), state);
}

function setJob(state: State, at: number, change: Partial<Job>): State {
  return { ...state, jobs: state.jobs.with(at, { ...state.jobs[at]!, ...change }) };
}

function setTime(state: State, team: number, time: number | undefined): State {
  return { ...state, schedule: state.schedule.with(team, time) };
}

/** Schedules a team now, unless it is served before. */
function schedule(state: State, team: number): State {
  return setTime(state, team, Math.min(state.schedule[team] ?? Infinity, state.now));
}

function addRunning({ limit }: World, state: State, team: number, change: number): State {
  if (limit === undefined) return state;
  return { ...state, running: state.running.with(team, state.running[team]! + change) };
}

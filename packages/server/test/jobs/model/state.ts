/** A worker, each with the runs that it believes to own. */
export type Worker = 'a' | 'b';
export const WORKERS: readonly Worker[] = ['a', 'b'];

/** What a model is of. */
export interface World {
  /** The team of each job. */
  teams: readonly number[];
  /** How many jobs of a team may run at once; undefined where they do not count. */
  limit: number | undefined;
  /** Which process, and so which lease, each worker belongs to. */
  instances: Readonly<Record<Worker, string>>;
  /** Whether operators pause and resume the queue. */
  hasPauses: boolean;
}

export interface Job {
  standing: 'absent' | 'waits' | 'claimed' | 'gone';
  runAt: number;
  owner: string | undefined;
  attempt: number;
  interruptions: number;
  isCancelled: boolean;
  /** Whether its row has not ended. */
  isOpen: boolean;
  /** Writes of its runs. */
  writes: number;
  /** How often its row was ended, by a run or by a cancellation. */
  endings: number;
  /** The attempt that each worker believes to run. */
  held: Readonly<Partial<Record<Worker, number>>>;
}

/** All that is stored of a queue, and what the workers believe. */
export interface State {
  now: number;
  jobs: readonly Job[];
  /** When each team is served next; undefined for one that is not scheduled. */
  schedule: readonly (number | undefined)[];
  /** The running count of each account. */
  running: readonly number[];
  /** Until when the lease of each known process runs. */
  leases: Readonly<Record<string, number>>;
  isPaused: boolean;
}

const NEW_JOB: Job = {
  standing: 'absent',
  runAt: 0,
  owner: undefined,
  attempt: 0,
  interruptions: 0,
  isCancelled: false,
  isOpen: true,
  writes: 0,
  endings: 0,
  held: {},
};

export function createStart({ teams }: World): State {
  const ofTeams = [...new Set(teams)];
  return {
    now: 1_000_000,
    jobs: teams.map(() => NEW_JOB),
    schedule: ofTeams.map(() => undefined),
    running: ofTeams.map(() => 0),
    leases: {},
    isPaused: false,
  };
}

/** Whether the claim that a worker believes to have is the one that counts. */
export function isOwner({ instances }: World, job: Job, worker: Worker): boolean {
  const isHeld = job.held[worker] === job.attempt && job.owner === instances[worker];
  return job.standing === 'claimed' && isHeld;
}

/** Names what states have in common that the queue does not tell apart: times by their order, attempts by who owns them. */
export function toKey(world: World, state: State): string {
  const order = (times: readonly (number | undefined)[]) => {
    const due = [...new Set(times)].toSorted((one, other) => (one ?? 0) - (other ?? 0));
    return times.map((time) => (time === undefined ? '-' : time > state.now ? '+' : due.indexOf(time)));
  };
  const waits = order(state.jobs.map((job) => (job.standing === 'waits' ? job.runAt : undefined)));
  const jobs = state.jobs.map((job, at) => {
    const held = WORKERS.map((worker) =>
      job.held[worker] === undefined ? '-' : isOwner(world, job, worker) ? 'owned' : 'lost',
    );
    return [job.standing, job.owner, job.isCancelled, job.isOpen, waits[at], ...held].join();
  });
  const leases = Object.entries(state.leases)
    .map(([id, until]) => `${id}${until < state.now ? '-' : '+'}`)
    .toSorted();
  return [...jobs, order(state.schedule).join(), leases.join(), state.isPaused].join(' ');
}

/** What must hold in every state. @returns a sentence for each violation */
export function findViolations(world: World, state: State): string[] {
  const found: string[] = [];
  const assert = (holds: boolean, message: string): void => void (holds || found.push(message));
  state.jobs.forEach((job, at) => {
    const owners = WORKERS.filter((worker) => isOwner(world, job, worker));
    const isQueued = job.standing === 'waits' || job.standing === 'claimed';
    assert(owners.length <= 1, `job ${at} has two owners`);
    assert(job.standing === 'absent' || isQueued || !job.isOpen, `job ${at} is lost`);
    assert(job.endings <= 1, `job ${at} has ended ${job.endings} times`);
    assert(job.isOpen === (job.endings === 0), `job ${at} has ended without its row`);
    assert((job.owner === undefined) !== (job.standing === 'claimed'), `job ${at} has a wrong owner`);
    assert(
      job.standing !== 'waits' || state.schedule[world.teams[at]!] !== undefined,
      `job ${at} waits, and its team is not scheduled`,
    );
  });
  state.running.forEach((running, team) => {
    const claimed = state.jobs.filter(
      (job, at) => job.standing === 'claimed' && world.teams[at] === team,
    ).length;
    assert(running === (world.limit === undefined ? 0 : claimed), `team ${team} runs ${running}`);
    assert(claimed <= (world.limit ?? Infinity), `team ${team} runs ${claimed}, beyond its limit`);
  });
  return found;
}

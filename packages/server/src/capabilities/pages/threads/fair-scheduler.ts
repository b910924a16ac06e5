import { FairQueue } from '@web-data/net/pace';

/** Thrown when too many calls of a team already wait. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export interface FairSchedulerOptions {
  /** Maximum concurrent calls. */
  width: number;
  /** Maximum waiting calls of one team; {@link TooManyWaiting} above. */
  maxWaiting: number;
  /** A clock in milliseconds; a monotonic one by default. */
  now?: () => number;
}

/** A running call. */
interface Slot {
  since: number;
}

/** A call that waits. */
interface Waiting {
  team: Team;
  begin(slot: Slot): void;
}

/** A team with calls, or with more than its share of time. */
interface Team {
  running: Set<Slot>;
  /** Milliseconds that its calls have used; a team that joins late starts at the level of the others. */
  used: number;
}

/**
 * Runs a few calls at once and shares the time between teams: the team with the least used time goes first, and one
 * team never holds all slots. So a team with any number of calls delays another team by no more than the rest of one
 * running call.
 */
export class FairScheduler {
  readonly #options: Required<FairSchedulerOptions>;
  readonly #maxPerTeam: number;
  readonly #teams = new Map<string, Team>();
  readonly #waiting = new FairQueue<Waiting, Team>({
    getTenant: ({ team }) => team,
    getUse: (team) => this.#getUsed(team),
  });
  #running = 0;
  /** Used time of the team whose call began last. A new team starts at this level, with neither debt nor credit. */
  #level = 0;

  constructor({ width, maxWaiting, now = () => performance.now() }: FairSchedulerOptions) {
    this.#options = { width, maxWaiting, now };
    this.#maxPerTeam = Math.max(1, width - 1);
  }

  /**
   * Runs a call as soon as its team gets a slot.
   * @param signal ends the waiting, not the call.
   * @throws {TooManyWaiting}; the reason of the signal.
   */
  async run<T>(name: string, call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const team = this.#getTeam(name);
    const slot = await this.#slot(team, signal);
    try {
      return await call();
    } finally {
      team.running.delete(slot);
      team.used += this.#options.now() - slot.since;
      this.#running -= 1;
      this.#next();
    }
  }

  #getTeam(name: string): Team {
    const known = this.#teams.get(name);
    if (known !== undefined) {
      if (this.#isIdle(known)) known.used = Math.max(known.used, this.#level);
      return known;
    }
    const team: Team = { running: new Set(), used: this.#level };
    this.#teams.set(name, team);
    return team;
  }

  #slot(team: Team, signal: AbortSignal): Promise<Slot> {
    if (this.#waiting.count(team) >= this.#options.maxWaiting) return Promise.reject(new TooManyWaiting());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        team,
        begin(slot) {
          signal.removeEventListener('abort', leave);
          resolve(slot);
        },
      };
      const leave = (): void => {
        this.#waiting.delete(waiting);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(waiting);
      this.#next();
    });
  }

  /** Fills free slots with calls of the teams with the least used time. */
  #next(): void {
    while (this.#running < this.#options.width) {
      const next = this.#waiting.first(({ team }) => team.running.size < this.#maxPerTeam);
      if (next === undefined) break;
      const { team } = next;
      this.#level = Math.max(this.#level, team.used);
      const slot = { since: this.#options.now() };
      this.#running += 1;
      team.running.add(slot);
      this.#waiting.delete(next);
      next.begin(slot);
    }
    this.#forget();
  }

  /** Time that a team has used, that of its running calls included. */
  #getUsed({ used, running }: Team): number {
    const now = this.#options.now();
    return [...running].reduce((sum, { since }) => sum + now - since, used);
  }

  /** Deletes idle teams, except those that have used more than the current level. */
  #forget(): void {
    for (const [name, team] of this.#teams)
      if (this.#isIdle(team) && team.used <= this.#level) this.#teams.delete(name);
  }

  #isIdle(team: Team): boolean {
    return team.running.size === 0 && this.#waiting.count(team) === 0;
  }
}

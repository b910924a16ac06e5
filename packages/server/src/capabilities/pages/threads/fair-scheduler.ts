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

/** A team with calls, or with more than its share of time. */
interface Team {
  waiting: ((slot: Slot) => void)[];
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
      if (isIdle(known)) known.used = Math.max(known.used, this.#level);
      return known;
    }
    const team: Team = { waiting: [], running: new Set(), used: this.#level };
    this.#teams.set(name, team);
    return team;
  }

  #slot(team: Team, signal: AbortSignal): Promise<Slot> {
    if (team.waiting.length >= this.#options.maxWaiting) return Promise.reject(new TooManyWaiting());
    return new Promise((resolve, reject) => {
      const begin = (slot: Slot): void => {
        signal.removeEventListener('abort', leave);
        resolve(slot);
      };
      const leave = (): void => {
        team.waiting.splice(team.waiting.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      team.waiting.push(begin);
      this.#next();
    });
  }

  /** Fills free slots with calls of the teams with the least used time. */
  #next(): void {
    while (this.#running < this.#options.width) {
      const team = this.#least();
      if (team === undefined) break;
      this.#level = Math.max(this.#level, team.used);
      const slot = { since: this.#options.now() };
      this.#running += 1;
      team.running.add(slot);
      team.waiting.shift()!(slot);
    }
    this.#forget();
  }

  #least(): Team | undefined {
    const now = this.#options.now();
    let least: { team: Team; used: number } | undefined;
    for (const team of this.#teams.values()) {
      if (team.waiting.length === 0 || team.running.size >= this.#maxPerTeam) continue;
      let { used } = team;
      for (const { since } of team.running) used += now - since;
      if (least === undefined || used < least.used) least = { team, used };
    }
    return least?.team;
  }

  /** Deletes idle teams, except those that have used more than the current level. */
  #forget(): void {
    for (const [name, team] of this.#teams)
      if (isIdle(team) && team.used <= this.#level) this.#teams.delete(name);
  }
}

function isIdle(team: Team): boolean {
  return team.waiting.length === 0 && team.running.size === 0;
}

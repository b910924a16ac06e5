/** A transaction that waits for one of its team to end. */
interface Waiting {
  begin(): void;
}

/** The transactions of one team. */
interface Share {
  running: number;
  readonly waiting: Set<Waiting>;
}

/**
 * Lets each team have a part of the connections only: its transactions may all wait for one row that somebody has
 * locked, and would leave none to the others.
 */
export class TeamShares {
  readonly #max: number;
  readonly #getTimeout: () => number;
  readonly #shares = new Map<string, Share>();

  /** @param max transactions of one team at once. @param getTimeout milliseconds that one may wait to begin. */
  constructor(max: number, getTimeout: () => number) {
    this.#max = max;
    this.#getTimeout = getTimeout;
  }

  /** Runs a transaction of a team when fewer than its share run. @throws Error, an outage, when it waits too long. */
  async run<T>(teamId: string, transaction: () => Promise<T>): Promise<T> {
    const share = this.#shares.get(teamId) ?? { running: 0, waiting: new Set<Waiting>() };
    this.#shares.set(teamId, share);
    if (share.running < this.#max) share.running += 1;
    else await this.#wait(share);
    try {
      return await transaction();
    } finally {
      this.#end(teamId, share);
    }
  }

  #wait({ waiting }: Share): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(one);
        reject(new Error('timeout exceeded when trying to connect')); // As of a pool without a free connection.
      }, this.#getTimeout());
      waiting.add(one);
    });
  }

  /** Passes the place of a transaction on to the one that has waited longest. */
  #end(teamId: string, share: Share): void {
    const [next] = share.waiting;
    if (next !== undefined) {
      share.waiting.delete(next);
      return next.begin();
    }
    share.running -= 1;
    if (share.running === 0) this.#shares.delete(teamId);
  }
}

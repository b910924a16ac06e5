import type { Logger } from 'pino';
import { Lane } from '../jobs/lane.ts';
import { PrunedLane } from '../jobs/pruned-lane.ts';
import { runCheck } from './checks/run-check.ts';
import { comeDue } from './due/come-due.ts';
import { mendClock } from './due/mend-clock.ts';
import type { MonitorServices } from './monitor-services.ts';
import { pruneMonitors } from './prune.ts';

/** Milliseconds that a check has to write what it has, once it is told to stop. */
const STOP_MS = 5000;
/** Due times looked at once: each is one short transaction. */
const DUE_SLOTS = 4;
/** Milliseconds between prunings. */
const PRUNE_MS = 600_000;

export interface MonitorLanesOptions {
  log: Logger;
  /** Id of this instance. */
  owner: string;
  /** Checks that this process has in work at once; with 0 it looks at no due times either. */
  slots: number;
  /** Milliseconds between looks at the queues when nothing woke them. */
  pollMs: number;
}

/** What of monitors runs in this process: the times that come due, and the checks. */
export class MonitorLanes {
  readonly #due: PrunedLane;
  readonly #checks: Lane;

  constructor(services: MonitorServices, { slots, ...options }: MonitorLanesOptions) {
    const { due, checks } = services;
    const { store } = due;
    this.#checks = new Lane({
      ...options,
      queue: checks,
      slots,
      stopMs: STOP_MS,
      run: (claim, stop) => runCheck(services, claim, stop),
    });
    this.#due = new PrunedLane({
      ...options,
      queue: due,
      slots: slots === 0 ? 0 : DUE_SLOTS,
      stopMs: STOP_MS,
      async run(claim) {
        if (await comeDue(due, checks, claim)) services.wake();
        return 'ended';
      },
      pruneMs: PRUNE_MS,
      async prune() {
        await mendClock(due);
        return pruneMonitors(store);
      },
    });
  }

  /** Checks that this process has in work. */
  get running(): number {
    return this.#checks.running;
  }

  start(): void {
    this.#due.start();
    this.#checks.start();
  }

  wake(): void {
    this.#due.wake();
    this.#checks.wake();
  }

  async close(): Promise<void> {
    await Promise.all([this.#due.close(), this.#checks.close()]);
  }
}

import type { Logger } from 'pino';
import { JobWorker } from '../../platform/jobs/job-worker.ts';
import { PruningWorker } from '../../platform/jobs/pruning-worker.ts';
import { runCheck } from './checks/run-check.ts';
import { runSchedule } from './planning/run-schedule.ts';
import { replanAfterClockChange } from './planning/replan-after-clock-change.ts';
import type { MonitorServices } from './monitor-services.ts';
import { pruneMonitors } from './prune.ts';

/** Milliseconds that a stopped check has to write the results it has. */
const STOP_MS = 5000;
/** Number of scheduled times handled at once: each takes one short transaction. */
const SCHEDULE_SLOTS = 4;
/** Milliseconds between prunings. */
const PRUNE_MS = 600_000;

export interface MonitorWorkersOptions {
  log: Logger;
  /** Id of this instance. */
  owner: string;
  /** Number of checks that this process runs at once. With 0 it handles no scheduled times either. */
  slots: number;
  /** Milliseconds between looks at the queues when nothing wakes them. */
  pollMs: number;
}

/** Runs the monitors of this process: their scheduled times and their checks. */
export class MonitorWorkers {
  readonly #schedules: PruningWorker;
  readonly #checks: JobWorker;

  constructor(services: MonitorServices, { slots, ...options }: MonitorWorkersOptions) {
    const { schedules, checks } = services;
    const { store } = schedules;
    this.#checks = new JobWorker({
      ...options,
      queue: checks,
      slots,
      stopMs: STOP_MS,
      run: (claim, stop) => runCheck(services, claim, stop),
    });
    this.#schedules = new PruningWorker({
      ...options,
      queue: schedules,
      slots: slots === 0 ? 0 : SCHEDULE_SLOTS,
      stopMs: STOP_MS,
      async run(claim) {
        if (await runSchedule(schedules, checks, claim)) services.wake();
        return 'ended';
      },
      pruneMs: PRUNE_MS,
      async prune() {
        await replanAfterClockChange(schedules);
        return pruneMonitors(store);
      },
    });
  }

  /** Number of checks that this process is running. */
  get running(): number {
    return this.#checks.running;
  }

  start(): void {
    this.#schedules.start();
    this.#checks.start();
  }

  wake(): void {
    this.#schedules.wake();
    this.#checks.wake();
  }

  async close(): Promise<void> {
    await Promise.all([this.#schedules.close(), this.#checks.close()]);
  }
}

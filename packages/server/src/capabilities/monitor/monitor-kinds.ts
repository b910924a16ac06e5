import { defineJobKind } from '../../platform/jobs/job-kind.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import type { MonitorCheckRow, MonitorRow } from '../../platform/store/tables/monitor.ts';
import { runCheck } from './checks/run-check.ts';
import type { MonitorServices } from './monitor-services.ts';
import { replanAfterClockChange, runSchedule } from './planning/run-schedule.ts';
import { pruneMonitors } from './prune.ts';
import { OPEN_CHECKS } from './states.ts';

/** Milliseconds that a stopped check has to write the results it has. */
const STOP_MS = 5000;

/** Scheduled times: one job per active monitor, under the monitor's id, which waits until its next check. */
export const scheduleKind: JobKind<MonitorRow, MonitorServices> = defineJobKind({
  name: 'monitor',
  table: 'monitor',
  open: ['active'],
  stopMs: STOP_MS,
  describe: ({ name, cron }) => `${name}, ${cron}`,
  async run({ schedules, checks }, claim) {
    await runSchedule(schedules, checks, claim);
    return 'ended';
  },
  async prune({ schedules }) {
    await replanAfterClockChange(schedules);
    return pruneMonitors(schedules.store);
  },
});

/** Checks. Their crawls count towards the concurrency of the team; a check itself only waits for them. */
export const checkKind: JobKind<MonitorCheckRow, MonitorServices> = defineJobKind({
  name: 'monitor-check',
  table: 'monitor_check',
  open: OPEN_CHECKS,
  stopMs: STOP_MS,
  describe: ({ monitor_id: id, trigger_kind: trigger }) => `monitor ${id}, ${trigger}`,
  run: runCheck,
});

import type { Crawls } from './open-crawls.ts';
import type { Capability, Parts } from './capability.ts';
import { checkKind, scheduleKind } from '../capabilities/monitor/monitor-kinds.ts';
import type { MonitorServices } from '../capabilities/monitor/monitor-services.ts';
import { monitorOperations } from '../capabilities/monitor/operations.ts';

/** Number of scheduled times handled at once: each takes one short transaction. */
const SCHEDULE_SLOTS = 4;

/**
 * Monitors and their checks.
 * @param crawls fetch the pages of checks.
 * @param sendsMail whether the server sends the emails of checks.
 */
export function openMonitors(parts: Parts, crawls: Crawls, sendsMail: boolean): Capability {
  const { config, store, delivery, search } = parts;
  const services: MonitorServices = {
    ...parts,
    schedules: scheduleKind.openQueue(store),
    checks: checkKind.openQueue(store),
    crawls: crawls.queue,
    provider: search.provider,
    pageCredits: config.crawlCredits,
    searchCredits: config.searchCredits,
    crawlRetentionMs: config.crawlRetentionMs,
    receivers: delivery.policy,
    mailTo: sendsMail ? config.mailTo : undefined,
    seal: delivery.seal,
  };
  const { schedules, checks } = services;
  const slots = config.monitorChecks;
  const checkWorker = checkKind.openWorker(checks, services, { ...parts.worker, slots });
  const scheduleWorker = scheduleKind.openWorker(schedules, services, {
    ...parts.worker,
    slots: slots === 0 ? 0 : SCHEDULE_SLOTS,
  });
  return {
    handlers: monitorOperations({ ...services, siem: parts.siem, origin: parts.requestOrigin }),
    gauges: {
      web_data_monitor_checks: {
        help: 'Checks of monitors in work in this process',
        read: () => checkWorker.running,
      },
    },
    start() {
      scheduleWorker.start();
      checkWorker.start();
    },
    async close() {
      await Promise.all([scheduleWorker.close(), checkWorker.close()]);
    },
  };
}

import type { Crawls } from './open-crawls.ts';
import type { Capability, Parts } from './capability.ts';
import { MonitorWorkers } from '../capabilities/monitor/monitor-workers.ts';
import { checkQueue, scheduleQueue } from '../capabilities/monitor/monitor-queues.ts';
import type { MonitorServices } from '../capabilities/monitor/monitor-services.ts';
import { monitorOperations } from '../capabilities/monitor/operations.ts';

/**
 * Monitors and their checks.
 * @param crawls fetch the pages of checks.
 * @param mail sends the emails of checks; undefined for a server that sends none.
 */
export function openMonitors(parts: Parts, crawls: Crawls, mail: { wake(): void } | undefined): Capability {
  const { config, log, store, instance, delivery, search } = parts;
  const services: MonitorServices = {
    ...parts,
    schedules: scheduleQueue(store),
    checks: checkQueue(store),
    crawls: crawls.queue,
    provider: search.provider,
    pageCredits: config.crawlCredits,
    searchCredits: config.searchCredits,
    crawlRetentionMs: config.crawlRetentionMs,
    receivers: delivery.policy,
    mailTo: mail && config.mailTo,
    seal: delivery.seal,
    wake() {
      workers.wake();
      crawls.wake();
      mail?.wake();
    },
  };
  const workers = new MonitorWorkers(services, {
    log,
    owner: instance.id,
    slots: config.monitorChecks,
    pollMs: config.agentPollMs,
  });
  return {
    handlers: monitorOperations({ ...services, siem: parts.siem, origin: parts.origin }),
    gauges: {
      web_data_monitor_checks_waiting: {
        help: 'Checks of monitors that wait, by any process',
        read: () => services.checks.waiting(),
      },
      web_data_monitor_checks: {
        help: 'Checks of monitors in work in this process',
        read: () => workers.running,
      },
    },
    start: () => workers.start(),
    close: () => workers.close(),
  };
}

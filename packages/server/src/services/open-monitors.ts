import type { Crawls } from './open-crawls.ts';
import type { Capability, Parts } from './capability.ts';
import { MonitorLanes } from '../monitor/monitor-lanes.ts';
import { checkQueue, dueQueue } from '../monitor/monitor-queues.ts';
import type { MonitorServices } from '../monitor/monitor-services.ts';
import { monitorOperations } from '../monitor/operations.ts';

/**
 * Monitors and their checks.
 * @param crawls fetch the pages of checks.
 * @param mail sends the letters of checks; undefined for a server that sends none.
 */
export function openMonitors(parts: Parts, crawls: Crawls, mail: { wake(): void } | undefined): Capability {
  const { config, log, store, instance, delivery, search } = parts;
  const services: MonitorServices = {
    ...parts,
    due: dueQueue(store),
    checks: checkQueue(store),
    crawls: crawls.queue,
    provider: search.provider,
    pageCredits: config.crawlCredits,
    searchCredits: config.searchCredits,
    crawlKeptMs: config.crawlKeptMs,
    receivers: delivery.policy,
    mailTo: mail && config.mailTo,
    seal: delivery.seal,
    wake() {
      lanes.wake();
      crawls.wake();
      mail?.wake();
    },
  };
  const lanes = new MonitorLanes(services, {
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
        read: () => lanes.running,
      },
    },
    start: () => lanes.start(),
    close: () => lanes.close(),
  };
}

import { announceAlerts, pruneAlerts } from '../accounts/budgets/announce-alerts.ts';
import { Pruner } from '../platform/retention/pruner.ts';
import type { Parts } from './capability.ts';
import type { Part } from './lifecycle.ts';

/** Milliseconds between looks for thresholds that were reached. */
const ANNOUNCED_EVERY = 1000;
/** Milliseconds between deletions of old thresholds. */
const PRUNED_EVERY = 3_600_000;

/**
 * Alerts teams of what they have used of their budgets, in every process that shares the store.
 * @param sendsMail whether the server sends emails.
 */
export function openBudgets({ config, store, log }: Parts, sendsMail: boolean): Part {
  const mailTo = sendsMail ? config.mailTo : undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const onError = (err: unknown): void =>
    log.error({ err }, 'alerts of budgets could not be queued; it is tried again');
  const run = (): void => {
    running ??= announceAlerts(store, mailTo, onError)
      .catch(onError)
      .finally(() => (running = undefined));
  };
  const pruner = new Pruner({
    of: 'budget alerts',
    log,
    everyMs: PRUNED_EVERY,
    prune: () => pruneAlerts(store),
  });
  return {
    start() {
      timer = setInterval(run, ANNOUNCED_EVERY).unref();
      pruner.start();
    },
    async close() {
      clearInterval(timer);
      await running;
      await pruner.close();
    },
  };
}

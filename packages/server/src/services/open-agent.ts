import type { Capability, Parts } from './capability.ts';
import { AgentLane } from '../agent/jobs/agent-lane.ts';
import { agentQueue } from '../agent/jobs/agent-queue.ts';
import { cancelJob } from '../agent/jobs/cancel.ts';
import { agentOperations } from '../agent/operations.ts';
import { guardOf } from '../agent/runners/guard-of.ts';
import { runnerOf } from '../agent/runners/runner-of.ts';
import type { AgentRunner } from '../agent/runners/runner.ts';

/** Agent jobs, which others than their callers may end too. */
export interface Agent extends Capability {
  cancel(teamId: string, id: string): Promise<void>;
}

/** @param given does the work in place of the server's own runners. */
export async function openAgent(parts: Parts, given?: AgentRunner): Promise<Agent> {
  const { config, log, store, instance, metrics, delivery, browsers, fetchers } = parts;
  const { agentKeptMs: keptMs } = config;
  const runner =
    given ??
    (await runnerOf(config, {
      ...parts,
      fetcher: () => fetchers.for(),
      browser: () => browsers.pool,
      userAgent: config.userAgent,
      interactCredits: config.interactCredits,
      mapCredits: config.mapCredits,
      scrapeCredits: config.scrapeCredits,
      guard: (context) => guardOf(parts, context),
    }));
  const queue = agentQueue(store, config.plans);
  const lane = new AgentLane({
    queue,
    runner,
    log,
    owner: instance.id,
    slots: config.agentRuns,
    pollMs: config.agentPollMs,
    runMs: config.agentRunMs,
    keptMs,
    pruneMs: Math.min(keptMs, 600_000),
    onFinished(outcome, charged) {
      delivery.lane.wake();
      metrics.countRun(outcome);
      metrics.countCredits('startAgent', charged);
    },
  });
  const wake = (): void => {
    lane.wake();
    delivery.lane.wake();
  };
  const { policy: receivers, seal } = delivery;
  return {
    handlers: agentOperations({ ...parts, queue, runner, keptMs, receivers, seal, wake }),
    gauges: {
      web_data_agent_jobs_waiting: {
        help: 'Agent jobs that wait for a worker of any process',
        read: () => queue.waiting(),
      },
      web_data_agent_runs: { help: 'Agent runs of this process', read: () => lane.running },
    },
    async cancel(teamId, id) {
      await cancelJob(queue, teamId, id, keptMs);
      wake();
    },
    start: () => lane.start(),
    close: () => lane.close(),
  };
}

import type { Capability, Parts } from './capability.ts';
import { agentKind } from '../capabilities/agent/jobs/agent-kind.ts';
import type { RunEnd } from '../capabilities/agent/jobs/end.ts';
import { cancelJob } from '../capabilities/agent/jobs/cancel.ts';
import { LiveJobs } from '../capabilities/live/live-jobs.ts';
import { watchedAgents } from '../capabilities/agent/stream/watched-agents.ts';
import { agentOperations } from '../capabilities/agent/operations.ts';
import { createGuard } from '../capabilities/agent/runners/create-guard.ts';
import { createRunner } from '../capabilities/agent/runners/create-runner.ts';
import type { AgentRunner } from '../capabilities/agent/runners/runner.ts';

/** Agent jobs, which other parts of the server may cancel too. */
export interface Agent extends Capability {
  cancel(teamId: string, id: string): Promise<void>;
}

/** @param input runs the jobs instead of the server's own runners. */
export async function openAgent(parts: Parts, input?: AgentRunner): Promise<Agent> {
  const { config, log, store, metrics, delivery, browsers } = parts;
  const { agentRetentionMs: retentionMs } = config;
  const runner =
    input ??
    (await createRunner(config, {
      ...parts,
      browser: () => browsers.pool,
      userAgent: config.userAgent,
      interactCredits: config.interactCredits,
      mapCredits: config.mapCredits,
      scrapeCredits: config.scrapeCredits,
      searchCredits: config.searchCredits,
      guard: (context) => createGuard(parts, context),
    }));
  const queue = agentKind.openQueue(store, config.plans);
  const services = {
    queue,
    plans: config.plans,
    runner,
    log,
    runMs: config.agentRunMs,
    retentionMs,
    onFinished(outcome: RunEnd['outcome'], charged: number) {
      metrics.countRun(outcome);
      metrics.countCredits('startAgent', charged);
    },
  };
  const worker = agentKind.openWorker(queue, services, {
    ...parts.worker,
    slots: config.agentRuns,
    retentionMs,
  });
  const live = new LiveJobs(store, watchedAgents(store), parts.draining);
  const { policy: receivers, seal } = delivery;
  return {
    handlers: agentOperations({
      ...parts,
      queue,
      runner,
      live,
      retentionMs,
      receivers,
      seal,
      origin: parts.requestOrigin,
    }),
    gauges: {
      web_data_agent_runs: { help: 'Agent runs of this process', read: () => worker.running },
      web_data_agent_watchers: { help: 'Open streams of agent runs', read: () => live.count },
    },
    cancel: (teamId, id) => cancelJob(queue, teamId, id, retentionMs),
    start: () => worker.start(),
    close: () => {
      live.close();
      return worker.close();
    },
  };
}

import { integer } from '../option.ts';
import type { OptionsOf } from '../option.ts';

const DAY = 86_400_000;

/** Options about agent runs, crawls and monitors. */
export interface JobConfig {
  agentRuns: number;
  agentRunMs: number;
  agentRetentionMs: number;
  agentPollMs: number;
  crawlRuns: number;
  crawlRetentionMs: number;
  monitorChecks: number;
}

export const jobOptions: OptionsOf<JobConfig> = {
  agentRuns: integer({
    env: 'WEB_DATA_AGENT_RUNS',
    description: 'Agent runs at once in this process; further jobs wait. 0: this process runs none.',
    default: 8,
    min: 0,
    max: 1000,
  }),
  agentRunMs: integer({
    env: 'WEB_DATA_AGENT_RUN_MS',
    description: 'Milliseconds after which an agent run ends as failed.',
    default: 1_800_000,
    min: 1000,
    max: DAY,
  }),
  agentRetentionMs: integer({
    env: 'WEB_DATA_AGENT_RETENTION_MS',
    description:
      'Milliseconds for which an ended job, its trace and its snapshots are stored; 404 after that.',
    default: DAY,
    min: 1000,
    max: 365 * DAY,
  }),
  agentPollMs: integer({
    env: 'WEB_DATA_AGENT_POLL_MS',
    description:
      'Milliseconds between looks at the queues: for what is due, and for jobs that another process accepted and of which nothing was heard.',
    default: 1000,
    min: 10,
    max: 60_000,
  }),
  crawlRuns: integer({
    env: 'WEB_DATA_CRAWL_RUNS',
    description:
      'Crawls and batches in work at once in this process; further ones wait. 0: this process has none.',
    default: 8,
    min: 0,
    max: 1000,
  }),
  crawlRetentionMs: integer({
    env: 'WEB_DATA_CRAWL_RETENTION_MS',
    description: 'Milliseconds for which an ended crawl or batch and its pages are stored; 404 after that.',
    default: DAY,
    min: 1000,
    max: 365 * DAY,
  }),
  monitorChecks: integer({
    env: 'WEB_DATA_MONITOR_CHECKS',
    description:
      'Checks of monitors in work at once in this process; further ones wait. 0: it has none, and looks at no schedule.',
    default: 16,
    min: 0,
    max: 1000,
  }),
};

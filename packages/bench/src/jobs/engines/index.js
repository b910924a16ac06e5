import { dbosPartitions } from './dbos.js';
import { graphileFlags, graphileQueues, graphileWorker } from './graphile-worker.js';
import { ours } from './ours.js';
import { pgBossGroups } from './pg-boss.js';

/**
 * The engines: each with `prepare`, which creates its tables, `add`, which queues jobs, and `work`, which runs them in this
 * process by calling `run(job, end)`, and returns how to stop. `end` ends the state and pays.
 */
export const engines = {
  ours,
  'graphile-worker': graphileWorker,
  'graphile-worker, forbidden flags': graphileFlags,
  'graphile-worker, a queue a team': graphileQueues,
  'pg-boss, group concurrency': pgBossGroups,
  'DBOS, partitions': dbosPartitions,
};

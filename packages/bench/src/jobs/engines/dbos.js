import { DBOS, DBOSClient } from '@dbos-inc/dbos-sdk';
import { SLOTS, TEAM_LIMIT, settle } from '../state.js';
import { runIn } from '../server-files.js';

const QUEUE = 'work';
/** Milliseconds between its looks at a queue; 1,000 by default, which would be ten jobs a second here. */
const POLL_MS = 20;
const silent = { info() {}, debug() {}, warn() {}, error() {} };
const config = (url) => ({
  name: 'bench',
  systemDatabaseUrl: url,
  applicationVersion: '1',
  logger: silent,
  executorID: String(process.pid),
});

/** A partition of the queue for each team. */
export const dbosPartitions = createEngine({ partitionConcurrency: TEAM_LIMIT });

function createEngine(limits) {
  const isPartitioned = limits.partitionConcurrency !== undefined;
  const workflow = (job) => ({
    queueName: QUEUE,
    workflowName: 'work',
    workflowID: job.id,
    appVersion: '1',
    ...(isPartitioned && { queuePartitionKey: job.team }),
  });
  return {
    async prepare({ url }) {
      DBOS.setConfig(config(url));
      await DBOS.launch();
      await DBOS.registerQueue(QUEUE, { workerConcurrency: SLOTS, minPollingIntervalMs: POLL_MS, ...limits });
      await DBOS.shutdown();
    },
    /** It has no way to enqueue many in one statement. */
    async add({ url }, jobs) {
      const client = await DBOSClient.create({ systemDatabaseUrl: url });
      const left = jobs.values();
      const enqueue = async () => {
        for (const job of left) await client.enqueue(workflow(job), job);
      };
      await Promise.all(Array.from({ length: SLOTS }, enqueue));
      await client.destroy();
    },
    async work({ url, store, run }) {
      DBOS.setConfig({ ...config(url), systemDatabasePoolSize: SLOTS + 2 });
      // A workflow may write by itself what is written once however often it runs.
      DBOS.registerWorkflow((job) => run(job, () => store.tx((query) => settle(runIn(query), job))), {
        name: 'work',
      });
      await DBOS.launch();
      return () => DBOS.shutdown();
    },
  };
}

export * from '../generated/operations.ts';
export { cancelAgent } from './agent/cancel.ts';
export { readAgentEvents } from './agent/events.ts';
export { runAgent } from './agent/run.ts';
export { waitForAgent } from './agent/wait.ts';
export { watchAgent } from './agent/watch.ts';
export { readBatchPages, runBatch } from './jobs/batch.ts';
export { readCrawlPages, runCrawl } from './jobs/crawl.ts';
export { watchBatch, watchCrawl } from './jobs/watch.ts';

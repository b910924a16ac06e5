export type { Agent } from './agent/agent.ts';
export type { Batch, Crawl, JobMethods } from './jobs/jobs.ts';
export type { BatchInput, BatchRunResult } from './jobs/batch.ts';
export type { CrawlInput, CrawlRunResult } from './jobs/crawl.ts';
export type { JobProgress, PagesOptions } from './jobs/pages.ts';
export type { PollOptions } from './jobs/poll.ts';
export type { EndedJob, JobOptions } from './jobs/run.ts';
export type { AgentRunResult, RunOptions } from './agent/run.ts';
export type { AgentWaitResult, EndedAgentJob } from './agent/wait.ts';

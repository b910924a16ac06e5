import type { Methods } from '../generated/methods.ts';
import type { Bind } from '../runtime/operation.ts';
import type { Service } from '../runtime/service.ts';
import { createAgent } from './agent/agent.ts';
import type { Agent } from './agent/agent.ts';
import { createJobs } from './jobs/jobs.ts';
import type { Batch, Crawl } from './jobs/jobs.ts';

/** The operations as methods, with functions that make several calls. */
export interface AllMethods extends Omit<Methods, 'crawl' | 'batch'> {
  agent: Agent;
  crawl: Crawl;
  batch: Batch;
}

/** Adds functions that make several calls to the methods of the operations. */
export function addMethods(methods: Methods, service: Service, bind: Bind): AllMethods {
  return {
    ...methods,
    agent: createAgent(methods.agent, service, bind),
    ...createJobs(methods, service, bind),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { CrawlJob, OperationId } from '@web-data/types';
import { operations } from '@web-data/types';
import { checked } from './server.ts';
import type { Answer, TestServer } from './server.ts';

/** Calls an operation of crawls or batches; the answer is checked against the description. */
export async function callJob(
  server: Pick<TestServer, 'url'>,
  key: string,
  operation: OperationId,
  {
    id = '',
    query = '',
    body,
    headers = {},
  }: { id?: string; query?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { method, path } = operations[operation];
  const response = await fetch(`${server.url}/v2${path.replace('{jobId}', id)}${query}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return checked(operation, response);
}

/** Starts a job. @returns its id */
export async function startJob(
  server: Pick<TestServer, 'url'>,
  key: string,
  kind: 'crawl' | 'batch',
  body: unknown,
): Promise<string> {
  const operation = kind === 'crawl' ? 'startCrawl' : 'startBatchScrape';
  const { status, body: answer } = await callJob(server, key, operation, { body });
  if (status !== 200) throw new Error(`The start was answered with ${status}: ${JSON.stringify(answer)}`);
  return (answer as { id: string }).id;
}

/** Waits until a job has ended, and reads all its pages. */
export async function endedJob(
  server: Pick<TestServer, 'url'>,
  key: string,
  kind: 'crawl' | 'batch',
  id: string,
): Promise<CrawlJob> {
  const operation = kind === 'crawl' ? 'getCrawl' : 'getBatchScrape';
  // Less and less often: a team may ask so many times a minute.
  for (let pause = 20; ; pause = Math.min(300, pause + 10)) {
    const { status, body } = await callJob(server, key, operation, { id });
    // A store that others keep busy puts a question off; the job goes on.
    if (status !== 200 && status !== 503) throw new Error(`The job was answered with ${status}.`);
    const job = body as CrawlJob;
    if (status === 200 && job.status !== 'scraping') return job;
    await sleep(pause);
  }
}

/** What was listed, by path, in alphabetical order. */
export function pathsOf({ data }: Pick<CrawlJob, 'data'>): string[] {
  return data.map(({ metadata }) => pathOf(metadata.sourceURL)).toSorted();
}

/** Path and query of a URL. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId } from '@web-data/types';
import { checked } from './server.ts';
import type { Answer, TestServer } from './server.ts';

type Members = Record<string, unknown>;

/** Calls an operation; the answer is checked against the description. */
export async function call(
  server: Pick<TestServer, 'url'>,
  operation: OperationId,
  path: string,
  { key, method = 'GET', body }: { key: string; method?: string; body?: unknown },
): Promise<Answer> {
  const response = await fetch(`${server.url}/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return checked(operation, response);
}

/** What is at an address, or in a `data:` URL. */
export async function bytesAt(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

/** Starts a job and gives its id. */
export async function startJob(server: TestServer, key: string, body: object): Promise<string> {
  const answer = await call(server, 'startAgent', '/agent', { key, method: 'POST', body });
  return (answer.body as { id: string }).id;
}

/** Polls a job until it has ended; the job and its trace. */
export async function endedJob(
  server: TestServer,
  key: string,
  id: string,
): Promise<{ job: Members; events: Members[] }> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const job = (await call(server, 'getAgent', `/agent/${id}`, { key })).body as Members;
    if (job['status'] !== 'processing') {
      const trace = await call(server, 'getAgentTrace', `/agent/${id}/trace`, { key });
      return { job, events: (trace.body as { events: Members[] }).events };
    }
    // Most end at once; of those that take long, each question takes time from the answer.
    await sleep(Math.min(20 + attempt * 10, 250));
  }
  throw new Error('The job did not end.');
}

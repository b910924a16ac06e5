import { InvalidRequestError } from '../errors.ts';
import { longestDelay } from '../limits.ts';
import type { CallOptions } from '../options.ts';
import { readRetryAfter } from '../retry-after.ts';
import { sleep } from '../retry.ts';
import type { Service } from '../service.ts';
import { callTool } from './call-tool.ts';
import { followStream } from './follow-stream.ts';
import { numberAt } from './job-state.ts';
import type { FollowOptions, JobState } from './job-state.ts';
import { valueAt } from './pointer.ts';
import type { Tool, ToolJob, ToolTables } from './tool.ts';

/**
 * Reads a job repeatedly until it has ended and each of its items was returned once. An unknown state counts as not
 * ended.
 * @param id the value at `job.id` in the response of the start
 * @throws CallError for a call that failed, and for a signal that was aborted
 */
export async function* followJob(
  tables: ToolTables,
  service: Service,
  { job, id }: { job: ToolJob; id: string },
  { skip = 0, pollMs = 1000, stream = false, ...options }: FollowOptions = {},
): AsyncGenerator<JobState, void, void> {
  const get = tables.tools[job.get]!;
  let read = skip;
  if (stream && job.stream) {
    for await (const now of followStream(tables, service, { job, id }, { ...options, skip, pollMs })) {
      read = now.read;
      yield now;
      if (now.hasEnded) return;
    }
  }
  for (;;) {
    const input = { [get.path[0]!]: id, ...(job.skip !== undefined && { [job.skip]: read }) };
    const result = await callTool(tables, service, get, input, options);
    if (!result.ok) throw result.exception;
    const now = stateOf(job, result.data, { id, read });
    read = now.read;
    yield now;
    if (now.hasEnded) return;
    if (hasMore(job, result.data) && now.items.length > 0) continue;
    const requested = readRetryAfter(result.response.headers.get('retry-after') ?? '', Date.now()) ?? 0;
    // Each wait has its own signal, so its listener is released with it.
    const signal = AbortSignal.any(options.signal ? [options.signal] : []);
    await sleep(Math.min(Math.max(pollMs, requested), longestDelay), signal);
  }
}

function stateOf(job: ToolJob, response: unknown, { id, read }: { id: string; read: number }): JobState {
  const list = job.items === undefined ? [] : valueAt(response, job.items);
  const items: unknown[] = Array.isArray(list) ? list : [];
  const state = String(valueAt(response, job.state));
  return {
    id,
    state,
    hasEnded: job.ended.includes(state) && !(hasMore(job, response) && items.length > 0),
    done: numberAt(response, job.done),
    total: numberAt(response, job.total),
    items,
    read: read + items.length,
    response,
  };
}

function hasMore({ next }: ToolJob, response: unknown): boolean {
  return next !== undefined && valueAt(response, next) !== undefined;
}

/**
 * Starts the job of a tool.
 * @returns its id, and the response
 * @throws CallError, ToolArgumentsError
 */
export async function startJob(
  tables: ToolTables,
  service: Service,
  tool: Tool & { job: ToolJob },
  input: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<{ id: string; response: unknown }> {
  const result = await callTool(tables, service, tool, input, options);
  if (!result.ok) throw result.exception;
  const id = valueAt(result.data, tool.job.id);
  if (typeof id === 'string') return { id, response: result.data };
  throw new InvalidRequestError(
    { operation: tool, attempts: result.attempts },
    new TypeError(`The answer has no id at ${tool.job.id}.`),
  );
}

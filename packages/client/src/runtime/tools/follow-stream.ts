import { UnreadableBodyError } from '../errors.ts';
import type { AnyResult } from '../method.ts';
import type { Service } from '../service.ts';
import type { StreamOptions } from '../streams/index.ts';
import { toArguments } from './arguments.ts';
import { numberAt, type FollowOptions, type JobState } from './job-state.ts';
import { valueAt } from './pointer.ts';
import type { ToolJob, ToolTables } from './tool.ts';

/** An event of a stream. */
interface StreamEvent {
  event?: string;
  id?: string;
  data?: unknown;
}

type Options = Omit<FollowOptions, 'stream'> & { skip: number; pollMs: number };
type StreamFunction = { result(service: Service, ...args: unknown[]): Promise<AnyResult> };

/** Statuses that a request for the job itself would have, too. */
const FINAL: ReadonlySet<number> = new Set([401, 402, 403, 404]);

/**
 * Follows the stream of a job. Goes on after the last item with another request when the connection breaks, and gives each
 * item once, even if the service sends it again. Ends early where the service has no stream, or it cannot be read to its
 * end: then the job must be read.
 * @throws CallError where the job cannot be read either, and for a signal that was aborted
 */
export async function* followStream(
  tables: ToolTables,
  service: Service,
  { job, id }: { job: ToolJob; id: string },
  { skip, pollMs, ...options }: Options,
): AsyncGenerator<JobState, void, void> {
  // Closes the connection of a reader that stops early.
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
  const events = await open(tables, service, { job, id }, { ...options, skip, signal });
  if (events === undefined) return;
  const seen = new Set<string>();
  let last: JobState | undefined;
  let read = skip;
  try {
    for await (const event of withPauses(events, pollMs)) {
      if (event === undefined) {
        if (last) yield { ...last, items: [] };
        continue;
      }
      const { event: name = 'message', id: eventId, data } = event;
      if (name === job.stream!.item && last && !(eventId !== undefined && seen.has(eventId))) {
        if (eventId !== undefined) seen.add(eventId);
        read += 1;
        last = withItem(last, data, read);
        yield last;
      } else if (job.stream!.states.includes(name)) {
        last = stateOf(job, data, { id, read });
        yield last;
        if (last.hasEnded) return;
      }
    }
  } catch (error) {
    if (options.signal?.aborted) throw error; // Otherwise the job is read from here on.
  } finally {
    stop.abort();
  }
}

function withItem(before: JobState, item: unknown, read: number): JobState {
  const { done } = before;
  return { ...before, items: [item], read, done: done === undefined ? undefined : Math.max(done, read) };
}

/** The job has ended when its state says so and all of its items have come. */
function stateOf(job: ToolJob, response: unknown, { id, read }: { id: string; read: number }): JobState {
  const state = String(valueAt(response, job.state));
  const done = numberAt(response, job.done);
  const hasEnded = job.ended.includes(state) && done !== undefined && read >= done;
  return { id, state, hasEnded, done, total: numberAt(response, job.total), items: [], read, response };
}

/** @returns the events; undefined where the service gives no stream */
async function open(
  tables: ToolTables,
  service: Service,
  { job, id }: { job: ToolJob; id: string },
  { skip, ...options }: Omit<Options, 'pollMs'>,
): Promise<AsyncIterable<StreamEvent> | undefined> {
  const get = tables.tools[job.get]!;
  // The table and the functions are generated from one description.
  const operation = (await tables.operations())[`${job.get}Stream`] as StreamFunction | undefined;
  if (operation === undefined || job.done === undefined) return undefined;
  const input = { [get.path[0]!]: id, ...(job.skip !== undefined && { [job.skip]: skip }) };
  const stream: StreamOptions = { ...options, reconnect: 'always' };
  const result = await operation.result(service, ...toArguments(get, input), stream);
  if (result.ok) return result.data as AsyncIterable<StreamEvent>;
  const { status, exception } = result as { status?: number; exception: Error };
  const isMissing = exception instanceof UnreadableBodyError || (status !== undefined && !FINAL.has(status));
  if (options.signal?.aborted || !isMissing) throw exception;
  return undefined;
}

/** Yields the items of an iterable, and `undefined` for each span of time in which there is none. */
async function* withPauses<Item>(
  items: AsyncIterable<Item>,
  pauseMs: number,
): AsyncGenerator<Item | undefined> {
  const iterator = items[Symbol.asyncIterator]();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next = iterator.next();
  next.catch(() => undefined); // It is awaited below, perhaps later.
  try {
    for (;;) {
      const pause = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, pauseMs, undefined);
      });
      const result = await Promise.race([next, pause]);
      clearTimeout(timer);
      if (result?.done) return;
      yield result?.value;
      if (result) {
        next = iterator.next();
        next.catch(() => undefined);
      }
    }
  } finally {
    clearTimeout(timer);
    // A read in flight ends with the connection, which the caller closes.
    void iterator.return?.().catch(() => undefined);
  }
}

/** An item of a stream as JSON can hold it: of a part that is a file, its media type and its content as Base64. */
export async function toPlainItem(item: unknown): Promise<unknown> {
  if (!(item instanceof Blob)) return item;
  let binary = '';
  for (const byte of new Uint8Array(await item.arrayBuffer())) binary += String.fromCharCode(byte);
  return { type: item.type, base64: btoa(binary) };
}

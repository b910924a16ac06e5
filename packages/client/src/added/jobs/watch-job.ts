import { UnreadableBodyError } from '../../runtime/errors.ts';
import type { CallError } from '../../runtime/errors.ts';
import type { Operation } from '../../runtime/operation.ts';
import type { Success } from '../../runtime/result.ts';
import type { StreamOptions } from '../../runtime/streams/index.ts';

/** What a stream yields, and what its last event has. */
interface AnyEvent {
  event: string;
  data: unknown;
}
type Done<Event extends AnyEvent> = Extract<Event, { event: 'done' }>['data'];

/** Opens the stream of a job. */
type Open<Event> = (
  options: StreamOptions,
) => Promise<Success<number, AsyncIterable<Event>> | { ok: false; exception: CallError }>;

/**
 * Yields the events of a job, and goes on with another request when a stream ends early.
 * @returns the job as it ended
 */
export async function* watchJob<Event extends AnyEvent>(
  { operation }: { operation: Operation },
  open: Open<Event>,
  options: StreamOptions = {},
): AsyncGenerator<Event, Done<Event>, void> {
  // The service ends a stream where it shuts down, too.
  const result = await open({ reconnect: 'always', ...options });
  if (!result.ok) throw result.exception;
  for await (const event of result.data) {
    if (event.event === 'done') return event.data as Done<Event>; // Its kind says so.
    yield event;
  }
  const { response, attempts } = result;
  throw new UnreadableBodyError({ operation, attempts }, response, 'ended before the job.');
}

import { isOutage } from '../../platform/store/outage.ts';
import type { Watch } from './live-jobs.ts';

/**
 * Iterates over the events of a watch, and closes it at their end. They end early, without an error, when the store is
 * down: their reader comes back. To be iterated once; `return` also ends a pending wait.
 */
export function watchEvents<Event>(
  watch: Pick<Watch<unknown>, 'close'>,
  list: () => AsyncGenerator<Event>,
): AsyncIterableIterator<Event> {
  const events = generate(watch, list);
  const close = (): Promise<IteratorResult<Event>> => {
    // A generator that was never begun would not run its `finally`, and one that waits ends only after its wait.
    watch.close();
    return events.return(undefined);
  };
  const iterator: AsyncIterableIterator<Event> = {
    next: () => events.next(),
    return: close,
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

async function* generate<Event>(
  watch: Pick<Watch<unknown>, 'close'>,
  list: () => AsyncGenerator<Event>,
): AsyncGenerator<Event, undefined> {
  try {
    yield* list();
  } catch (error) {
    // Any other error is a bug.
    if (!isOutage(error)) throw error;
  } finally {
    watch.close();
  }
  return undefined;
}

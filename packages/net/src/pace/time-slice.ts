import { FairQueue } from './fair-queue.ts';
import { Shares } from './shares.ts';

/** Milliseconds of synchronous work after which others are served. */
const SLICE_MS = 4;

/** Work that waits for its slice. */
interface Waiter {
  readonly tenant: unknown;
  begin(): void;
}

/** Milliseconds that each tenant has had lately. There is one event loop a process, so there is one queue. */
const shares = new Shares();
const line = new FairQueue<Waiter, unknown>({
  getTenant: ({ tenant }) => tenant,
  getUse: (tenant) => shares.of(tenant),
});
let isServing = false;

/**
 * Splits synchronous work, so that the event loop serves others in between, and shares the loop between the tenants
 * whose work is split: slices of about {@link SLICE_MS} in sum go by in each turn of the loop, whatever number wait, and
 * the tenant that has used the least time lately is next.
 *
 * @example
 * const slice = new TimeSlice(teamId);
 * for (const url of urls) {
 *   if (slice.isOver) await slice.next();
 *   take(url);
 * }
 */
export class TimeSlice {
  readonly #tenant: unknown;
  #from = performance.now();

  /** @param tenant whose work it is; all without one share the turns of one tenant. */
  constructor(tenant?: unknown) {
    this.#tenant = tenant;
  }

  /** Whether the work has gone on for long enough. */
  get isOver(): boolean {
    return performance.now() - this.#from >= SLICE_MS;
  }

  /** Serves others, waits for a turn, then begins the next slice. */
  async next(): Promise<void> {
    await new Promise<void>((begin) => queue({ tenant: this.#tenant, begin }));
    this.#from = performance.now();
  }

  /** Runs work that yields wherever it may be interrupted, and returns its result. */
  async run<Result>(work: Iterator<unknown, Result, undefined>): Promise<Result> {
    for (;;) {
      const step = work.next();
      if (step.done === true) return step.value;
      if (this.isOver) await this.next();
    }
  }
}

/** Runs work that yields wherever it may be interrupted, without an interruption. */
export function runAtOnce<Result>(work: Iterator<unknown, Result, undefined>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

function queue(waiter: Waiter): void {
  line.add(waiter);
  if (isServing) return;
  isServing = true;
  setImmediate(serve);
}

/** Begins turns until a slice is over; the rest follows in the next turn of the loop, after what has arrived by then. */
function serve(): void {
  const until = performance.now() + SLICE_MS;
  const beginNext = (): void => {
    const waiter = line.first();
    isServing = waiter !== undefined;
    if (waiter === undefined) return;
    const from = performance.now();
    if (from >= until) return void setImmediate(serve);
    line.delete(waiter);
    waiter.begin();
    // The work of the turn runs as microtasks; what is deferred by one of them follows after all of them.
    queueMicrotask(() =>
      process.nextTick(() => {
        const now = performance.now();
        shares.add(waiter.tenant, now, now - from);
        beginNext();
      }),
    );
  };
  beginNext();
}

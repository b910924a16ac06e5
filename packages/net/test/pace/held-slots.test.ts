import { expect, test } from 'vitest';
import { Traffic, type Pace, type Waiter } from '../../src/pace/index.ts';

/** A request of a tenant; it holds its slot until it is told to end. */
class Request implements Waiter {
  readonly tenant: string;
  readonly #pace: Pace;
  isRunning = false;

  constructor(pace: Pace, tenant: string) {
    this.tenant = tenant;
    this.#pace = pace;
    this.offered();
  }

  offered(): void {
    this.isRunning = this.#pace.take(this, performance.now());
  }

  end(): void {
    this.isRunning = false;
    this.#pace.release(this);
  }
}

const hold = (pace: Pace, tenant: string, count = 100): Request[] =>
  Array.from({ length: count }, () => new Request(pace, tenant));
const countRunning = (requests: readonly Request[]): number =>
  requests.filter(({ isRunning }) => isRunning).length;

function createPace(concurrency: number, isShared = true): Pace {
  return new Traffic({ isShared }).host('example.com', {}, { rate: Number.POSITIVE_INFINITY, concurrency });
}

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 3],
  [8, 6],
  [16, 12],
])('of %i slots of a host a tenant that is alone holds %i', (concurrency, held) => {
  expect(countRunning(hold(createPace(concurrency), 'a'))).toBe(held);
});

test('each further tenant with requests that hang finds a slot, and leaves some', () => {
  const pace = createPace(16);
  expect(['a', 'b', 'c'].map((tenant) => countRunning(hold(pace, tenant)))).toEqual([12, 3, 1]);
});

test('a tenant that is new goes before one that waits with more than its share, at any time', () => {
  const pace = createPace(4);
  const hanging = hold(pace, 'a');
  const [first] = hold(pace, 'b', 1);
  expect([countRunning(hanging), first?.isRunning]).toEqual([3, true]);
  const [second] = hold(pace, 'b', 1);
  expect(second?.isRunning).toBe(false);
  first?.end();
  expect([countRunning(hanging), second?.isRunning]).toEqual([3, true]);
});

test('what a tenant gives back goes to its next request', () => {
  const pace = createPace(4);
  const requests = hold(pace, 'a', 10);
  for (let left = 10; left > 0; left--) requests.find(({ isRunning }) => isRunning)?.end();
  expect(countRunning(requests)).toBe(0);
  expect(countRunning(hold(pace, 'a'))).toBe(3);
});

test('where nobody else is known to come, one tenant may hold all slots', () => {
  expect(countRunning(hold(createPace(4, false), 'a'))).toBe(4);
});

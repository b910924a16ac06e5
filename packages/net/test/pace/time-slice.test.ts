import { expect, test } from 'vitest';
import { runAtOnce, TimeSlice } from '../../src/pace/time-slice.ts';

/** Keeps the processor busy. */
function spin(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

function* work(steps: number, milliseconds: number): Generator<undefined, number> {
  for (let step = 0; step < steps; step++) {
    spin(milliseconds);
    yield undefined;
  }
  return steps;
}

function* failing(): Generator<undefined, never> {
  spin(5);
  yield undefined;
  throw new Error('broken');
}

test('the event loop turns between the slices, whatever number wait', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const results = await Promise.all(Array.from({ length: 10 }, () => new TimeSlice('a').run(work(10, 3))));
  isOver = true;
  expect(results).toEqual(Array.from({ length: 10 }, () => 10));
  // 300 ms in slices of four, of which one or two go by in a turn.
  expect(turns).toBeGreaterThan(20);
});

test('a tenant with much work delays another by one slice', async () => {
  const order: string[] = [];
  const many = Array.from({ length: 20 }, async () => {
    await new TimeSlice('many').run(work(20, 2));
    order.push('many');
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const one = new TimeSlice('one').run(work(5, 2)).then(() => order.push('one'));
  await Promise.all([...many, one]);
  expect(order[0]).toBe('one');
});

test('the tenant that has used the least time lately is next', async () => {
  await new TimeSlice('used').run(work(10, 3));
  const order: string[] = [];
  const begin = async (tenant: string) => {
    await new TimeSlice(tenant).next();
    order.push(tenant);
  };
  await Promise.all([begin('used'), begin('fresh')]);
  expect(order).toEqual(['fresh', 'used']);
});

test('turns that need little time share one turn of the loop', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 1000 }, () => new TimeSlice('small').next()));
  isOver = true;
  clearInterval(timer);
  expect(turns).toBeLessThan(200);
});

test('an error of the work reaches the caller, and others go on', async () => {
  const results = await Promise.allSettled([
    new TimeSlice('a').run(failing()),
    new TimeSlice('a').run(work(3, 3)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('work that could be split runs at once, where nobody waits', () => {
  expect(runAtOnce(work(3, 0))).toBe(3);
});

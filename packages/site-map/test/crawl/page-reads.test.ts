import { expect, test } from 'vitest';
import { PageReads } from '../../src/crawl/page-reads.ts';

/** Reads of pages that note each of their steps; a step takes longer than a slice where it is `slow`. */
function openReads() {
  const steps: string[] = [];
  const errors: unknown[] = [];
  let read = 0;
  const reads = new PageReads(
    undefined,
    () => (read += 1),
    (error) => errors.push(error),
  );
  const add = (name: string, count: number, { slow = false, fails = false } = {}): void =>
    reads.add(function* () {
      for (let step = 1; step <= count; step++) {
        const until = performance.now() + (slow ? 6 : 0);
        while (performance.now() < until);
        steps.push(`${name}${step}`);
        yield;
      }
      if (fails) throw new Error(name);
    });
  return { reads, steps, errors, add, count: () => read };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('pages are read one after the other, also where one takes several slices', async () => {
  const { reads, steps, add, count } = openReads();
  add('a', 3, { slow: true });
  add('b', 2);
  expect(steps).toEqual([]);
  await expect.poll(() => reads.size).toBe(0);
  expect([steps, count()]).toEqual([['a1', 'a2', 'a3', 'b1', 'b2'], 2]);
});

test('an end reads the page that is being read to its end, at once', async () => {
  const { reads, steps, add } = openReads();
  add('a', 4, { slow: true });
  while (steps.length === 0) await nextTurn();
  expect(steps.length).toBeLessThan(4);
  reads.stop({ isBounded: true });
  expect(steps).toEqual(['a1', 'a2', 'a3', 'a4']);
  await expect.poll(() => reads.size).toBe(0);
  expect(steps).toHaveLength(4);
});

test.each([true, false])('pages that arrive after an end are read within a bound: %j', (isBounded) => {
  const { reads, steps, add } = openReads();
  reads.stop({ isBounded });
  for (let page = 0; page < 20; page++) add(`p${page}-`, 1, { slow: true });
  // 25 ms, of which a page takes six.
  if (isBounded) expect([1, 2, 3, 4, 5]).toContain(steps.length);
  else expect(steps).toHaveLength(20);
});

test('requests wait while more than four pages are unread', async () => {
  const { reads, steps, add } = openReads();
  for (const name of ['a', 'b', 'c', 'd']) add(name, 1);
  await reads.catchUp();
  expect(steps).toEqual([]);
  add('e', 1);
  await reads.catchUp();
  expect(steps).toHaveLength(5);
});

test('a read that throws is counted, and the next one goes on', async () => {
  const { reads, steps, errors, add, count } = openReads();
  add('a', 1, { fails: true });
  add('b', 1);
  await expect.poll(() => reads.size).toBe(0);
  expect([steps, errors, count()]).toEqual([['a1', 'b1'], [new Error('a')], 2]);
});

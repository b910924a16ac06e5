import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue } from '../../src/pace/fair-queue.ts';

/** A waiter by its name: its tenant is the first letter. */
const getTenant = (waiter: string): string => waiter[0]!;

function queueOf(
  waiters: readonly string[],
  uses: Readonly<Record<string, number>> = {},
): FairQueue<string, string> {
  const queue = new FairQueue<string, string>({ getTenant, getUse: (tenant) => uses[tenant] ?? 0 });
  for (const waiter of waiters) queue.add(waiter);
  return queue;
}

interface Row {
  title: string;
  waiters: string[];
  uses?: Record<string, number>;
  /** Waiters that leave before. */
  leave?: string[];
  blocked?: string[];
  want: string | undefined;
}

test.each<Row>([
  { title: 'nobody', waiters: [], want: undefined },
  { title: 'the only one', waiters: ['a1'], want: 'a1' },
  { title: 'of a tenant the first to come', waiters: ['a2', 'a1'], want: 'a2' },
  { title: 'of equals the first to come', waiters: ['b1', 'a1'], want: 'b1' },
  { title: 'who has had least', waiters: ['a1', 'a2', 'b1'], uses: { a: 1 }, want: 'b1' },
  { title: 'who has had least by a part', waiters: ['a1', 'b1'], uses: { a: 0.5, b: 0.25 }, want: 'b1' },
  {
    title: 'of equals the one whose first came first',
    waiters: ['a1', 'b1', 'a2'],
    leave: ['a1'],
    want: 'b1',
  },
  { title: 'one that came again where it was', waiters: ['a1', 'a2', 'a1'], want: 'a1' },
  { title: 'none that left', waiters: ['a1', 'b1'], leave: ['a1'], want: 'b1' },
  { title: 'one that may go', waiters: ['a1', 'a2', 'b1'], blocked: ['a1'], want: 'a2' },
  {
    title: 'one of a tenant that may go',
    waiters: ['a1', 'b1'],
    uses: { b: 9 },
    blocked: ['a1'],
    want: 'b1',
  },
  { title: 'nobody where none may go', waiters: ['a1', 'b1'], blocked: ['a1', 'b1'], want: undefined },
])('first is $title', ({ waiters, uses, leave = [], blocked = [], want }) => {
  const queue = queueOf(waiters, uses);
  for (const waiter of leave) expect(queue.delete(waiter)).toBe(true);
  expect(queue.first((waiter) => !blocked.includes(waiter))).toBe(want);
  const left = new Set(waiters).size - leave.length;
  expect(queue.size).toBe(left);
  expect(queue.clear()).toHaveLength(left);
  expect([queue.size, queue.first()]).toEqual([0, undefined]);
});

test.each([
  ['nobody waits', [], {}, true],
  ['all others have had more', ['a1'], { a: 1 }, true],
  ['another has had as much', ['a1'], {}, false],
  ['another has had less', ['b1'], { c: 1 }, false],
])('one that does not wait: %s', (_, waiters, uses, want) => {
  expect(queueOf(waiters, uses).isBefore('c1')).toBe(want);
});

test('says whether one waited, and how many of a tenant do', () => {
  const queue = queueOf(['a1', 'a2', 'b1']);
  expect([queue.count('a'), queue.count('b'), queue.count('c')]).toEqual([2, 1, 0]);
  expect([queue.delete('a1'), queue.delete('a1'), queue.delete('c1')]).toEqual([true, false, false]);
  expect([queue.count('a'), queue.size]).toEqual([1, 2]);
});

describe('whatever comes and goes', () => {
  const waiter = fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(5))
    .map(([tenant, number]) => tenant + number);
  const step = fc.oneof(
    fc.record({ act: fc.constant('add' as const), waiter }),
    fc.record({ act: fc.constant('delete' as const), waiter }),
    fc.record({ act: fc.constant('serve' as const), cost: fc.nat(3) }),
  );

  test('who is first has had least, and came first among those', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const uses: Record<string, number> = {};
        const queue = queueOf([], uses);
        let model: string[] = [];
        for (const one of steps) {
          const [first] = model.toSorted((x, y) => (uses[x[0]!] ?? 0) - (uses[y[0]!] ?? 0));
          expect(queue.first()).toBe(first);
          expect(queue.size).toBe(model.length);
          if (one.act === 'add') {
            queue.add(one.waiter);
            if (!model.includes(one.waiter)) model.push(one.waiter);
          } else if (one.act === 'delete') {
            expect(queue.delete(one.waiter)).toBe(model.includes(one.waiter));
            model = model.filter((other) => other !== one.waiter);
          } else if (first !== undefined) {
            queue.delete(first);
            model = model.filter((other) => other !== first);
            uses[first[0]!] = (uses[first[0]!] ?? 0) + one.cost;
          }
        }
      }),
    );
  });

  test('no tenant that waits is behind another by more than one turn', () => {
    const crowds = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(crowds, (crowd) => {
        const waiters = crowd.flatMap((count, index) =>
          Array.from({ length: count }, (_, number) => 'abcde'[index]! + number),
        );
        const uses: Record<string, number> = {};
        const queue = queueOf(waiters, uses);
        for (let next = queue.first(); next !== undefined; next = queue.first()) {
          queue.delete(next);
          uses[next[0]!] = (uses[next[0]!] ?? 0) + 1;
          const most = Math.max(...Object.values(uses));
          for (const tenant of 'abcde')
            if (queue.count(tenant) > 0) expect(most - (uses[tenant] ?? 0)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

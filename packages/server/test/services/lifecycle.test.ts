import { expect, test } from 'vitest';
import { Lifecycle } from '../../src/services/lifecycle.ts';

/** Three stages, of which the middle one holds two parts, and what they were told in its order. */
function openParts({ failing = [] }: { failing?: readonly string[] } = {}) {
  const events: string[] = [];
  const lifecycle = new Lifecycle();
  const part = (name: string) => ({
    start: () => void events.push(`${name} starts`),
    async close() {
      events.push(`${name} closes`);
      await new Promise(setImmediate);
      if (failing.includes(name)) throw new Error(`${name} fails`);
      events.push(`${name} is closed`);
    },
  });
  const [first, second] = [lifecycle.stage(), lifecycle.stage()];
  second.add(part('crawls'));
  first.add(part('store'));
  second.add(part('agent'));
  lifecycle.stage().add(part('monitors'));
  return { lifecycle, events };
}

test('parts start in the order of their stages, those of one in the order in which they were added', () => {
  const { lifecycle, events } = openParts();
  lifecycle.start();
  expect(events).toEqual(['store starts', 'crawls starts', 'agent starts', 'monitors starts']);
});

test('stages close in the reverse order, each after the one that may need it, their parts at once', async () => {
  const { lifecycle, events } = openParts();
  await lifecycle.close();
  expect(events).toEqual([
    'monitors closes',
    'monitors is closed',
    'crawls closes',
    'agent closes',
    'crawls is closed',
    'agent is closed',
    'store closes',
    'store is closed',
  ]);
});

test('a part that cannot be closed stops no other, and the first error is thrown', async () => {
  const { lifecycle, events } = openParts({ failing: ['crawls', 'store'] });
  await expect(lifecycle.close()).rejects.toThrow('crawls fails');
  expect(events.filter((event) => event.endsWith('is closed'))).toEqual([
    'monitors is closed',
    'agent is closed',
  ]);
});

test('each part closes once, and undefined is no part', async () => {
  const { lifecycle, events } = openParts();
  const stage = lifecycle.stage();
  expect(stage.add(undefined)).toBeUndefined();
  stage.add({ close: () => void events.push('without a promise') });
  await lifecycle.close();
  await lifecycle.close();
  expect(events.filter((event) => event.endsWith('closes'))).toHaveLength(4);
  expect(events[0]).toBe('without a promise');
});

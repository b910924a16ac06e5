import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/vitest/tier.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { explore, pick } from './model/explore.ts';
import type { Edge } from './model/explore.ts';
import { RealQueue } from './model/real-queue.ts';
import type { World } from './model/state.ts';

const twoProcesses = { a: 'A', b: 'B' };
const oneProcess = { a: 'A', b: 'A' };

/** How many steps of each world the real queue takes in the full tier, and in the long one. */
const FULL = { sqlite: 500, postgres: 200 };
const LONG = { sqlite: 20_000, postgres: 5000 };

/** How many states a world has: a change of it is a change of what is tried. */
const worlds: [string, World & { states: number }][] = [
  ['a job', { teams: [0], limit: 1, instances: twoProcesses, hasPauses: true, states: 702 }],
  [
    'a job that does not count',
    { teams: [0], limit: undefined, instances: twoProcesses, hasPauses: true, states: 702 },
  ],
  [
    'a job, runs of one process',
    { teams: [0], limit: 1, instances: oneProcess, hasPauses: true, states: 234 },
  ],
  [
    'two jobs of a team that runs one',
    { teams: [0, 0], limit: 1, instances: twoProcesses, hasPauses: false, states: 8631 },
  ],
  [
    'two jobs of a team, runs of one process',
    { teams: [0, 0], limit: 2, instances: oneProcess, hasPauses: false, states: 2877 },
  ],
  [
    'a job of each of two teams',
    { teams: [0, 1], limit: 1, instances: twoProcesses, hasPauses: false, states: 21_858 },
  ],
];

/**
 * The model is explored as a whole: two workers, callers and operators act on the jobs in every order. Each step of it is
 * then taken by the real queue from the same state, which must have the same outcome and store the same: a sample of the
 * steps, spread over all of them.
 */
describe.each(worlds)('the states of %s', (_, { states, ...world }) => {
  let edges: Edge[];
  beforeAll(() => {
    edges = [];
    const exploration = explore(world);
    for (;;) {
      const { done, value } = exploration.next();
      if (done) return expect(value).toBe(states);
      // While time passes nobody does anything.
      if (value.action.name !== 'expire' && value.action.name !== 'wait') edges.push(value);
    }
  }, 60_000);

  describe.each(storeKinds)('on %s', (kind) => {
    let opened: Awaited<ReturnType<typeof newStore>>;
    beforeAll(async () => void (opened = await newStore(kind)));
    afterAll(() => opened.close());

    it('are what the model says after each action in each order', async () => {
      const queue = await RealQueue.open(world, opened.store);
      for (const { state, action, steps } of pick(edges, isLong ? LONG[kind] : FULL[kind])) {
        await queue.put(state);
        const outcome = await queue.act(action);
        const stored = await queue.read();
        const context = JSON.stringify({ action, state });
        const expected = steps.map((step) => ({ outcome: step.outcome, stored: queue.toStored(step.state) }));
        expect(expected, context).toContainEqual({ outcome, stored });
      }
    }, 900_000);
  });
});

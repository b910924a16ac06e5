import { expect, it } from 'vitest';
import { apply } from './model/actions.ts';
import { explore } from './model/explore.ts';
import type { State, World } from './model/state.ts';

const world: World = { teams: [0], limit: 1, instances: { a: 'A', b: 'B' }, hasPauses: false };

/** Faults of a model that lead to states with the same key as right ones. */
const faults: [string, (after: State, before: State) => State, string][] = [
  [
    'that never gives the running count back',
    (after, { running }) => ({ ...after, running }),
    'team 0 runs 1',
  ],
  [
    'that ends a row which is open',
    (after) => ({
      ...after,
      jobs: after.jobs.map((job) => Object.assign({}, job, { endings: job.endings + 1 })),
    }),
    'job 0 has ended without its row',
  ],
];

it.each(faults)('finds a failed run %s', (_, breakState, violation) => {
  const broken: typeof apply = (at, before, action) => {
    const steps = apply(at, before, action);
    if (action.name !== 'fail') return steps;
    return steps.map(({ state, outcome }) => ({ state: breakState(state, before), outcome }));
  };
  expect(() => [...explore(world, broken)]).toThrow(violation);
});

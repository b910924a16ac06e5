import { apply, listActions } from './actions.ts';
import type { Action, Step } from './actions.ts';
import { createStart, findViolations, toKey } from './state.ts';
import type { State, World } from './state.ts';

/** An action in a state, and what may come of it. */
export interface Edge {
  state: State;
  action: Action;
  steps: readonly Step[];
}

/**
 * Yields every action in every state that a world can reach.
 * @param toSteps what an action does; tests of this exploration give another.
 * @throws Error after a step that breaks an invariant, or in a state from which what is queued cannot end
 */
export function* explore(world: World, toSteps: typeof apply = apply): Generator<Edge, number> {
  const actions = listActions(world);
  const start = createStart(world);
  const seen = new Map([[toKey(world, start), start]]);
  for (const state of seen.values())
    for (const action of actions) {
      const steps = toSteps(world, state, action);
      if (steps.length > 0) yield { state, action, steps };
      for (const { state: next } of steps) {
        // Before states are merged: the key leaves out counts that the invariants are about.
        const violations = findViolations(world, next);
        const key = toKey(world, next);
        const isNew = !seen.has(key);
        if (isNew) seen.set(key, next);
        if (isNew && !canDrain(world, next)) violations.push('what waits cannot end');
        if (violations.length > 0)
          throw new Error(`${violations.join('; ')}: ${JSON.stringify({ state, action, next })}`);
      }
    }
  return seen.size;
}

/** Whether what is queued ends once both processes have died and another one comes, whatever happened before. */
function canDrain(world: World, state: State): boolean {
  const later = { ...world, instances: { a: 'next', b: 'next' } };
  const resumed = { ...state, now: state.now + 10_000_000, isPaused: false };
  let left = apply(later, resumed, { name: 'renew', instance: 'next' })[0]!.state;
  for (;;) {
    const [{ state: claimed, outcome }] = apply(later, left, { name: 'claim', worker: 'a' }) as [Step];
    if (outcome === 'nothing')
      return left.jobs.every(({ standing }) => standing === 'absent' || standing === 'gone');
    const job = Number(outcome);
    const name = claimed.jobs[job]!.isOpen ? 'end' : 'giveUp';
    left = apply(later, claimed, { name, worker: 'a', job })[0]!.state;
  }
}

/** Some of a list, the same in each run and spread over it without the rhythm of the list. */
export function pick<Item>(items: readonly Item[], count: number): Item[] {
  const every = Math.ceil(items.length / count);
  return items.filter((_, index) => (Math.imul(index + 1, 0x9e37_79b1) >>> 12) % every === 0);
}

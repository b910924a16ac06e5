import type { Action } from '@web-data/browser';
import type { InteractAction } from '@web-data/types';

/** What an action cannot be done without, besides its element; as the description of its `type` says. */
const NEEDS: Partial<Record<InteractAction['type'], 'url' | 'text' | 'values' | 'key'>> = {
  goto: 'url',
  fill: 'text',
  select: 'values',
  press: 'key',
};

/** The action as the browser takes it; or, where it lacks something, a sentence that says what. */
export function toAction(given: InteractAction): Action | string {
  const needed = NEEDS[given.type];
  if (needed !== undefined && given[needed] === undefined)
    return `The action ${given.type} needs \`${needed}\`, and nothing was done.`;
  return given as Action; // It has what its type needs, and what it has besides is not read.
}

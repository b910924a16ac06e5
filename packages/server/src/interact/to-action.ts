import type { Action } from '@web-data/browser';
import type { InteractAction } from '@web-data/types';
import { findIgnoredMembers } from '../ignored-members.ts';
import type { Reads } from '../ignored-members.ts';

/** What an action cannot be done without, besides its element; as the description of its `type` says. */
const NEEDS: Partial<Record<InteractAction['type'], 'url' | 'text' | 'values' | 'key'>> = {
  goto: 'url',
  fill: 'text',
  select: 'values',
  press: 'key',
};

/** The action as the browser takes it; or, where it lacks something, a sentence that says what. */
export function toAction(input: InteractAction): Action | string {
  const needed = NEEDS[input.type];
  if (needed !== undefined && input[needed] === undefined)
    return `The action ${input.type} needs \`${needed}\`, and nothing was done.`;
  return input as Action; // It has what its type needs, and what it has besides is not read.
}

const TARGET = ['ref', 'selector', 'role', 'name'];

/** What actions of each type read; nothing else of one has an effect. */
const READS: Reads<InteractAction['type']> = {
  goto: ['url'],
  click: TARGET,
  fill: [...TARGET, 'text'],
  select: [...TARGET, 'values'],
  check: [...TARGET, 'checked'],
  press: [...TARGET, 'key'],
  hover: TARGET,
  scroll: [...TARGET, 'direction'],
  wait: [...TARGET, 'text', 'milliseconds'],
  back: [],
  screenshot: ['fullPage'],
  snapshot: [],
  scrape: ['formats', 'onlyMainContent'],
};

/** A sentence about members of an action that had no effect, with a space before it; empty when all had one. */
export function formatIgnoredMembers(action: InteractAction): string {
  const names = findIgnoredMembers(action, READS);
  return names.length === 0 ? '' : ` These members of the action had no effect: ${names.join(', ')}.`;
}

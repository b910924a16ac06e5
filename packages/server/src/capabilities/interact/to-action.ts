import type { Action } from '@web-data/browser';
import type { InteractAction } from '@web-data/types';
import { findIgnoredMembers } from '../ignored-members.ts';
import type { Reads } from '../ignored-members.ts';

/** Member that an action type requires, besides its element, as the description of `type` says. */
const NEEDS: Partial<Record<InteractAction['type'], 'url' | 'text' | 'values' | 'key'>> = {
  goto: 'url',
  fill: 'text',
  select: 'values',
  press: 'key',
};

/** Converts an action to its form in the browser; returns a sentence when a required member is missing. */
export function toAction(input: InteractAction): Action | string {
  const needed = NEEDS[input.type];
  if (needed !== undefined && input[needed] === undefined)
    return `The action ${input.type} needs \`${needed}\`, and nothing was done.`;
  return input as Action; // It has the required member; other members are not read.
}

const TARGET = ['ref', 'selector', 'role', 'name'];

/** Members that each action type reads; all others have no effect. */
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

/**
 * Returns a sentence about members of an action that had no effect, with a leading space; empty when there are none.
 */
export function formatIgnoredMembers(action: InteractAction): string {
  const names = findIgnoredMembers(action, READS);
  return names.length === 0 ? '' : ` These members of the action had no effect: ${names.join(', ')}.`;
}

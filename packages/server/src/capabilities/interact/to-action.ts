import type { Action, Target } from '@web-data/browser';
import type { InteractAction } from '@web-data/types';
import { findIgnoredMembers } from '../ignored-members.ts';
import type { Reads } from '../ignored-members.ts';

/** Member that an action type requires, besides its element, as the description of `type` says. */
const NEEDS: Partial<Record<InteractAction['type'], keyof InteractAction>> = {
  goto: 'url',
  fill: 'text',
  select: 'values',
  press: 'key',
  write: 'text',
  upload: 'files',
  switchWindow: 'window',
  download: 'file',
};
/** Characters of a token, as the description counts them. */
const TOKEN = 4;

/** The form of an action in the browser; a sentence when a required member is missing. */
export type BrowserAction = Exclude<Action, { type: 'upload' }>;

/** Converts an action, except an `upload`, to its form in the browser. */
export function toAction(input: InteractAction): BrowserAction | string {
  const missing = findMissing(input);
  if (missing !== undefined) return missing;
  const { type, accept = true, maxTokens } = input;
  if (type === 'dialog') return { type, accept, text: input.text };
  if (type === 'snapshot' && maxTokens !== undefined)
    return { ...toTarget(input), type, maxCharacters: maxTokens * TOKEN };
  return input as BrowserAction; // It has the required member; other members are not read.
}

/** Returns a sentence when an action lacks a required member. */
export function findMissing(input: InteractAction): string | undefined {
  const needed = NEEDS[input.type];
  if (needed === undefined || input[needed] !== undefined) return undefined;
  return `The action ${input.type} needs \`${needed}\`, and nothing was done.`;
}

/** Returns the members of an action that name its element. */
export function toTarget({ ref, selector, role, name }: InteractAction): Target {
  return { ref, selector, role, name };
}

const TARGET = ['ref', 'selector', 'role', 'name'];

/** Members that each action type reads; all others have no effect. */
const READS: Reads<InteractAction['type']> = {
  goto: ['url'],
  click: [...TARGET, 'button', 'clicks', 'modifiers'],
  fill: [...TARGET, 'text'],
  select: [...TARGET, 'values'],
  check: [...TARGET, 'checked'],
  press: [...TARGET, 'key'],
  hover: TARGET,
  scroll: [...TARGET, 'direction', 'inside'],
  wait: [...TARGET, 'text', 'url', 'state', 'milliseconds'],
  back: [],
  screenshot: ['fullPage'],
  snapshot: [...TARGET, 'maxTokens'],
  scrape: ['formats', 'onlyMainContent'],
  write: [...TARGET, 'text'],
  drag: [...TARGET, 'to', 'x', 'y'],
  upload: [...TARGET, 'files'],
  dialog: ['accept', 'text'],
  windows: [],
  switchWindow: ['window'],
  closeWindow: [],
  downloads: [],
  download: ['file', 'formats', 'onlyMainContent'],
};

/**
 * Returns a sentence about members of an action that had no effect, with a leading space; empty when there are none.
 */
export function formatIgnoredMembers(action: InteractAction): string {
  const names = findIgnoredMembers(action, READS);
  return names.length === 0 ? '' : ` These members of the action had no effect: ${names.join(', ')}.`;
}

import type { Action } from '@web-data/browser';
import type { ScrapeAction } from '@web-data/types';
import { findIgnoredMembers } from '../../../ignored-members.ts';
import type { Reads } from '../../../ignored-members.ts';

type Member = 'key' | 'milliseconds' | 'selector' | 'text';

/** Members that an action type requires: at least one of the list. */
const NEEDS: Partial<Record<ScrapeAction['type'], readonly Member[]>> = {
  click: ['selector'],
  press: ['key'],
  wait: ['selector', 'milliseconds'],
  write: ['text'],
};

/** Members that each action type reads; all others have no effect. */
const READS: Reads<ScrapeAction['type']> = {
  wait: ['milliseconds', 'selector'],
  click: ['all', 'selector'],
  write: ['text'],
  press: ['key'],
  scroll: ['direction', 'selector'],
  screenshot: ['fullPage', 'quality', 'viewport'],
  scrape: [],
  pdf: ['format', 'landscape', 'scale'],
};

/** Returns warnings about members of actions that had no effect. */
export function actionNotes(actions: readonly ScrapeAction[]): string[] {
  return actions.flatMap((action, index) => {
    const names = findIgnoredMembers(action, READS);
    if (names.length === 0) return [];
    return [`These members of actions/${index}, a ${action.type}, had no effect: ${names.join(', ')}.`];
  });
}

/** Returns the missing required members of an action, as text for a message; undefined when none is missing. */
export function findMissingMember(action: ScrapeAction): string | undefined {
  const needed = NEEDS[action.type];
  if (needed === undefined || needed.some((member) => action[member] !== undefined)) return undefined;
  return needed.map((member) => `\`${member}\``).join(' or ');
}

/** Converts an action to its form in the browser. A selector that matches several elements means the first one. */
export function toAction(input: ScrapeAction): Action {
  const { type, milliseconds, selector, all, text = '', key = '', direction } = input;
  const target = selector === undefined ? {} : { selector, first: true };
  switch (type) {
    case 'wait':
      return { type, milliseconds, ...target };
    case 'click':
      return { type, all, ...target };
    case 'write':
      return { type, text };
    case 'press':
      return { type, key };
    case 'scroll':
      return { type, direction, inside: true, ...target };
    case 'screenshot':
      return { type, fullPage: input.fullPage, quality: input.quality, viewport: input.viewport };
    case 'pdf':
      return { type, format: input.format, landscape: input.landscape, scale: input.scale };
    case 'scrape':
      return { type };
  }
}

import type { Action } from '@web-data/browser';
import type { ScrapeAction } from '@web-data/types';
import { findIgnoredMembers } from '../../ignored-members.ts';
import type { Reads } from '../../ignored-members.ts';

type Member = 'key' | 'milliseconds' | 'selector' | 'text';

/** What an action cannot be done without: one of these. */
const NEEDS: Partial<Record<ScrapeAction['type'], readonly Member[]>> = {
  click: ['selector'],
  press: ['key'],
  wait: ['selector', 'milliseconds'],
  write: ['text'],
};

/** What actions of each type read; nothing else of one has an effect. */
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

/** Sentences about members of actions that had no effect. */
export function actionNotes(actions: readonly ScrapeAction[]): string[] {
  return actions.flatMap((action, index) => {
    const names = findIgnoredMembers(action, READS);
    if (names.length === 0) return [];
    return [`These members of actions/${index}, a ${action.type}, had no effect: ${names.join(', ')}.`];
  });
}

/** What an action lacks that it cannot be done without, in words; undefined when it lacks nothing. */
export function findMissingMember(action: ScrapeAction): string | undefined {
  const needed = NEEDS[action.type];
  if (needed === undefined || needed.some((member) => action[member] !== undefined)) return undefined;
  return needed.map((member) => `\`${member}\``).join(' or ');
}

/** The action as the browser takes it. Of several elements the first counts, as callers know it from elsewhere. */
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

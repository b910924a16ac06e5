import type { Action } from '@web-data/browser';
import type { ScrapeAction } from '@web-data/types';

type Member = 'key' | 'milliseconds' | 'selector' | 'text';

/** What an action cannot be done without: one of these. */
const NEEDS: Partial<Record<ScrapeAction['type'], readonly Member[]>> = {
  click: ['selector'],
  press: ['key'],
  wait: ['selector', 'milliseconds'],
  write: ['text'],
};

/** What an action lacks that it cannot be done without, in words; undefined when it lacks nothing. */
export function lackOf(action: ScrapeAction): string | undefined {
  const needed = NEEDS[action.type];
  if (needed === undefined || needed.some((member) => action[member] !== undefined)) return undefined;
  return needed.map((member) => `\`${member}\``).join(' or ');
}

/** The action as the browser takes it. Of several elements the first counts, as callers know it from elsewhere. */
export function toAction(given: ScrapeAction): Action {
  const { type, milliseconds, selector, all, text = '', key = '', direction } = given;
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
      return { type, fullPage: given.fullPage, quality: given.quality, viewport: given.viewport };
    case 'pdf':
      return { type, format: given.format, landscape: given.landscape, scale: given.scale };
    case 'scrape':
      return { type };
  }
}

import { FetchError } from '@web-data/net';
import { ActionError } from './action.ts';

/**
 * Errors of Playwright for an element that does not accept an action, with the message for each. Playwright's own
 * messages repeat the typed text.
 */
const MESSAGES: readonly [RegExp, string][] = [
  [/element is not enabled/i, 'It is disabled.'],
  [/element is not editable/i, 'It can only be read.'],
  [/Input of type "?(?:file)/i, 'It takes a file of its user, which cannot be given.'],
  [/not an <input>|cannot be filled|cannot type text into/i, 'No such text can be filled into it.'],
  [/not a <select>|Element is not a .{0,20}select/i, 'It is no list to select from.'],
  [
    /did not find some options|option .{0,40}not found|options? .{0,20}not enabled/i,
    'It has no such option.',
  ],
  [/not a checkbox or radio/i, 'It is no box to check.'],
  [/clicking the checkbox did not change its state/i, 'It did not change when it was clicked.'],
  [
    /Unknown key/i,
    'There is no key of that name. Keys are called as in Enter, Escape, ArrowDown or Control+a.',
  ],
  [/outside of the viewport/i, 'It is outside of what can be scrolled into view.'],
  [/was detached/i, 'The page writes it anew all the time.'],
  [/not visible|not stable/i, 'It does not show, or moves all the time.'],
];
const MAX_COVER = 200;

/** Explains in one sentence why an action failed, without repeating the input of the caller. */
export function explainFailure(error: unknown): string {
  if (error instanceof ActionError || error instanceof FetchError) return error.message;
  const said = error instanceof Error ? error.message : '';
  const cover = /(?<cover><[^\n]{1,2000}?) intercepts pointer events/.exec(said)?.groups?.['cover'];
  if (cover !== undefined) return `It is covered by ${cover.slice(0, MAX_COVER)}: close that first.`;
  return MESSAGES.find(([pattern]) => pattern.test(said))?.[1] ?? 'It did not take the action.';
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { ActionError } from './action.ts';
import { ELEMENT_MS } from './element-action.ts';
import type { ActionContext, ActionOf, ActionResult } from './element-action.ts';
import { countVisible, describe, find, formatTarget, isNamed } from './find.ts';
import { matchesUrl } from './match-url.ts';

/** Milliseconds that a wait goes on after the time of the action has run out. */
const GRACE_MS = 1000;
const LOOK_EVERY_MS = 100;
/** Milliseconds without an open request after which the network counts as idle. */
const IDLE_MS = 500;

/** Waits for an element, a text, a URL, the page or its requests, or for some milliseconds. */
export async function wait(action: ActionOf<'wait'>, context: ActionContext): Promise<ActionResult> {
  const { page, session, stillness, left } = context;
  const { text, url, state, milliseconds = ELEMENT_MS } = action;
  const available = left();
  const max = Math.min(milliseconds, available);
  if (state === 'networkidle') {
    if (await stillness.wait({ max, still: IDLE_MS })) return { message: 'No request is open.' };
    throw new ActionError(`Requests are still open after ${max} ms.`);
  }
  if (state === 'load') {
    if ((await session.documentEnd.reach('load', max)) !== 'late') return { message: 'The page has loaded.' };
    throw new ActionError(`The page has not loaded within ${max} ms.`);
  }
  const isHiddenState = state === 'hidden';
  if (url !== undefined) {
    const reached = (): boolean => matchesUrl(url, page.url());
    return until(reached, max, {
      done: 'The page is there.',
      late: `The page did not get there within ${max} ms.`,
    });
  }
  if (text !== undefined) {
    const shows = async (): Promise<boolean> => (await countText(page, text)) > 0 !== isHiddenState;
    const done = isHiddenState ? 'The text does not show any more.' : 'The text shows.';
    const late = isHiddenState
      ? `The text still shows after ${max} ms.`
      : `The text does not show within ${max} ms.`;
    return until(shows, max, { done, late });
  }
  if (isNamed(action) && isHiddenState) {
    const isHidden = async (): Promise<boolean> => (await countVisible(page, action)) === 0;
    const named = formatTarget(action);
    const late = `There is still a ${named} after ${max} ms.`;
    return until(isHidden, max, { done: `There is no ${named} any more.`, late });
  }
  if (isNamed(action))
    return { message: `There is ${await describe(await find(page, action, max, 'text'), action)}.` };
  // A wait that is cut short has failed. It outlasts the time of the action, so that the timeout is reported first.
  await sleep(milliseconds < available ? milliseconds : available + GRACE_MS);
  return { message: `Waited for ${milliseconds} ms.` };
}

async function until(
  isDone: () => boolean | Promise<boolean>,
  max: number,
  { done, late }: { done: string; late: string },
): Promise<ActionResult> {
  const end = Date.now() + max;
  for (;;) {
    if (await isDone()) return { message: done };
    if (Date.now() >= end) throw new ActionError(late);
    await sleep(Math.min(LOOK_EVERY_MS, Math.max(1, end - Date.now())));
  }
}

async function countText(page: Page, text: string): Promise<number> {
  const seen = page.frames().map((frame) => frame.getByText(text).filter({ visible: true }).count());
  const counts = await Promise.all(seen.map((count) => count.catch(() => 0)));
  return counts.reduce((sum, count) => sum + count, 0);
}

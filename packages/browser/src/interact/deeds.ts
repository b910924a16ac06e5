import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { navigate } from '../render/navigate.ts';
import { IsolatedWorld } from '../render/isolated-world.ts';
import { pdf } from '../render/pdf.ts';
import { readPage } from '../render/read-page.ts';
import { screenshot } from '../render/screenshot.ts';
import type { BrowserSession } from '../session/session.ts';
import { ActionError } from './action.ts';
import type { Action, Direction, Findings, Target } from './action.ts';
import { click, setChecked } from './click.ts';
import { explainFailure } from './faults.ts';
import { fill } from './fill.ts';
import { describe, find, findAll, isNamed } from './find.ts';
import type { Or } from './find.ts';
import { toPlaywrightKey } from './keys.ts';
import { readSnapshot } from './snapshot.ts';

/** Parts of a session that an action works with. */
export interface ActionContext {
  readonly session: BrowserSession;
  readonly page: Page;
  /** Milliseconds that the action has left. */
  left(): number;
}

/** The message of an action, and its results. */
export type ActionResult = Findings & { readonly message: string };

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Max milliseconds to wait for an element, and then for it to accept an action. */
const ELEMENT_MS = 5000;
/** Milliseconds that a wait goes on after the time of the action has run out. */
const GRACE_MS = 1000;
/** Max elements that one action clicks. */
const MAX_CLICKS = 100;
const MAX_HTML = 2_097_152;

/** Handler of each action. @throws {ActionError} and any error of Playwright */
export const handlers: {
  [Type in Action['type']]: (action: Of<Type>, context: ActionContext) => Promise<ActionResult>;
} = {
  async goto({ url }, { session }) {
    const response = await navigate(session, new URL(url));
    return { message: `Opened ${response.url().slice(0, 500)} with status ${response.status()}.` };
  },
  click: (action, context) =>
    action.all ? clickAll(action, context) : to(action, context, 'Clicked', click, 'text'),
  hover: (action, context) =>
    to(action, context, 'Moved the pointer over', (element, timeout) => element.hover({ timeout }), 'text'),
  async fill(action, context) {
    const { text } = action;
    const done = await to(action, context, 'Filled', (element, timeout) => fill(element, text, timeout));
    return { message: done.message.replace(/\.$/, ` with ${text.length} characters.`) };
  },
  async select(action, context) {
    const options = async (element: Locator, timeout: number): Promise<void> => {
      await element.selectOption([...action.values], { timeout }).catch(async (cause: unknown) => {
        throw new ActionError(`${explainFailure(cause)}${await optionsOf(element)}`, { cause });
      });
    };
    return to(action, context, `Selected ${action.values.length} of the options of`, options);
  },
  check: (action, context) => {
    const { checked = true } = action;
    const work = (element: Locator, timeout: number): Promise<void> => setChecked(element, checked, timeout);
    return to(action, context, checked ? 'Checked' : 'Cleared', work, 'label');
  },
  async press(action, context) {
    const key = toPlaywrightKey(action.key);
    if (isNamed(action))
      return to(action, context, 'Pressed the key in', (element, timeout) => element.press(key, { timeout }));
    await context.page.keyboard.press(key);
    return { message: 'Pressed the key.' };
  },
  async write({ text }, { page }) {
    await page.keyboard.type(text);
    return { message: `Typed ${text.length} characters where the focus is.` };
  },
  async scroll(action, context) {
    const { direction = 'down' } = action;
    if (isNamed(action) && action.inside)
      return to(action, context, `Scrolled ${direction}`, (element, timeout) =>
        element.evaluate(scrollElement, direction, { timeout }),
      );
    if (isNamed(action))
      return to(
        action,
        context,
        'Scrolled to',
        (element, timeout) => element.scrollIntoViewIfNeeded({ timeout }),
        'text',
      );
    await scrollWindow(context.page, direction);
    return { message: `Scrolled ${direction} by a window.` };
  },
  async wait(action, context) {
    const { text, milliseconds = ELEMENT_MS } = action;
    const left = context.left();
    const max = Math.min(milliseconds, left);
    if (text !== undefined) return waitForText(context.page, text, max);
    if (isNamed(action))
      return {
        message: `There is ${await describe(await find(context.page, action, max, 'text'), action)}.`,
      };
    // A wait that is cut short has failed. It outlasts the time of the action, so that the timeout is reported first.
    await sleep(milliseconds < left ? milliseconds : left + GRACE_MS);
    return { message: `Waited for ${milliseconds} ms.` };
  },
  async back(_, { page, left }) {
    const response = await page.goBack({ waitUntil: 'commit', timeout: left() });
    if (response === null && page.url() === 'about:blank')
      throw new ActionError('There is no page to go back to.');
    return { message: 'Went back.' };
  },
  async screenshot(action, { page }) {
    const picture = await screenshot(page, action);
    return {
      message: action.fullPage ? 'Pictured the whole page.' : 'Pictured the window.',
      screenshot: picture,
    };
  },
  async pdf(action, { page }) {
    return { message: 'Printed the page.', pdf: await pdf(page, action) };
  },
  async snapshot(_, { page, left }) {
    const snapshot = await readSnapshot(page, left());
    return { message: 'Read the accessibility tree. Its refs count until the next one.', snapshot };
  },
  async scrape(_, { page }) {
    const { html, isCut } = await readPage(page, MAX_HTML);
    const message = isCut ? 'Read the page, which is too long: what follows was left out.' : 'Read the page.';
    return { message, html };
  },
};

/** Does something with the element that an action names. */
async function to(
  target: Target,
  { page, left }: ActionContext,
  did: string,
  work: (element: Locator, timeout: number) => Promise<unknown>,
  or?: Or,
): Promise<ActionResult> {
  const element = await find(page, target, Math.min(ELEMENT_MS, left()), or);
  const called = await describe(element, target);
  await work(element, Math.min(ELEMENT_MS, left())).catch((cause: unknown) => {
    throw new ActionError(`${called}: ${explainFailure(cause)}`, { cause });
  });
  return { message: `${did} ${called}.` };
}

/** Clicks matches one after the other; each click may change the ones that follow. */
async function clickAll(target: Target, { page, left }: ActionContext): Promise<ActionResult> {
  const elements = (await findAll(page, target, Math.min(ELEMENT_MS, left()))).slice(0, MAX_CLICKS);
  for (const [done, element] of elements.entries()) {
    await click(element, Math.min(ELEMENT_MS, left())).catch((cause: unknown) => {
      throw new ActionError(
        `Clicked ${done} of ${elements.length} elements. The next: ${explainFailure(cause)}`,
        {
          cause,
        },
      );
    });
  }
  return { message: `Clicked ${elements.length} elements.` };
}

async function optionsOf(element: Locator): Promise<string> {
  const labels = await element
    .locator('option')
    .allTextContents()
    .catch(() => []);
  if (labels.length === 0) return '';
  const named = labels.slice(0, 20).map((label) => `"${label.trim().slice(0, 100)}"`);
  return ` There are: ${named.join(', ')}.`;
}

async function waitForText(page: Page, text: string, max: number): Promise<ActionResult> {
  const until = Date.now() + max;
  for (;;) {
    const seen = page.frames().map((frame) => frame.getByText(text).filter({ visible: true }).count());
    const counts = await Promise.all(seen.map((count) => count.catch(() => 0)));
    if (counts.some((count) => count > 0)) return { message: 'The text shows.' };
    if (Date.now() >= until) throw new ActionError(`The text does not show within ${max} ms.`);
    await sleep(Math.min(100, Math.max(1, until - Date.now())));
  }
}

/** Runs in the page. */
function scrollElement(element: Element, towards: Direction): void {
  const sign = towards === 'up' || towards === 'left' ? -1 : 1;
  const isAcross = towards === 'left' || towards === 'right';
  element.scrollBy(isAcross ? sign * element.clientWidth : 0, isAcross ? 0 : sign * element.clientHeight);
}

async function scrollWindow(page: Page, direction: Direction): Promise<void> {
  const world = await IsolatedWorld.open(page);
  try {
    await world.run((towards: string) => {
      const sign = towards === 'up' || towards === 'left' ? -1 : 1;
      const isAcross = towards === 'left' || towards === 'right';
      scrollBy(isAcross ? sign * innerWidth : 0, isAcross ? 0 : sign * innerHeight);
    }, direction);
  } finally {
    await world.close();
  }
}

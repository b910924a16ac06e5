import type { Locator, Page } from 'playwright-core';
import { IsolatedWorld } from '../render/isolated-world.ts';
import { ActionError } from './action.ts';
import type { Action, Direction, Target } from './action.ts';
import { click, describeClick, setChecked } from './click.ts';
import { drag } from './drag.ts';
import { actOn, ELEMENT_MS } from './element-action.ts';
import type { ActionContext, ActionOf, ActionResult, Handlers } from './element-action.ts';
import { explainFailure } from './faults.ts';
import { fileHandlers } from './files.ts';
import { fill } from './fill.ts';
import { findAll, isNamed } from './find.ts';
import { toPlaywrightKey } from './keys.ts';
import { readingHandlers } from './reading.ts';
import { isSecretField, isSecretFocused } from './secret-field.ts';
import { wait } from './wait.ts';
import { windowHandlers } from './window-actions.ts';

/** Max elements that one action clicks. */
const MAX_CLICKS = 100;

/** Handler of each action. @throws {ActionError} and any error of Playwright */
export const handlers: Handlers<Action['type']> = {
  ...fileHandlers,
  ...readingHandlers,
  ...windowHandlers,
  drag,
  wait,
  click: (action, context) =>
    action.all
      ? clickAll(action, context)
      : actOn(
          action,
          context,
          describeClick(action),
          (element, timeout) => click(element, action, timeout),
          'text',
        ),
  hover: (action, context) =>
    actOn(
      action,
      context,
      'Moved the pointer over',
      (element, timeout) => element.hover({ timeout }),
      'text',
    ),
  async fill(action, context) {
    const { text } = action;
    const done = await typeInto(action, context, 'Filled', (element, timeout) =>
      fill(element, text, timeout),
    );
    return done.isSecret
      ? done
      : { ...done, message: done.message.replace(/\.$/, ` with ${text.length} characters.`) };
  },
  async select(action, context) {
    const options = async (element: Locator, timeout: number): Promise<void> => {
      await element.selectOption([...action.values], { timeout }).catch(async (cause: unknown) => {
        throw new ActionError(`${explainFailure(cause)}${await optionsOf(element)}`, { cause });
      });
    };
    return actOn(action, context, `Selected ${action.values.length} of the options of`, options, 'field');
  },
  check: (action, context) => {
    const { checked = true } = action;
    const work = (element: Locator, timeout: number): Promise<void> => setChecked(element, checked, timeout);
    return actOn(action, context, checked ? 'Checked' : 'Cleared', work, 'label');
  },
  async press(action, context) {
    const key = toPlaywrightKey(action.key);
    if (isNamed(action))
      return typeInto(action, context, 'Pressed the key in', (element, timeout) =>
        element.press(key, { timeout }),
      );
    const isSecret = await isSecretFocused(context.page);
    await context.page.keyboard.press(key);
    return { message: 'Pressed the key.', isSecret };
  },
  async write(action, context) {
    const { text } = action;
    if (isNamed(action)) {
      const type = (element: Locator, timeout: number): Promise<void> =>
        element.pressSequentially(text, { timeout });
      const done = await typeInto(action, context, 'Typed into', type);
      const { message, isSecret } = done;
      return isSecret
        ? done
        : { ...done, message: message.replace(/^Typed/, `Typed ${text.length} characters`) };
    }
    const isSecret = await isSecretFocused(context.page);
    await context.page.keyboard.type(text);
    return { message: `Typed ${isSecret ? '' : `${text.length} characters `}where the focus is.`, isSecret };
  },
  async scroll(action, context) {
    const { direction = 'down' } = action;
    if (isNamed(action) && action.inside)
      return actOn(action, context, `Scrolled ${direction}`, (element, timeout) =>
        element.evaluate(scrollElement, direction, { timeout }),
      );
    if (isNamed(action))
      return actOn(
        action,
        context,
        'Scrolled to',
        (element, timeout) => element.scrollIntoViewIfNeeded({ timeout }),
        'text',
      );
    await scrollWindow(context.page, direction);
    return { message: `Scrolled ${direction} by a window.` };
  },
};

/** Types into the field that an action names, with whether it is one for a secret. */
async function typeInto(
  target: Target,
  context: ActionContext,
  did: string,
  type: (element: Locator, timeout: number) => Promise<unknown>,
): Promise<ActionResult> {
  let isSecret = true;
  const work = async (element: Locator, timeout: number): Promise<void> => {
    isSecret = await isSecretField(element); // Typing may replace the field.
    await type(element, timeout);
  };
  return { ...(await actOn(target, context, did, work, 'field')), isSecret };
}

/** Clicks matches one after the other; each click may change the ones that follow. */
async function clickAll(action: ActionOf<'click'>, { page, left }: ActionContext): Promise<ActionResult> {
  const elements = (await findAll(page, action, Math.min(ELEMENT_MS, left()))).slice(0, MAX_CLICKS);
  for (const [done, element] of elements.entries()) {
    await click(element, action, Math.min(ELEMENT_MS, left())).catch((cause: unknown) => {
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

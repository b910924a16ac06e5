import type { Locator, Page } from 'playwright-core';
import { ActionError } from './action.ts';
import { actOn, ELEMENT_MS } from './element-action.ts';
import type { ActionContext, ActionOf, ActionResult } from './element-action.ts';
import { describe, find } from './find.ts';

/** Steps of the pointer on its way: pages watch how it moves. */
const STEPS = 8;

/** Drags an element onto another one, or by a distance. */
export async function drag(action: ActionOf<'drag'>, context: ActionContext): Promise<ActionResult> {
  const { page, left } = context;
  const { to, x = 0, y = 0 } = action;
  if (to === undefined) {
    if (x === 0 && y === 0)
      throw new ActionError('Nothing says where to drag it: give `to`, or `x` and `y`.');
    const work = (element: Locator, timeout: number): Promise<void> =>
      dragBy(page, element, { x, y, timeout });
    const { message } = await actOn(action, context, 'Dragged', work, 'text');
    return { message: message.replace(/\.$/, ` by ${x} and ${y} pixels.`) };
  }
  const target = await find(page, to, Math.min(ELEMENT_MS, left()), 'text');
  const called = await describe(target, to);
  const work = (element: Locator, timeout: number): Promise<void> =>
    element.dragTo(target, { timeout, steps: STEPS });
  const { message } = await actOn(action, context, 'Dragged', work, 'text');
  return { message: message.replace(/\.$/, ` to ${called}.`) };
}

async function dragBy(
  page: Page,
  element: Locator,
  { x, y, timeout }: { x: number; y: number; timeout: number },
): Promise<void> {
  // Waits until the element shows, does not move and receives the pointer.
  await element.hover({ timeout });
  const box = await element.boundingBox({ timeout });
  if (box === null) throw new ActionError('It does not show.');
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move(startX + x, startY + y, { steps: STEPS });
  await page.mouse.up();
}

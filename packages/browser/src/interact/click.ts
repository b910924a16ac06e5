import type { ElementHandle, Locator } from 'playwright-core';
import type { ActionOf } from './element-action.ts';

/** Matches the error of Playwright for an element that moves all the time. */
const RESTLESS = /element is not stable/i;

/** How an element is clicked. */
export type ClickOptions = Pick<ActionOf<'click'>, 'button' | 'clicks' | 'modifiers'>;

/**
 * Clicks as a user would; an element that never stops moving is clicked where it is. A link or a form opens its target
 * in the current window, unless the middle button or a modifier asks for a new one.
 */
export async function click(
  element: Locator,
  { button = 'left', clicks = 1, modifiers = [] }: ClickOptions,
  timeout: number,
): Promise<void> {
  if (button === 'left' && modifiers.length === 0)
    await element.evaluate(stayInWindow, undefined, { timeout });
  const how = { button, clickCount: clicks, modifiers: [...modifiers] };
  // The first attempt has 60 % of the time, for an element that stops moving.
  const until = Date.now() + timeout;
  await element.click({ ...how, timeout: timeout * 0.6 }).catch(async (error: unknown) => {
    const said = error instanceof Error ? error.message : '';
    if (!RESTLESS.test(said) || /intercepts pointer events|not enabled|was detached/.test(said)) throw error;
    await element.click({ ...how, force: true, timeout: Math.max(1, until - Date.now()) });
  });
}

/** Says what a click did, for its message. */
export function describeClick({ button = 'left', clicks = 1 }: ClickOptions): string {
  const did = button === 'left' ? 'Clicked' : `Clicked with the ${button} button`;
  return clicks > 1 ? `${did} ${clicks} times` : did;
}

/** Checks or clears a box. A box that is hidden behind its label, as styled ones are, is clicked by the label. */
export async function setChecked(element: Locator, checked: boolean, timeout: number): Promise<void> {
  const label = (await element.isVisible()) ? null : await labelOf(element, timeout);
  if (label === null) return element.setChecked(checked, { timeout });
  if ((await element.isChecked({ timeout })) === checked) return;
  await label.click({ timeout });
  // The same message as Playwright's for a box that it clicks itself.
  if ((await element.isChecked({ timeout })) !== checked)
    throw new Error('Clicking the checkbox did not change its state');
}

async function labelOf(element: Locator, timeout: number): Promise<ElementHandle | null> {
  const found = await element.evaluateHandle(firstLabel, undefined, { timeout });
  return found.asElement();
}

/** Runs in the page. */
function firstLabel(box: Element): Element | null {
  return (box as HTMLInputElement).labels?.[0] ?? null;
}

/**
 * Makes an element open its target in this window, so that a caller who expects one window finds the page there. A target that is a frame of the page
 * stays. Runs in the page.
 */
function stayInWindow(element: Element): void {
  const submitted = (element as HTMLButtonElement).form;
  const opener = element.closest<HTMLAnchorElement | HTMLFormElement>('a, area, form') ?? submitted;
  for (const one of new Set([opener, submitted])) {
    const base = document.querySelector<HTMLBaseElement>('base[target]')?.target ?? '';
    const target = one?.target || base;
    if (['', '_self', '_top', '_parent'].includes(target.toLowerCase())) continue;
    let isFrame = false;
    for (let at: Window = window; ; at = at.parent) {
      try {
        isFrame ||= at.document.getElementsByName(target)[0]?.matches('iframe, frame') === true;
      } catch {
        break; // The document of another origin.
      }
      if (at === at.parent) break;
    }
    if (!isFrame) one?.setAttribute('target', '_self');
  }
}

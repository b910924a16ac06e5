import type { ElementHandle, Locator } from 'playwright-core';

/** What Playwright says of an element that moves all the time. */
const RESTLESS = /element is not stable/i;

/** Clicks as a user would; one that never rests is clicked where it is. */
export async function click(element: Locator, timeout: number): Promise<void> {
  await element.evaluate(stayInWindow, undefined, { timeout });
  // Most of the time for one that comes to rest.
  const until = Date.now() + timeout;
  await element.click({ timeout: timeout * 0.6 }).catch(async (error: unknown) => {
    const said = error instanceof Error ? error.message : '';
    if (!RESTLESS.test(said) || /intercepts pointer events|not enabled|was detached/.test(said)) throw error;
    await element.click({ force: true, timeout: Math.max(1, until - Date.now()) });
  });
}

/** Checks or clears a box; where it hides behind its label, as styled ones do, by the label. */
export async function setChecked(element: Locator, checked: boolean, timeout: number): Promise<void> {
  const label = (await element.isVisible()) ? null : await labelOf(element, timeout);
  if (label === null) return element.setChecked(checked, { timeout });
  if ((await element.isChecked({ timeout })) === checked) return;
  await label.click({ timeout });
  // The words of Playwright, for a box that it clicks on itself.
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
 * Lets what would open in a new window open in this one: there is only one. What opens in a frame of the page stays there.
 * Runs in the page.
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

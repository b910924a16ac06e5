import type { Page, Request } from 'playwright-core';
import { add } from '../session/quiet-page.ts';
import type { BrowserSession } from '../session/session.ts';

/**
 * Keeps what a page opens in another window from loading: a click may open one, and nobody has judged where it goes. The
 * window itself is closed as soon as it is there; where it was to go is noted.
 */
export async function keepOneWindow({ page, nuisances }: BrowserSession): Promise<void> {
  await page.context().route('**/*', async (route, request) => {
    const isOurs = isOf(page, request);
    if (!isOurs && request.isNavigationRequest()) add(nuisances.windows, request.url());
    const answer = isOurs ? route.continue() : route.abort('blockedbyclient');
    await answer.catch(() => undefined); // The page has gone meanwhile.
  });
}

function isOf(page: Page, request: Request): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    return false; // A window that is not there yet has no frame.
  }
}

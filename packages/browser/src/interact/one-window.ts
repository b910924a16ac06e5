import type { Page, Request } from 'playwright-core';

/**
 * Keeps what a page opens in another window from loading: a click may open one, and nobody has judged where it goes. The
 * window itself is closed as soon as it is there.
 */
export async function keepOneWindow(page: Page): Promise<void> {
  await page.context().route('**/*', async (route, request) => {
    const reply = isOf(page, request) ? route.continue() : route.abort('blockedbyclient');
    await reply.catch(() => undefined); // The page has gone meanwhile.
  });
}

function isOf(page: Page, request: Request): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    return false; // A window that is not there yet has no frame.
  }
}

import type { Page, Request } from 'playwright-core';

/**
 * Blocks the requests of other windows. A click may open a window for a URL that no policy has checked; the window
 * itself is closed as soon as it opens.
 */
export async function keepOneWindow(page: Page): Promise<void> {
  await page.context().route('**/*', async (route, request) => {
    const reply = isOf(page, request) ? route.continue() : route.abort('blockedbyclient');
    await reply.catch(() => undefined); // The page was closed meanwhile.
  });
}

function isOf(page: Page, request: Request): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    return false; // A window that is still opening has no frame.
  }
}

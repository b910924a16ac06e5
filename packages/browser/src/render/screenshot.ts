import type { Page } from 'playwright-core';

/** How a screenshot is taken. */
export interface ScreenshotOptions {
  /** The full page instead of the window. Default false. */
  readonly fullPage?: boolean | undefined;
  /** 1 to 100 for a JPEG of that quality; a PNG when it is left out. */
  readonly quality?: number | undefined;
  /** CSS pixels of the window for this picture, 1 to 10,000 each. Default: as the window is. */
  readonly viewport?: { readonly width: number; readonly height: number } | undefined;
}

/** A screenshot of a page. */
export interface Screenshot {
  readonly bytes: Buffer;
  readonly contentType: 'image/png' | 'image/jpeg';
}

/** Max height of a screenshot in CSS pixels: a page may be endless. */
const MAX_HEIGHT = 12_000;

/** Takes a screenshot of a page. */
export async function screenshot(page: Page, options: ScreenshotOptions = {}): Promise<Screenshot> {
  const before = page.viewportSize();
  if (options.viewport === undefined || before === null) return take(page, options);
  await page.setViewportSize(options.viewport);
  try {
    return await take(page, options);
  } finally {
    await page.setViewportSize(before);
  }
}

async function take(page: Page, options: ScreenshotOptions): Promise<Screenshot> {
  const { fullPage = false, quality } = options;
  const type = quality === undefined ? ('png' as const) : ('jpeg' as const);
  const clip = fullPage ? await clipOf(page) : undefined;
  const bytes = await page.screenshot({
    type,
    timeout: 0,
    animations: 'disabled',
    ...(quality !== undefined && { quality }),
    ...(clip && { fullPage, clip }),
  });
  return { bytes, contentType: `image/${type}` };
}

async function clipOf(page: Page): Promise<{ x: 0; y: 0; width: number; height: number }> {
  const { width } = page.viewportSize() ?? { width: 1280 };
  const cdp = await page.context().newCDPSession(page);
  const { cssContentSize } = await cdp.send('Page.getLayoutMetrics');
  await cdp.detach();
  return { x: 0, y: 0, width, height: Math.max(1, Math.min(MAX_HEIGHT, Math.ceil(cssContentSize.height))) };
}

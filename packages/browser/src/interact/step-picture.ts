import type { Page } from 'playwright-core';
import { withHiddenFields } from './hidden-fields.ts';

/** Bounds and secrets of a picture. */
export interface StepPictureOptions {
  /** Max bytes of the JPEG. */
  readonly maxBytes: number;
  /** Max milliseconds for a picture of each quality. */
  readonly timeout: number;
  /** Texts that no picture shows: a page that has one of them is not pictured. Default: none. */
  readonly secrets?: readonly string[];
}

/** Qualities of the JPEG, tried in order until it is small enough. */
const QUALITIES = [40, 15];
/** Max frames of a page that are searched for secrets; a page with more is not pictured where there are secrets. */
const MAX_FRAMES = 20;
/**
 * Pictures the window of a page for the record of a session, as a small JPEG. What its fields hold appears as dots.
 * @returns undefined when the page shows a secret, or gives no picture that is small enough, in time; never throws
 */
export async function takeStepPicture(
  page: Page,
  { maxBytes, timeout, secrets = [] }: StepPictureOptions,
): Promise<Buffer | undefined> {
  try {
    // Looked for before and after: what a page shows may come and go with the picture.
    if (await hasText(page, secrets)) return undefined;
    const bytes = await withHiddenFields(page, () => takeJpeg(page, { maxBytes, timeout }));
    return bytes === undefined || (await hasText(page, secrets)) ? undefined : bytes;
  } catch {
    // The page shows a dialog, is busy, or has ended: the step has no picture.
    return undefined;
  }
}

async function takeJpeg(
  page: Page,
  { maxBytes, timeout }: Pick<StepPictureOptions, 'maxBytes' | 'timeout'>,
): Promise<Buffer | undefined> {
  const options = { type: 'jpeg', scale: 'css', caret: 'initial', timeout } as const;
  for (const quality of QUALITIES) {
    const bytes = await page.screenshot({ ...options, quality });
    if (bytes.length <= maxBytes) return bytes;
  }
  return undefined;
}

/** Whether a page has one of some strings, in any frame or shadow tree. One with too many frames counts as if it had. */
async function hasText(page: Page, strings: readonly string[]): Promise<boolean> {
  if (strings.length === 0) return false;
  const frames = page.frames();
  if (frames.length > MAX_FRAMES) return true;
  for (const frame of frames)
    for (const text of strings) if ((await frame.getByText(text).count()) > 0) return true;
  return false;
}

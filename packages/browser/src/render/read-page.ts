import type { Frame, Page } from 'playwright-core';
import { flatten, markFrames } from './flatten.ts';
import { IsolatedWorld } from './isolated-world.ts';

/** Max frames of one page that are read. */
const MAX_FRAMES = 20;
/** Max milliseconds for one frame, which may hang while its page does not. */
const FRAME_MS = 2000;

/** Reads the current HTML of a page, with its shadow trees and frames inlined. */
export async function readPage(page: Page, max: number): Promise<{ html: string; isCut: boolean }> {
  const world = await IsolatedWorld.open(page);
  try {
    const marked = await world.run(markFrames, MAX_FRAMES);
    const frames = marked === 0 ? {} : await bodiesOf(page, max);
    return await world.run(flatten, { frames, max });
  } finally {
    await world.close();
  }
}

async function bodiesOf(page: Page, max: number): Promise<Record<string, string>> {
  const bodies = await Promise.all(
    page
      .mainFrame()
      .childFrames()
      .map((frame) => bodyOf(frame, max)),
  );
  return Object.fromEntries(bodies.filter((body) => body !== undefined));
}

async function bodyOf(frame: Frame, max: number): Promise<[mark: string, html: string] | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), FRAME_MS);
  });
  // A frame that is removed while it is read contributes nothing.
  const read = markedBody(frame, max).catch(() => undefined);
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}

async function markedBody(frame: Frame, max: number): Promise<[string, string] | undefined> {
  // A blocked frame holds an error page of the browser.
  if (frame.url().startsWith('chrome-error:')) return undefined;
  const element = await frame.frameElement();
  const mark = await element.getAttribute('data-web-data-frame');
  if (mark === null) return undefined;
  const html = (await frame.content()).slice(0, max);
  const body = /<body[^>]*>(?<inner>[\s\S]*?)(?:<\/body>|$)/i.exec(html)?.groups?.['inner'];
  return [mark, body ?? ''];
}

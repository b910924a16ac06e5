import type { Page } from 'playwright-core';
import { inTime } from '../session/in-time.ts';
import type { BrowserSession } from '../session/session.ts';
import { IsolatedWorld } from './isolated-world.ts';

/** How long a page may load before it is read. */
export interface SettleOptions {
  /** Max milliseconds for the page and its initial resources. */
  readonly load: number;
  /** Max milliseconds for later requests and changes, until the page is quiet. */
  readonly quiet: number;
}

/** Milliseconds between two looks at whether the document changed. */
const LOOK_EVERY_MS = 50;
/** Looks at least: half a second, as for requests. */
const MIN_LOOKS = 10;
/** Looks in a row without a change after which a document counts as complete. */
const STILL_LOOKS = 3;
/** Looks after which a document that never stops changing, such as one with a clock, is read as it is. */
const MAX_LOOKS = 20;

/**
 * Waits until a page seems to have loaded: half a second without a request, and a document that does not change any
 * more. Never rejects for a page that does not finish in time.
 */
export async function settle(
  { page, documentEnd }: BrowserSession,
  { load, quiet }: SettleOptions,
): Promise<void> {
  const until = Date.now() + load;
  const end = await documentEnd.reach('load', Math.max(1, load));
  const timeout = Math.max(1, end === 'rewritten' ? until - Date.now() : quiet);
  await Promise.allSettled([
    page.waitForLoadState('networkidle', { timeout }),
    // A page that navigates has another document, and one that hangs gives no answer.
    inTime(() => waitForStillDocument(page), { timeout }),
  ]);
}

/**
 * Waits until the document stops changing, by the timers of the page: where its scripts, or other processes, leave it too
 * little processor time, all timers are late, and so are these.
 */
async function waitForStillDocument(page: Page): Promise<void> {
  const world = await IsolatedWorld.open(page);
  try {
    await world.run(watchChanges, {
      every: LOOK_EVERY_MS,
      min: MIN_LOOKS,
      still: STILL_LOOKS,
      max: MAX_LOOKS,
    });
  } finally {
    await world.close();
  }
}

interface WatchOptions {
  every: number;
  min: number;
  still: number;
  max: number;
}

/** Resolves after `min` looks when the last `still` ones saw no change, or after `max` looks. Runs in the page. */
function watchChanges({ every, min, still, max }: WatchOptions): Promise<void> {
  return new Promise((resolve) => {
    let unchanged = 0;
    let looks = 0;
    const observer = new MutationObserver(() => (unchanged = 0));
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    const look = (): void => {
      unchanged++;
      looks++;
      if (looks < max && (looks < min || unchanged < still)) setTimeout(look, every);
      else {
        observer.disconnect();
        resolve();
      }
    };
    setTimeout(look, every);
  });
}

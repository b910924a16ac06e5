import type { BrowserContext, Cookie } from 'playwright-core';
import { StoragePage } from './storage-page.ts';
import type { StorageState } from './storage-state.ts';
import { writeOrigin } from './write-origin.ts';

/** Writes the stored data of an earlier context into a fresh one. Entries that the browser rejects are left out. */
export async function restoreStorage(
  context: BrowserContext,
  { cookies, origins }: StorageState,
): Promise<void> {
  await addCookies(context, cookies.filter(isFresh));
  if (origins.length === 0) return;
  const page = await StoragePage.open(context);
  try {
    for (const { origin, ...stored } of origins) {
      await page.in(origin, writeOrigin, stored).catch((error: unknown) => {
        // An origin whose data cannot be restored must not prevent the others from being restored.
        if (!context.browser()?.isConnected()) throw error;
      });
    }
  } finally {
    await page.close();
  }
}

/** Adds cookies one by one when the browser rejects them together, since one invalid cookie fails the full list. */
async function addCookies(context: BrowserContext, cookies: readonly Cookie[]): Promise<void> {
  if (cookies.length === 0) return;
  try {
    await context.addCookies(cookies);
  } catch {
    for (const cookie of cookies) await context.addCookies([cookie]).catch(() => undefined);
  }
}

function isFresh({ expires }: Cookie): boolean {
  return expires < 0 || expires * 1000 > Date.now();
}

import type { BrowserContext } from 'playwright-core';
import { BrowserError } from '../errors.ts';
import { readOrigin } from './read-origin.ts';
import { StoragePage } from './storage-page.ts';
import type { OriginState, StorageState } from './storage-state.ts';

export interface ReadStorageOptions {
  /** State that the context was opened with. */
  readonly before: StorageState | undefined;
  /** Origins whose documents the page opened; the state of all others is still `before`. */
  readonly visited: readonly string[];
  /** Max characters of JSON. */
  readonly max: number;
}

/**
 * Reads the stored data of sites in a context, with a page of its own.
 * @throws {BrowserError} `TooLarge` when it is more than `max` characters.
 */
export async function readStorage(
  context: BrowserContext,
  { before, visited, max }: ReadStorageOptions,
): Promise<StorageState> {
  const cookies = await context.cookies();
  const seen = new Set(visited);
  const origins = (before?.origins ?? []).filter(({ origin }) => !seen.has(origin));
  let left = max - JSON.stringify({ cookies, origins }).length;
  const page = await StoragePage.open(context);
  for (const origin of visited) {
    if (left < 0) throw tooLarge(max);
    const read = await page.in(origin, readOrigin, left);
    if (read === 'tooLarge') throw tooLarge(max);
    if (read === undefined || isEmpty(read)) continue;
    const state = { origin, ...read };
    origins.push(state);
    left -= JSON.stringify(state).length + 1;
  }
  if (left < 0) throw tooLarge(max);
  return { cookies, origins };
}

function isEmpty({ localStorage, databases }: Omit<OriginState, 'origin'>): boolean {
  return localStorage.length === 0 && databases.length === 0;
}

function tooLarge(max: number): BrowserError {
  return new BrowserError('TooLarge', `What the sites keep is more than ${max} characters.`);
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Credits } from '../../src/accounts/credits/credits.ts';
import { acceptWork } from '../../src/accounts/credits/work.ts';
import { scanWarning } from '../../src/capabilities/threats/permitted.ts';
import { SCAN_CREDITS, ScanBudget } from '../../src/capabilities/threats/scan-budget.ts';
import { newStore } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let opened: Awaited<ReturnType<typeof newStore>>;
beforeAll(async () => void (opened = await newStore('sqlite')));
afterAll(() => opened.close());

/** Scans of a team with credits for some of them, on a store that can be put out of reach. */
async function openBudget(scans: number) {
  // Without its thread, which would apply movements by itself.
  const { atOnce: _, ...store } = opened.store;
  const credits = new Credits(store);
  const teamId = await newTeam(opened.store, 1 + scans * SCAN_CREDITS);
  const work = await acceptWork(credits, {
    teamId,
    credits: 1,
    operation: 'mapUrls',
    concurrency: 10,
    requestId: 'r',
    instanceId: null,
  });
  const setReachable = (isReachable: boolean): void => {
    store.tx = isReachable
      ? opened.store.tx
      : () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  };
  return { budget: new ScanBudget(0, work), work, setReachable };
}

const NOT_SCANNED = 'URLs that could not be scanned were left out.';

test('an outage of the store is not a lack of credits, and scans are paid again after it', async () => {
  const { budget, setReachable } = await openBudget(200);
  setReachable(false);
  expect(await budget.take()).toBe(false);
  expect(budget.shortage).toBe('store');
  const warning = `The service could not hold the credits of all scans: try again later. ${NOT_SCANNED}`;
  expect(scanWarning(undefined, budget)).toBe(warning);
  setReachable(true);
  await expect.poll(() => budget.take(), { timeout: 5000 }).toBe(true);
  // What was left out stays so.
  expect(scanWarning(undefined, budget)).toBe(warning);
});

test('a team without the credits is not asked again', async () => {
  const { budget, setReachable } = await openBudget(2);
  expect([await budget.take(), await budget.take(), await budget.take()]).toEqual([true, true, false]);
  expect(scanWarning(undefined, budget)).toBe(`The credits ran out. ${NOT_SCANNED}`);
  setReachable(false);
  expect(await budget.take()).toBe(false);
  expect(budget.shortage).toBe('credits');
});

test('a shortage of work ends with an extension that is held', async () => {
  const { work } = await openBudget(2);
  expect(await work.extend(5)).toBe(false);
  expect(work.shortage).toBe('credits');
  expect(await work.extend(4)).toBe(true);
  expect(work.shortage).toBeUndefined();
});

import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/platform/config/config-error.ts';
import { migrate } from '../../src/platform/store/migrate.ts';
import { openStore } from '../../src/platform/store/open.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { acceptSeal, requireSeal } from '../../src/platform/webhooks/require-seal.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';

const newKey = (): string => randomBytes(32).toString('base64');
const [one, other] = [newKey(), newKey()];

describe.each(storeKinds)('the key of a store on %s', (kind) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace(kind);
    store = await openStore(place.options);
    await migrate(store);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  it('may be none, and may come later', async () => {
    await requireSeal(store, undefined);
    await requireSeal(store, one);
    await requireSeal(store, one);
  });

  it.each([
    ['another', other, 'The webhookSealKey is another one'],
    ['none', undefined, 'There is no webhookSealKey'],
  ])('is not %s from then on', async (_, key, said) => {
    await requireSeal(store, one);
    const error = await requireSeal(store, key).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toContain(said);
    expect((error as Error).message).toContain('webhooks seal accept');
    await requireSeal(store, one);
  });

  it('gives way to one that stands before it, and to no other order', async () => {
    await requireSeal(store, one);
    await requireSeal(store, `${other},${one}`);
    await expect(requireSeal(store, one)).rejects.toThrow(ConfigError);
    await requireSeal(store, `${one},${other}`);
    await requireSeal(store, one);
  });

  it('is the first of those that come at once', async () => {
    const tried = await Promise.allSettled([requireSeal(store, one), requireSeal(store, other)]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it.each([[other], [undefined]])('is taken where the one before is lost: %s', async (key) => {
    await requireSeal(store, one);
    await acceptSeal(store, key);
    await requireSeal(store, key);
    if (key !== undefined) await expect(requireSeal(store, one)).rejects.toThrow(ConfigError);
  });
});

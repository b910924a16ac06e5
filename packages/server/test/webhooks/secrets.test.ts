import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/platform/store/migrate.ts';
import { openStore } from '../../src/platform/store/open.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { sealWith } from '../../src/platform/webhooks/seal.ts';
import { rotateSecret, showSecret } from '../../src/accounts/teams/webhook-secrets.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const seal = sealWith(undefined);

/** Each hand has a connection of its own, as the command line beside servers has. */
describe.each(storeKinds)('secrets of webhooks in %s, asked for by several at once', (kind) => {
  let place: Place;
  let hands: Store[];
  beforeAll(async () => {
    place = await newPlace(kind);
    hands = await Promise.all([1, 2, 3, 4].map(() => openStore(place.options)));
    await migrate(hands[0]!);
  });
  afterAll(async () => {
    await Promise.all(hands.map((hand) => hand.close()));
    await place.remove();
  });

  test('each who rotates is given a secret that is kept', async () => {
    const teamId = await newTeam(hands[0]!, 0);
    for (let round = 0; round < 5; round++) {
      const made = await Promise.all(
        hands.map((hand) => rotateSecret(hand, teamId, { seal, overlapMs: 60_000 })),
      );
      const kept = await hands[0]!.db
        .selectFrom('webhook_secret')
        .selectAll()
        .where('team_id', '=', teamId)
        .execute();
      const held = new Map(kept.map(({ number, secret }) => [number, seal.open(secret, teamId)]));
      expect(made.map(({ number }) => held.get(number))).toEqual(made.map(({ secret }) => secret));
      expect(held.size).toBe((round + 1) * hands.length);
      expect(kept.filter(({ ends_at }) => ends_at === null)).toHaveLength(1);
    }
  });

  test('one of those who ask for the first one is shown it', async () => {
    const teamId = await newTeam(hands[0]!, 0);
    const shown = await Promise.allSettled(hands.map((hand) => showSecret(hand, teamId, seal)));
    expect(shown.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

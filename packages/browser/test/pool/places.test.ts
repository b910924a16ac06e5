import { describe, expect, test } from 'vitest';
import { Places, type Claim, type Place } from '../../src/pool/places.ts';

const patient = { timeout: 10_000 };
const hasty = { timeout: 20 };

/** Takes places and notes in which order they were given. */
function asked(places: Places, claims: readonly (Claim & { name: string })[]) {
  const given: string[] = [];
  const all = claims.map(async ({ name, ...claim }) => {
    const place = await places.take({ ...patient, ...claim });
    given.push(name);
    return place;
  });
  return { given, all };
}

describe('places', () => {
  test('go to the tenant that has the fewest, then to whoever waits longest', async () => {
    const places = new Places(2);
    const first = await places.take({ ...patient, tenant: 'a' });
    const second = await places.take({ ...patient, tenant: 'a' });
    const { given, all } = asked(places, [
      { name: 'a3', tenant: 'a' },
      { name: 'a4', tenant: 'a' },
      { name: 'b1', tenant: 'b' },
      { name: 'c1', tenant: 'c' },
    ]);
    expect(places.waiting).toBe(4);
    first.free();
    (await all[2]!).free();
    (await all[3]!).free();
    second.free();
    await Promise.all(all);
    expect(given).toEqual(['b1', 'c1', 'a3', 'a4']);
  });

  test.each([
    [1, 1, 1],
    [2, 1, 1],
    [3, 2, 2],
    [4, 2, 3],
    [8, 4, 6],
  ])('of %i, one tenant keeps %i and all keep %i', async (count, own, together) => {
    const places = new Places(count);
    for (let kept = 0; kept < own; kept++) await places.take({ ...patient, tenant: 'a', stays: true });
    await expect(places.take({ ...hasty, tenant: 'a', stays: true })).rejects.toMatchObject({ code: 'Busy' });
    const others: Place[] = [];
    for (let kept = own; kept < together; kept++)
      others.push(await places.take({ ...patient, tenant: `b${kept}`, stays: true }));
    await expect(places.take({ ...hasty, tenant: 'c', stays: true })).rejects.toMatchObject({ code: 'Busy' });
    for (let work = together; work < count; work++) await places.take({ ...patient, tenant: 'c' });
    expect(places.taken).toBe(count);
    const [left] = others;
    if (left === undefined) return;
    const next = places.take({ ...patient, tenant: 'd', stays: true });
    left.free();
    await next;
  });

  test('a session that may not have the free place lets work pass', async () => {
    const places = new Places(2);
    await places.take({ ...patient, tenant: 'a', stays: true });
    const { given, all } = asked(places, [
      { name: 'stays', tenant: 'a', stays: true },
      { name: 'work', tenant: 'a' },
    ]);
    await all[1];
    expect(given).toEqual(['work']);
    expect(places.waiting).toBe(1);
  });

  test.each([1, 2, 3, 5])('of %i are never more taken, and none is lost', async (count) => {
    const places = new Places(count);
    let most = 0;
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const claim = { tenant: 'abbccc'[index % 6]!, stays: index % 5 === 0 };
        const place = await places.take({ ...patient, ...claim });
        most = Math.max(most, places.taken);
        for (let turns = index % 3; turns >= 0; turns--) await new Promise((done) => setImmediate(done));
        place.free();
        place.free(); // A second time gives nothing.
      }),
    );
    expect(most).toBe(count);
    expect([places.taken, places.waiting]).toEqual([0, 0]);
  });
});

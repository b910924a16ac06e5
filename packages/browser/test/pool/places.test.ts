import { describe, expect, test } from 'vitest';
import { Slots, type Claim, type Slot } from '../../src/pool/slots.ts';

const patient = { timeout: 10_000 };
const hasty = { timeout: 20 };

/** Takes places and notes in which order they were given. */
function requested(slots: Slots, claims: readonly (Claim & { name: string })[]) {
  const given: string[] = [];
  const all = claims.map(async ({ name, ...claim }) => {
    const place = await slots.take({ ...patient, ...claim });
    given.push(name);
    return place;
  });
  return { given, all };
}

describe('places', () => {
  test('go to the tenant that has the fewest, then to whoever waits longest', async () => {
    const slots = new Slots(2);
    const first = await slots.take({ ...patient, tenant: 'a' });
    const second = await slots.take({ ...patient, tenant: 'a' });
    const { given, all } = requested(slots, [
      { name: 'a3', tenant: 'a' },
      { name: 'a4', tenant: 'a' },
      { name: 'b1', tenant: 'b' },
      { name: 'c1', tenant: 'c' },
    ]);
    expect(slots.waiting).toBe(4);
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
    const slots = new Slots(count);
    for (let kept = 0; kept < own; kept++) await slots.take({ ...patient, tenant: 'a', stays: true });
    await expect(slots.take({ ...hasty, tenant: 'a', stays: true })).rejects.toMatchObject({ code: 'Busy' });
    const others: Slot[] = [];
    for (let kept = own; kept < together; kept++)
      others.push(await slots.take({ ...patient, tenant: `b${kept}`, stays: true }));
    await expect(slots.take({ ...hasty, tenant: 'c', stays: true })).rejects.toMatchObject({ code: 'Busy' });
    for (let work = together; work < count; work++) await slots.take({ ...patient, tenant: 'c' });
    expect(slots.claimed).toBe(count);
    const [left] = others;
    if (left === undefined) return;
    const next = slots.take({ ...patient, tenant: 'd', stays: true });
    left.free();
    await next;
  });

  test.each([
    [1, 1],
    [3, 3],
    [4, 3],
    [8, 6],
    [9, 7],
  ])('of %i, one of several tenants takes %i at once', async (count, most) => {
    const slots = new Slots(count);
    (await slots.take({ ...patient, tenant: 'b' })).free();
    for (let taken = 0; taken < most; taken++) await slots.take({ ...patient, tenant: 'a' });
    const { given, all } = requested(slots, [{ name: 'a', tenant: 'a' }]);
    if (most < count) await slots.take({ ...hasty, tenant: 'b' });
    else await expect(slots.take({ ...hasty, tenant: 'b' })).rejects.toMatchObject({ code: 'Busy' });
    expect([given, all.length, slots.waiting]).toEqual([[], 1, 1]);
  });

  test('a tenant that is alone takes them all', async () => {
    const slots = new Slots(8);
    for (let taken = 0; taken < 8; taken++) await slots.take({ ...hasty, tenant: 'a' });
    expect(slots.claimed).toBe(8);
  });

  test('a session that may not have the free place lets work pass', async () => {
    const slots = new Slots(2);
    await slots.take({ ...patient, tenant: 'a', stays: true });
    const { given, all } = requested(slots, [
      { name: 'stays', tenant: 'a', stays: true },
      { name: 'work', tenant: 'a' },
    ]);
    await all[1];
    expect(given).toEqual(['work']);
    expect(slots.waiting).toBe(1);
  });

  test.each([1, 2, 3, 5])('of %i are never more taken, and none is lost', async (count) => {
    const slots = new Slots(count);
    let max = 0;
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const claim = { tenant: 'abbccc'[index % 6]!, stays: index % 5 === 0 };
        const place = await slots.take({ ...patient, ...claim });
        max = Math.max(max, slots.claimed);
        for (let turns = index % 3; turns >= 0; turns--) await new Promise((done) => setImmediate(done));
        place.free();
        place.free(); // A second time gives nothing.
      }),
    );
    expect(max).toBe(count);
    expect([slots.claimed, slots.waiting]).toEqual([0, 0]);
  });
});

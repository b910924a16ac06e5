import { expect, it } from 'vitest';
import { uuidv7 } from '../src/platform/ids.ts';

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('sorts the ids of one millisecond by their order', () => {
  for (const now of [0, 1, 1_700_000_000_000, 2 ** 48 - 1]) {
    const ids = Array.from({ length: 2048 }, () => uuidv7(now));
    expect(ids.toSorted()).toEqual(ids);
    expect(ids.every((id) => form.test(id))).toBe(true);
    expect(ids.every((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16) === now)).toBe(true);
  }
});

it('sorts the ids of later milliseconds after them', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => uuidv7(1_700_000_000_000 + Math.floor(index / 7)));
  expect(ids.toSorted()).toEqual(ids);
});

it('makes every id once, also when there are more in one millisecond than it can order', () => {
  const ids = Array.from({ length: 20_000 }, () => uuidv7(1_700_000_000_000));
  expect(new Set(ids).size).toBe(20_000);
  expect(ids.every((id) => form.test(id))).toBe(true);
});

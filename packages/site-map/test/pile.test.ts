import { expect, test } from 'vitest';
import { Pile } from '../src/pile.ts';

test.each([0, 1, 16_383, 16_384, 16_385, 50_000])(
  '%i values come back in their order and at their place',
  (count) => {
    const pile = new Pile<number>();
    const model = Array.from({ length: count }, (_, at) => at * 7);
    for (const value of model) pile.push(value);
    expect(pile.length).toBe(count);
    expect(pile.toArray()).toEqual(model);
    expect([...pile]).toEqual(model);
    for (const at of [0, 16_383, 16_384, count - 1, count]) expect(pile.at(at)).toBe(model[at]);
  },
);

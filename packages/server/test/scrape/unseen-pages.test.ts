import { expect, test } from 'vitest';
import { seemsInjected } from '../../src/capabilities/pages/injection/prompt-injection.ts';
import { attacks, honest } from './unseen-pages.ts';

const found = (pages: readonly string[]): number[] =>
  pages.flatMap((body, index) => (seemsInjected(`<html><body>${body}</body></html>`) ? [index] : []));

test('attacks that the signs were not made for', () => {
  const missed = attacks.map((_, index) => index).filter((index) => !found(attacks).includes(index));
  expect(missed).toEqual([]);
});

test('honest pages of every trade', () => {
  expect(found(honest)).toEqual([]);
});

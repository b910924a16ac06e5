import { expect, test } from 'vitest';
import { seemsInjected } from '../../../src/capabilities/pages/injection/prompt-injection.ts';
import { attacksByAim } from './attacks-by-aim.ts';
import { attacks } from './attacks.ts';
import { harmlessByGenre } from './harmless-by-genre.ts';
import { harmless } from './harmless.ts';
import { laterAttacks, laterHarmless } from './later-sets.ts';
import { attacksByMedium, harmlessByMedium } from './third-set.ts';

const whole = ([name, body]: [string, string]) => ({
  name,
  html: /<html/.test(body) ? body : `<html><body>${body}</body></html>`,
});
/** What is not found: a change of it shows here. */
const missed = new Set(['a code listing with a comment for reviewers', 'a feed']);

test.each([...attacks, ...attacksByAim.map(whole), ...attacksByMedium.map(whole)])(
  'found: $name',
  ({ name, html }) => {
    expect(seemsInjected(html)).toBe(!missed.has(name));
  },
);

test.each([...harmless, ...harmlessByGenre.map(whole), ...harmlessByMedium.map(whole)])(
  'let be: $name',
  ({ html }) => {
    expect(seemsInjected(html)).toBe(false);
  },
);

const seen = (bodies: readonly string[]): string[] =>
  bodies.filter((body) => seemsInjected(`<html><body>${body}</body></html>`));

test('a fourth of the attacks of later sets is found: the check is no wall', () => {
  expect(laterAttacks).toHaveLength(48);
  expect(seen(laterAttacks).length).toBeGreaterThanOrEqual(12);
});

test('two of the harmless pages of later sets are accused: an advertisement of agents, and the frame of a chat', () => {
  expect(laterHarmless).toHaveLength(48);
  expect(seen(laterHarmless).map((body) => /AI agents|Agent: Sam/.exec(body)?.[0])).toEqual([
    'AI agents',
    'Agent: Sam',
  ]);
});

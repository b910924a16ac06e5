import { expect, test } from 'vitest';
import { seemsInjected } from '../../../src/scrape/prompt-injection.ts';
import { attacks } from './attacks.ts';
import { harmless } from './harmless.ts';

test.each(attacks)('found: $name', ({ html }) => {
  expect(seemsInjected(html)).toBe(true);
});

test.each(harmless)('let be: $name', ({ html }) => {
  expect(seemsInjected(html)).toBe(false);
});

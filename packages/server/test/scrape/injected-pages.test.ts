import { expect, test } from 'vitest';
import { seemsInjected } from '../../src/capabilities/pages/injection/prompt-injection.ts';
import { harmless, injected } from './injected-pages.ts';

test.each(injected)('found: %s', (_, body) => {
  expect(seemsInjected(`<html><body>${body}</body></html>`)).toBe(true);
});

test.each(harmless)('let be: %s', (_, body) => {
  expect(seemsInjected(`<html><body>${body}</body></html>`)).toBe(false);
});

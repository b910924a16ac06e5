import { expect, test } from 'vitest';
import { seemsInjected } from '../../src/capabilities/pages/injection/prompt-injection.ts';

test('a page of the largest size is looked through in a moment', () => {
  const started = process.cpuUsage();
  expect(seemsInjected('ignore all the any of these '.repeat(75_000))).toBe(false);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(10_000);
});

import { expect, test } from 'vitest';
import { Trail } from '../../src/capabilities/interact/trail.ts';

const result = (url: string, title = 'Example') => ({
  type: 'goto' as const,
  ok: true,
  message: 'Typed correct-horse.',
  url,
  title,
});

test('a trail has the last 100 steps, oldest first', () => {
  const trail = new Trail();
  for (let index = 0; index < 105; index++) trail.add(result(`https://example.com/${index}`));
  expect(trail.steps.map(({ url }) => url)).toEqual(
    Array.from({ length: 100 }, (_, index) => `https://example.com/${index + 5}`),
  );
});

test('a step has no password, no message, and texts of bounded length', () => {
  const trail = new Trail();
  trail.add(result(`https://ada:hidden@example.com/${'a'.repeat(5000)}`, 'T'.repeat(5000)));
  const [step] = trail.steps;
  expect(JSON.stringify(step)).not.toMatch(/hidden|correct-horse/);
  expect([step!.url.length, step!.title.length]).toEqual([2000, 300]);
});

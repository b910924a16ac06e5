import { expect, test } from 'vitest';
import { walkSitemap } from '../../src/sitemap/tree.ts';

const urls = Array.from({ length: 10_000 }, (_, at) => `https://example.com/${at}`);
const read = (): Promise<never> =>
  Promise.resolve({ url: 'https://example.com/s.xml', kind: 'urlset', urls, more: [] } as never);

/** Keeps the processor busy. */
function spin(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('the pages of a large file are passed on in order, and others are served in between', async () => {
  const taken: string[] = [];
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await walkSitemap('https://example.com/s.xml', {
    read,
    done: () => false,
    onPages: (sitemap) => {
      spin(1);
      taken.push(...sitemap.urls);
    },
  });
  clearInterval(timer);
  expect(taken).toEqual(urls);
  expect(turns).toBeGreaterThan(5);
});

test('nothing is passed on after the end', async () => {
  let taken = 0;
  await walkSitemap('https://example.com/s.xml', {
    read,
    done: () => taken > 1000,
    onPages: (sitemap) => void (taken += sitemap.urls.length),
  });
  expect(taken).toBeLessThan(1300);
});

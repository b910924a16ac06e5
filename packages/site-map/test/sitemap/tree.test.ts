import { expect, test } from 'vitest';
import type { LocatedSitemap } from '../../src/sitemap/parsed-sitemap.ts';
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

/** A feed of pages, as `read` returns them; the second result holds what happened, in order. */
function feed(
  page: (number: number) => { urls: readonly string[]; more: readonly number[] },
): [read: (url: string) => Promise<LocatedSitemap>, events: string[]] {
  const events: string[] = [];
  const read = (url: string): Promise<LocatedSitemap> => {
    events.push(`read ${url}`);
    const { urls, more } = page(Number(url.split('=')[1] ?? 0));
    const names = more.map((number) => `/feed?page=${number}`);
    return Promise.resolve({ url, kind: 'rss', urls, more: names, truncated: false, unfinished: false });
  };
  return [read, events];
}

test('pages of a feed that each name many others are read one at a time, and no more than 1,000', async () => {
  const [read, events] = feed((number) => ({
    urls: [`https://example.com/${number}`],
    more: Array.from({ length: 16 }, (_, at) => number * 16 + at + 1),
  }));
  const omitted: string[] = [];
  await walkSitemap('https://example.com/feed', {
    read,
    done: () => false,
    onPages: ({ url }) => void events.push(`take ${url}`),
    onTooDeep: (url) => void omitted.push(url),
  });
  expect(events.length).toBe(2000);
  const alternate = events.filter((event, at) => event.startsWith(at % 2 === 0 ? 'read' : 'take'));
  expect(alternate).toEqual(events);
  expect(omitted).toEqual(['https://example.com/feed?page=1000']);
});

test('entries of a feed are stored up to 16 MB, to know a page that repeats them', async () => {
  const long = 'x'.repeat(8000);
  const entries = (number: number): string[] =>
    Array.from({ length: 500 }, (_, at) => `https://example.com/${number * 500 + at}/${long}`);
  // The pages after the fifth repeat the first one, which ends the feed, or the fifth, which is above the bound.
  for (const [repeated, count] of [
    [0, 6],
    [4, 9],
  ] as const) {
    const [read, events] = feed((number) => ({
      urls: entries(number < 5 ? number : repeated),
      more: number < 8 ? [number + 1] : [],
    }));
    await walkSitemap('https://example.com/feed', { read, done: () => false, onPages: () => {} });
    expect(events.length).toBe(count);
  }
});

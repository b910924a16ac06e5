import { Random } from '../../../../net/test/support/random.ts';

/** A website as a function of its path and query. */
export interface Website {
  /** HTML of a page; undefined where there is none. */
  readonly page: (path: string) => string | undefined;
  /** Paths a map with default options must answer, the start among them. */
  readonly truth: readonly string[];
}

const WORDS =
  'river stone window garden letter market season mountain paper bridge engine winter signal harbour candle orchard ' +
  'ladder thunder velvet compass lantern meadow granite whistle saddle pepper copper anchor ribbon feather';
const words = WORDS.split(' ');

/** Some sentences, the same for the same seed. */
export function prose(seed: number, count = 40): string {
  const random = new Random(seed * 7919 + 13);
  return Array.from({ length: count }, () => random.pick(words) + random.pick(['', 's', 'ing', 'er'])).join(
    ' ',
  );
}

/** A page with links; `body` stands between them and the end. */
export function html(title: string, links: readonly string[], body = ''): string {
  const list = links.map((href) => `<li><a href="${href}">${labelOf(href)}</a></li>`).join('');
  return `<!doctype html><html><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav>${body}<ul>${list}</ul></body></html>`;
}

/** A link is called by the last word of its path. */
function labelOf(href: string): string {
  return href.split(/[/?=]/).findLast((word) => word !== '') ?? 'Home';
}

/** Whole numbers from `from` to `to`, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** A website of fixed pages: each is listed. */
export function fixed(pages: ReadonlyMap<string, string>): Website {
  return { page: (path) => pages.get(path), truth: [...pages.keys()] };
}

import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  integer,
  nat,
  option,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions } from '../../src/index.ts';
import { prose } from '../support/look-alikes/pages.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

/** A site of numbered pages: what each links to and claims to be, and what the sitemap names. */
interface RandomSite {
  readonly pages: readonly {
    readonly path: string;
    readonly links: readonly number[];
    readonly canonical: number | undefined;
    /** Pages of one number have one text. */
    readonly text: number;
  }[];
  readonly sitemap: readonly number[];
  readonly disallowed: boolean;
}

const PATHS = [
  '/',
  '/a',
  '/a/',
  '/A',
  '/a/index.html',
  '/b/1',
  '/b/2',
  '/2020/01',
  '/c?x=1',
  '/c?x=2',
  '/c',
  '/b//3',
];

const sites: Arbitrary<RandomSite> = integer({ min: 2, max: 24 }).chain((count) => {
  const page = nat(count - 1);
  return record({
    pages: tuple(
      ...Array.from({ length: count }, (_, at) =>
        record({
          path: constant(PATHS[at] ?? `/page/${at}`),
          links: array(page, { maxLength: 4 }),
          // The last page is what a template names on many.
          canonical: option(constant(at === count - 1 ? undefined : count - 1), { nil: undefined, freq: 3 }),
          text: nat(6),
        }),
      ),
    ),
    sitemap: array(page, { maxLength: 6 }),
    disallowed: boolean(),
  });
});

function render({ pages }: RandomSite, at: number): string {
  const page = pages[at];
  const canonical =
    page?.canonical === undefined ? '' : `<link rel="canonical" href="${pages[page.canonical]?.path}">`;
  const links = (page?.links ?? []).map((link) => `<a href="${pages[link]?.path}">x</a>`).join('');
  return `<head>${canonical}</head><p>${prose(page?.text ?? 0)}</p>${links}`;
}

function answerOf(site: RandomSite, path: string, origin: string): string | undefined {
  if (path === '/robots.txt') return site.disallowed ? 'User-agent: *\nDisallow: /b/' : undefined;
  if (path === '/sitemap.xml') {
    const urls = site.sitemap.map((at) => `<url><loc>${origin}${site.pages[at]?.path}</loc></url>`);
    return urls.length === 0 ? undefined : `<urlset>${urls.join('')}</urlset>`;
  }
  const at = site.pages.findIndex((page) => page.path === path);
  return at < 0 ? undefined : render(site, at);
}

/** What can be reached from the start and the sitemap by links alone, in the terms of the site. */
function reachable({ pages, sitemap, disallowed }: RandomSite): Set<string> {
  const seen = new Set<number>();
  const queue = [0, ...sitemap];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    if (!(disallowed && pages[at]?.path.startsWith('/b/'))) queue.push(...(pages[at]?.links ?? []));
  }
  return new Set([...seen].map((at) => pages[at]?.path ?? ''));
}

const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace('//', '/')
    .replace(/\/(?:index\.html)?$/, '');

test('include holds what only and skip hold, and complete means that all is there', async () => {
  let site: RandomSite = { pages: [], sitemap: [], disallowed: false };
  const server = await serve((request, response) => {
    const text = answerOf(site, request.url ?? '', `http://${request.headers.host}`);
    const type = text?.startsWith('<urlset') ? 'application/xml' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text);
  });
  const found = async (options: MapOptions): Promise<{ paths: Set<string>; complete: boolean }> => {
    const budget = { rate: Number.POSITIVE_INFINITY };
    const shared = { ...REACH, cache: new MemorySitemapCache(), budget };
    const { links, complete } = await map(server.url('/'), { ...shared, ...options }).catch(() => ({
      links: [],
      complete: false,
    }));
    return { paths: new Set(links.map(({ url }) => url.replace(/^http:\/\/[^/]+/, ''))), complete };
  };
  const property = asyncProperty(sites, boolean(), async (next, ignoreQueryParameters) => {
    site = next;
    const include = await found({ ignoreQueryParameters });
    for (const sitemap of ['only', 'skip'] as const) {
      const { paths } = await found({ ignoreQueryParameters, sitemap });
      expect(
        [...paths].filter((path) => !include.paths.has(path)),
        sitemap,
      ).toEqual([]);
    }
    if (!include.complete) return;
    // One page may stand for several: for its twins, and for those that name it as their canonical form.
    const standsFor = new Set([...include.paths].map(plain));
    for (const path of reachable(site)) {
      const page = site.pages.find((other) => other.path === path);
      const isHidden = path.includes('?') && ignoreQueryParameters;
      const isFolded = page?.canonical !== undefined || standsFor.has(plain(path));
      expect(isHidden || isFolded || include.paths.has(path), path).toBe(true);
    }
  });
  // A long run: FC_SEED=random FC_RUNS=20000.
  await assert(property, { numRuns: Number(process.env['FC_RUNS'] ?? 120), endOnFailure: true });
}, 3_600_000);

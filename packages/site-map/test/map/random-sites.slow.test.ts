import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  record,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions } from '../../src/index.ts';
import { html, prose, range } from '../support/look-alikes/pages.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

/** A site whose pages form a tree with links across, each with copies of itself. */
interface RandomSite {
  readonly size: number;
  /** Children of a page. */
  readonly fan: number;
  /** Seed of names, texts and links across. */
  readonly seed: number;
  readonly names: 'words' | 'numbers' | 'dates';
  /** Queries of the copies. */
  readonly queries: readonly string[];
  /** Every so many pages are in the sitemap only; 0 for no sitemap. */
  readonly hiddenEvery: number;
  readonly hasPrint: boolean;
}

const SIZES = process.env['TESTS'] === 'long' ? { min: 250, max: 4000 } : { min: 250, max: 600 };
/** A long run: FC_SEED=random FC_RUNS=2000. */
const RUNS = Number(process.env['FC_RUNS'] ?? 6);

const sites = record({
  size: integer(SIZES),
  fan: integer({ min: 2, max: 30 }),
  seed: integer({ min: 1, max: 10_000 }),
  names: constantFrom('words', 'numbers', 'dates'),
  queries: uniqueArray(constantFrom('sort=price', 'view=list', 'ref=top', 'lang=en', 'tab=2'), {
    maxLength: 3,
  }),
  hiddenEvery: constantFrom(0, 0, 7, 20),
  hasPrint: boolean(),
});

/** What the site answers, and the paths of its pages. */
function build({ size, fan, seed, names, queries, hiddenEvery, hasPrint }: RandomSite) {
  const isHidden = (at: number): boolean => hiddenEvery > 0 && at > 0 && at % hiddenEvery === 0;
  const name = (at: number): string => {
    if (at === 0) return '/';
    if (names === 'numbers') return `/item/${at}`;
    if (names === 'dates')
      return `/20${10 + (at % 9)}/${1 + (at % 12)}/${prose(seed + at, 2).replace(' ', '-')}-${at}`;
    return `/${prose(seed + (at % 5), 1)}/${prose(seed + at, 3).replaceAll(' ', '-')}${prose(at * 7, 1)}-${at.toString(36)}`;
  };
  const paths = range(0, size - 1).map(name);
  const known = new Map(paths.map((path, at) => [path, at]));
  // A page that is in the sitemap only has no children, which would be lost without it.
  const parents = range(0, size - 1).filter((at) => !isHidden(at));
  const children = new Map<number, string[]>();
  for (const [index, at] of parents.entries()) {
    if (at === 0) continue;
    const parent = parents[Math.floor((index - 1) / fan)] ?? 0;
    children.set(parent, [...(children.get(parent) ?? []), paths[at] ?? '']);
  }
  const answer = (path: string, host: string): string | undefined => {
    if (path === '/sitemap.xml' && hiddenEvery > 0) {
      const hidden = paths.filter((_, at) => isHidden(at));
      return `<urlset>${hidden.map((url) => `<url><loc>http://${host}${url}</loc></url>`).join('')}</urlset>`;
    }
    const bare = path.split('?', 1)[0] ?? '';
    const at = known.get(bare) ?? (hasPrint ? known.get(bare.replace(/^\/print(?=\/)/, '')) : undefined);
    if (at === undefined) return undefined;
    const across = paths[(at * 31 + seed) % size] ?? '/';
    // One in twenty pages has a copy to print.
    const print = hasPrint && at % 20 === 1 ? [`/print${paths[at]}`] : [];
    const copies = queries.map((query) => `${paths[at]}?${query}`);
    const links = [
      ...(children.get(at) ?? []),
      ...(isHidden((at * 31 + seed) % size) ? [] : [across]),
      ...print,
      ...copies,
    ];
    return html(`Page ${at}`, links, `<p>${prose(seed + at)} ${prose(at + 1)} ${at}</p>`);
  };
  return { paths, answer };
}

async function mapOf(site: RandomSite, options: MapOptions = {}) {
  const { paths, answer } = build(site);
  const server = await serve((request, response) => {
    const text = answer(request.url ?? '', request.headers.host ?? '');
    const type = text?.startsWith('<urlset') ? 'application/xml' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text);
  });
  const budget = { rate: Number.POSITIVE_INFINITY, queries: 5 };
  const result = await map(server.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    ...options,
    budget: { ...budget, ...options.budget },
  });
  const found = result.links.map(({ url }) => url.replace(/^http:\/\/[^/]+/, ''));
  const requests = server.requests.length;
  return { ...result, truth: paths, found, requests };
}

test('each page of a random site is found once, with 1.3 requests a page', async () => {
  const property = asyncProperty(sites, async (site) => {
    const { truth, found, requests, complete, reasons } = await mapOf(site);
    expect(found.toSorted()).toEqual(truth.toSorted());
    expect(requests / truth.length).toBeLessThanOrEqual(1.3);
    // Copies by query that were not read are told.
    expect([complete, reasons.map(({ code }) => code)]).toEqual(complete ? [true, []] : [false, ['queries']]);
  });
  await assert(property, { numRuns: RUNS, endOnFailure: true });
}, 3_600_000);

test('no text of a random site is listed twice when queries count', async () => {
  const property = asyncProperty(sites, async (site) => {
    const { truth, found, stats } = await mapOf(
      { ...site, size: Math.min(site.size, 300) },
      { ignoreQueryParameters: false },
    );
    expect(found.toSorted()).toEqual(truth.toSorted());
    expect(stats.copies).toBeGreaterThanOrEqual(site.queries.length * 250);
  });
  await assert(property, { numRuns: RUNS, endOnFailure: true });
}, 3_600_000);

test('a result that is called complete has every page, whatever bound was met', async () => {
  const bounds = array(constantFrom('pages', 'candidates', 'bytes'), { minLength: 1, maxLength: 2 });
  const property = asyncProperty(
    sites,
    bounds,
    integer({ min: 20, max: 120 }),
    async (site, names, share) => {
      const small = { ...site, size: 250 };
      const sizes = { pages: 250, candidates: 250, bytes: 250 * 1500 };
      const budget = Object.fromEntries(names.map((name) => [name, Math.ceil((sizes[name] * share) / 100)]));
      const { truth, found, complete, reasons } = await mapOf(small, { budget });
      const missing = truth.filter((path) => !found.includes(path));
      expect(missing.length === 0 || !complete, `${missing.length} missing of ${JSON.stringify(small)}`).toBe(
        true,
      );
      expect(complete || reasons.length > 0).toBe(true);
    },
  );
  await assert(property, { numRuns: RUNS * 2, endOnFailure: true });
}, 3_600_000);

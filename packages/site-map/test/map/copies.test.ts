import { expect, test } from 'vitest';
import type { MapResult } from '../../src/index.ts';
import { mapOf, serveHtml, slug } from '../support/copies.ts';
import { html, prose, range } from '../support/look-alikes/pages.ts';
import type { Loopback } from '../../../net/test/support/loopback.ts';

const PLACES = range(1, 20).map((at) => `${slug(at)}`);

/** 21 pages, each link of which holds a new session, written by `session`. */
async function sessions(
  session: (id: string, place: string) => string,
  match: RegExp,
): Promise<MapResult & { paths: string[]; asked: number }> {
  let next = 0;
  const site = await serveHtml((path) => {
    const place = path === '/' ? '' : match.exec(path)?.[1];
    if (place === undefined || (place !== '' && !PLACES.includes(place))) return undefined;
    const at = place === '' ? 0 : PLACES.indexOf(place) + 1;
    const links = PLACES.map((other) =>
      session((((next += 7919) * 2_654_435_761) % 2 ** 40).toString(16).padStart(10, '0') + 'a1', other),
    );
    const list = links.map((href) => `<a href="${href}">Go</a>`).join('');
    return html(place, [], `<p>${prose(at)} ${prose(at + 99)}</p>${list}`);
  });
  const result = await mapOf(site);
  return { ...result, asked: site.requests.length };
}

test.each<[string, (id: string, place: string) => string, RegExp]>([
  ['of ASP.NET', (id, place) => `/(S(${id}))/${place}`, /^\/\(S\([^)]*\)\)\/([\w-]+)$/],
  ['of a folder', (id, place) => `/s/${id}/${place}`, /^\/s\/[^/]*\/([\w-]+)$/],
  ['of Java', (id, place) => `/${place};jsessionid=${id}`, /^\/([\w-]+)(?:;.*)?$/],
  ['at the end', (id, place) => `/${place}/${id}/`, /^\/([\w-]+)\/\w+\/$/],
])('a session in the path, %s, adds no link', async (name, session, match) => {
  const { paths, complete, asked } = await sessions(session, match);
  // A place with a session of its own is known to be idle late, when more than the budget of suspects is known.
  const isLate = name === 'at the end';
  expect([paths.length, complete || isLate]).toEqual([21, true]);
  expect(asked).toBeLessThan(isLate ? 21 * 40 : 21 * 6);
});

test('pages of one text are listed once, and counted, without a canonical link', async () => {
  const site = await serveHtml((path) => {
    const place = path === '/' ? '' : /^\/(?:(?:m|amp)\/)?([\w-]+)(?:\/print)?$/.exec(path)?.[1];
    if (place === undefined || (place !== '' && !PLACES.includes(place))) return undefined;
    const links = PLACES.flatMap((other) => [`/${other}`, `/m/${other}`, `/amp/${other}`, `/${other}/print`]);
    return html(
      place,
      links,
      `<p>${prose(PLACES.indexOf(place) + 2)} ${prose(PLACES.indexOf(place) + 77)}</p>`,
    );
  });
  const { paths, stats } = await mapOf(site, { ignoreQueryParameters: false });
  expect(paths.toSorted()).toEqual(['/', ...PLACES.map((place) => `/${place}`)].toSorted());
  expect(stats.copies).toBe(60);
});

test('a Crawl-delay puts the page that was requested before the files that nothing names', async () => {
  const site = await serveHtml((path) => {
    if (path === '/robots.txt') return 'User-agent: *\nCrawl-delay: 1';
    if (/^\/[ab]$/.test(path)) return html(path, [], prose(2));
    return path === '/' ? html('Home', ['/a', '/b'], prose(1)) : undefined;
  });
  const { paths, reasons } = await mapOf(site, { timeout: 2600 });
  expect(paths.toSorted()).toEqual(['/', '/a', '/b']);
  expect(reasons.map(({ code }) => code)).toEqual(['timeout']);
  expect(site.requests.map((line) => line.split(' ')[2]).slice(0, 2)).toEqual(['/robots.txt', '/']);
});

/** Pages with copies by query, each with the text and the links of the page itself. */
async function serveCopies(text: (name: string, query: string) => string): Promise<Loopback> {
  return serveHtml((path) => {
    const [bare = '', query = ''] = path.split('?');
    const name = bare.slice(1);
    if (bare !== '/' && !PLACES.includes(name)) return undefined;
    const links = [...PLACES.map((other) => `/${other}`), ...COPIES.map((copy) => `${bare}?${copy}`)];
    return html(name, links, `<p>${prose(PLACES.indexOf(name) + 3)} ${prose(50)} ${text(name, query)}</p>`);
  });
}

const COPIES = ['sort=price', 'print=1', 'color=red', 'tab=2'];
const ALL_PLACES = ['/', ...PLACES.map((place) => `/${place}`)].toSorted();

test('pages of one text by queries that never change one are listed once, and counted', async () => {
  const site = await serveCopies(() => '');
  const { paths, stats } = await mapOf(site, { ignoreQueryParameters: false });
  expect(paths.toSorted()).toEqual(ALL_PLACES);
  expect(stats.copies).toBe(COPIES.length * (PLACES.length + 1));
});

test.each<[string, string[], string[]]>([
  ['a switch for phones', ['/a', '/a?m=1', '/a?m=0', '/a?m'], ['/a']],
  ['months', ['/a?m=202401', '/a?m=202402'], ['/a?m=202401', '/a?m=202402']],
  ['months beside the page itself', ['/a', '/a?m=202401'], ['/a', '/a?m=202401']],
  ['a referrer', ['/a', '/a?ref=top', '/a?via=mail'], ['/a']],
  ['branches', ['/a?ref=main', '/a?ref=dev'], ['/a?ref=main', '/a?ref=dev']],
  ['senders', ['/a?via=main', '/a?via=dev'], ['/a?via=dev', '/a?via=main']],
])('a parameter of copies counts as one by its value: %s', async (_, given, listed) => {
  const site = await serveHtml((path) => {
    if (path === '/') return html('Home', given, prose(1));
    return given.includes(path) ? html('Page', [], `<p>${prose(3)} ${prose(50)}</p>`) : undefined;
  });
  const { paths } = await mapOf(site, { ignoreQueryParameters: false });
  expect(paths.toSorted()).toEqual(['/', ...listed].toSorted());
});

test('a query that changes one page of many stays on all of them', async () => {
  const site = await serveCopies((name, query) =>
    query === 'tab=2' && name === PLACES[7] ? prose(400) : '',
  );
  const { paths } = await mapOf(site, { ignoreQueryParameters: false });
  expect(paths.toSorted()).toEqual([...ALL_PLACES, ...ALL_PLACES.map((path) => `${path}?tab=2`)].toSorted());
});

test('a title of its own makes a page, whatever its text', async () => {
  const site = await serveCopies((_, query) => (query === '' ? '' : `<title>${query}</title>`));
  const { paths } = await mapOf(site, { ignoreQueryParameters: false });
  expect(paths.length).toBe((COPIES.length + 1) * (PLACES.length + 1));
});

test('equal pages at different paths are pages, also of versions and lists', async () => {
  const paths = ['v1', 'v2', 'latest'].flatMap((version) => PLACES.map((place) => `/${version}/${place}`));
  const lists = [2, 3, 4].map((at) => `/list/${at}`);
  const site = await serveHtml((path) => {
    if (path === '/') return html('Home', [...paths, ...lists], prose(1));
    const version = path.split('/')[1] ?? '';
    if (lists.includes(path))
      return html('List', paths.slice(Number(path.at(-1)), 9), `${prose(2)} ${prose(3)}`);
    if (!paths.includes(path)) return undefined;
    return html(
      'Page',
      PLACES.map((place) => `/${version}/${place}`),
      `${prose(5)} ${prose(6)}`,
    );
  });
  expect((await mapOf(site)).paths.toSorted()).toEqual(['/', ...paths, ...lists].toSorted());
});

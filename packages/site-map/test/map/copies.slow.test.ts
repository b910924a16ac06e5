import { expect, test } from 'vitest';
import { mapOf, serveHtml, slug } from '../support/copies.ts';
import { html, prose, range } from '../support/look-alikes/pages.ts';

const sitemap = (host: string, paths: readonly string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>http://${host}${path}</loc></url>`).join('')}</urlset>`;

test('a sitemap of a whole site whose pages link a copy to print: every copy is visited and folded', async () => {
  const articles = range(1, 1500).map((at) => `/articles/${slug(at)}-${at}`);
  const site = await serveHtml((path, host) => {
    if (path === '/') return html('Home', articles.slice(0, 5), prose(1));
    if (path === '/sitemap.xml') return sitemap(host, articles);
    const known = path.replace('/print', '');
    if (!articles.includes(known)) return undefined;
    return html(known, [`/print${known}`], `<p>${prose(known.length)} ${known}</p>`).replace(
      '<head>',
      `<head><link rel="canonical" href="${known}">`,
    );
  });
  const { paths, reasons } = await mapOf(site);
  expect(paths.toSorted()).toEqual(['/', ...articles].toSorted());
  expect(reasons.filter(({ count }) => count === 0)).toEqual([]);
});

test('copies by query of pages named by words take as many requests as those of pages named by numbers', async () => {
  for (const kind of [0, 1]) {
    const items = range(1, 1200).map((at) => `/item/${kind === 0 ? `${slug(at)}-${prose(at + 9, 1)}` : at}`);
    const known = new Map(items.map((path, at) => [path, at]));
    const site = await serveHtml((path) => {
      const [bare = '', query] = path.split('?');
      const at = bare === '/' ? -1 : known.get(bare);
      if (at === undefined) return undefined;
      const links = [at * 2 + 2, at * 2 + 3].flatMap((other) => items[other] ?? []);
      const copies = ['sort=price', 'print=1', 'ref=top'].map((copy) => `${bare}?${copy}`);
      return html(
        bare,
        query === undefined ? [...links, ...(items[0] ?? []), ...copies] : copies,
        `<p>${prose(at + 5)} ${at}</p>${at < 0 ? `<a href="${items[0]}">a</a><a href="${items[1]}">b</a>` : ''}`,
      );
    });
    const { paths } = await mapOf(site, { budget: { rate: Number.POSITIVE_INFINITY, queries: 20 } });
    expect(new Set(items).size - paths.length).toBe(-1);
    expect(site.requests.length / items.length).toBeLessThan(1.3);
  }
});

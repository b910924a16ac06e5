// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** Shops. */
export const SHOPS: Readonly<Record<string, () => Convention>> = {
  'shop with products below collections as well': () => {
    const pages = new Map<string, string>();
    const handle = (at: number): string => `${slug(at, 2)}-${at}`;
    const collections = range(1, 12).map((at) => ({ at, path: `/collections/${slug(at + 50, 1)}-${at}` }));
    pages.set(
      '/',
      sheet('Shop', { links: ['/collections/all', ...collections.map(({ path }) => path), '/cart'] }),
    );
    pages.set('/cart', sheet('Cart', { text: 'Your cart is empty' }));
    pages.set('/collections/all', sheet('All', { links: collections.map(({ path }) => path) }));
    const views = new Map<string, string>();
    for (const { at, path } of collections) {
      const own = range(at * 12, at * 12 + 29).map((item) => item % 150);
      const within = (page: number): string[] =>
        own.slice(page * 10 - 10, page * 10).map((item) => `${path}/products/${handle(item)}`);
      pages.set(
        path,
        sheet(prose(at, 2), { links: [...within(1), `${path}?page=2`, `${path}?sort_by=price-ascending`] }),
      );
      views.set(`${path}?page=2`, sheet(prose(at, 2), { links: [...within(2), `${path}?page=3`] }));
      views.set(`${path}?page=3`, sheet(prose(at, 2), { links: within(3) }));
    }
    for (const item of range(0, 149))
      pages.set(
        `/products/${handle(item)}`,
        sheet(prose(item, 2), {
          text: prose(item + 600, 30),
          head: `<link rel="canonical" href="/products/${handle(item)}">`,
          links: range(1, 6).map(
            (variant) => `/products/${handle(item)}?variant=${39_000_000 + item * 10 + variant}`,
          ),
        }),
      );
    const other = (path: string) =>
      views.get(path) ??
      pages.get(path.replace(/^\/collections\/[^/]+(?=\/products)/, '').split('?', 1)[0] ?? '');
    return convention(pages, { trap: /variant=|sort_by=/, other });
  },
  'shop with facets, order and pages in the query': () => {
    const pages = new Map<string, string>();
    const views = (path: string): string[] => [
      ...COLOURS.map((value) => `${path}&color=${value}`),
      ...SIZES.map((value) => `${path}&size=${value}`),
      `${path}&dir=desc`,
      `${path}&order=price`,
    ];
    const categories = range(1, 8).map((at) => ({ at, path: `/${slug(at, 1)}${at}.html` }));
    pages.set('/', sheet('Shop', { links: categories.map(({ path }) => path) }));
    for (const { at, path } of categories)
      for (const page of range(1, 5)) {
        const list = page === 1 ? path : `${path}?p=${page}`;
        const own = range(1, 9).map(
          (item) => `/${slug(at * 100 + page * 10 + item, 2)}-${at}-${page}-${item}.html`,
        );
        const next = page < 5 ? [`${path}?p=${page + 1}`] : [];
        pages.set(list, sheet(prose(at, 2), { links: [...views(`${path}?p=1`), ...own, ...next] }));
        for (const [item, product] of own.entries())
          pages.set(product, sheet(prose(item, 3), { text: prose(at * 1000 + page * 10 + item) }));
      }
    // Any choice leads to further choices, and shows things that are listed elsewhere too.
    const other = (path: string) => {
      const [file = '', query = ''] = path.split('?');
      if (!pages.has(file) || !query.startsWith('p=1&')) return undefined;
      const free = views(path).filter(
        (view) => !query.includes(view.slice(path.length + 1).split('=')[0] ?? ''),
      );
      return sheet('Things', { links: free });
    };
    return convention(pages, { trap: /color=|size=|dir=|order=/, hasQueries: true, other });
  },
  'sheets that differ by one number': () => {
    const pages = new Map<string, string>();
    const lists = range(1, 20).map((at) => `/screws/m${at}`);
    pages.set('/', sheet('Screws', { links: lists }));
    for (const [at, list] of lists.entries()) {
      const own = range(1, 30).map((length) => `${list}x${length * 5}`);
      pages.set(list, sheet('Screws', { links: own }));
      for (const [length, path] of own.entries())
        pages.set(
          path,
          sheet('Hexagon screw', {
            text: `Hexagon screw of steel, thread ${at + 1} mm, length ${length * 5 + 5} mm`,
            links: [list],
          }),
        );
    }
    return convention(pages);
  },
};

const COLOURS = ['red', 'green', 'blue', 'black', 'white'];
const SIZES = ['s', 'm', 'l', 'xl'];

// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** Stores and magazines with many views of the same things. */
export const STORES: Readonly<Record<string, () => Convention>> = {
  'store with filters, orders and carts in the query': () => {
    const pages = new Map<string, string>();
    const menu = ['/', '/shop/', '/cart/', '/my-account/'];
    const product = (at: number): string => `/product/${slug(at, 2)}-${at}/`;
    const categories = range(1, 9).map((at) => `/product-category/${slug(at + 40, 1)}-${at}/`);
    const views = (path: string): string[] => [
      ...['popularity', 'rating', 'date', 'price'].map((order) => `${path}?orderby=${order}`),
      ...['red', 'blue', 'green'].map((colour) => `${path}?filter_color=${colour}&query_type_color=or`),
      ...['s', 'm', 'l'].map((size) => `${path}?filter_size=${size}`),
    ];
    for (const path of ['/cart/', '/my-account/']) pages.set(path, sheet(path, { text: 'Log in', menu }));
    for (const [index, category] of ['/shop/', ...categories].entries())
      for (const page of range(1, index === 0 ? 12 : 3)) {
        const own = range(1, 9).map((at) => (index * 16 + page * 9 + at) % 170);
        const path = page === 1 ? category : `${category}page/${page}/`;
        const last = index === 0 ? 12 : 3;
        const links = own.flatMap((at) => [product(at), `${path}?add-to-cart=${at}`]);
        if (page < last) links.push(`${category}page/${page + 1}/`);
        pages.set(
          path,
          sheet(`Things ${index} ${page}`, { links: [...links, ...views(path), ...categories], menu }),
        );
      }
    pages.set('/', sheet('Store', { menu }));
    const sold = new Set([...pages.values()].flatMap((page) => page.match(/\/product\/[^"]+/g) ?? []));
    for (const at of range(0, 169))
      if (sold.has(product(at)))
        pages.set(
          product(at),
          sheet(prose(at, 2), {
            text: prose(at + 4000, 30),
            links: [`${product(at)}?attribute_color=red`, `/my-account/?add_to_wishlist=${at}`],
            menu,
          }),
        );
    const other = (asked: string) => {
      const [path = '', query = ''] = asked.split('?');
      if (query.startsWith('add-to-cart')) return { to: '/cart/' };
      return pages.get(path);
    };
    return convention(pages, { trap: /\?/, hasQueries: true, other });
  },
  'collection narrowed by tags that add up in the path': () => {
    const pages = new Map<string, string>();
    const tags = ['linen', 'wool', 'silk', 'blue', 'red', 'small', 'large'];
    const collections = range(1, 10).map((at) => `/collections/${slug(at + 20, 1)}-${at}`);
    const narrowed = (path: string): string[] => {
      const [, base = path, chosen = ''] = /^(\/collections\/[^/]+)\/?(.*)$/.exec(path) ?? [];
      const free = tags.filter((tag) => !chosen.split('+').includes(tag));
      return free.map((tag) => `${base}/${chosen === '' ? tag : `${chosen}+${tag}`}`);
    };
    pages.set('/', sheet('Atelier', { links: collections }));
    for (const [at, path] of collections.entries()) {
      const own = range(1, 20).map((item) => `/products/${slug(at * 50 + item, 2)}-${at}-${item}`);
      pages.set(path, sheet(prose(at, 2), { links: [...narrowed(path), ...own] }));
      for (const [item, product] of own.entries())
        pages.set(product, sheet(prose(item, 3), { text: prose(at * 300 + item, 30) }));
    }
    const other = (asked: string) => {
      if (!/^\/collections\/[^/]+\/[a-z+]+$/.test(asked)) return undefined;
      const base = asked.slice(0, asked.lastIndexOf('/'));
      const own = pages.get(base)?.match(/\/products\/[^"]+/g) ?? [];
      return sheet(`Tagged ${asked.slice(base.length + 1)}`, {
        links: [...narrowed(asked), ...own.slice(asked.length % 12, (asked.length % 12) + 5)],
      });
    };
    return convention(pages, { trap: /^\/collections\/[^/]+\/./, other });
  },
  'magazine with labels, months and a view for phones': () => {
    const pages = new Map<string, string>();
    const posts = range(1, 180).map((at) => ({
      at,
      path: `/20${10 + (at % 12)}/${String((at % 12) + 1).padStart(2, '0')}/${slug(at)}.html`,
      label: `/search/label/${slug(at % 9, 1)}${at % 9}`,
    }));
    const months = [...new Set(posts.map(({ path }) => path.slice(0, 9)))];
    const labels = [...new Set(posts.map(({ label }) => label))];
    const listOf = (list: string): string[] =>
      posts.filter(({ path, label }) => path.startsWith(list) || label === list).map(({ path }) => path);
    pages.set('/', sheet('Journal', { links: [...months, ...labels] }));
    for (const list of [...months, ...labels]) {
      const own = listOf(list);
      const older = list.startsWith('/search')
        ? [`${list}?updated-max=2020-01-01&max-results=20&start=20`]
        : [];
      pages.set(list, sheet(`Posts ${list}`, { links: [...own.slice(0, 20), ...older, `${list}?m=1`] }));
    }
    for (const { at, path, label } of posts)
      pages.set(
        path,
        sheet(prose(at, 4), {
          text: prose(at + 77),
          links: [label, `${path}?m=1`, `${path}?showComment=${at * 31}`, `${path}?amp=1`],
        }),
      );
    const other = (asked: string) => {
      const [path = '', query = ''] = asked.split('?');
      if (query.startsWith('updated-max')) return sheet('Older posts', { links: listOf(path).slice(20) });
      return pages.get(path);
    };
    return convention(pages, { trap: /[?&](?:m|showComment|amp)=/, other });
  },
  'tags that combine without end': () => {
    const pages = new Map<string, string>();
    const tags = range(1, 14).map((at) => `${slug(at, 1)}${at}`);
    const posts = range(1, 200).map((at) => `/entry/${slug(at, 3)}-${at}`);
    pages.set('/', sheet('Links', { links: [...posts.slice(0, 10), '/tags'] }));
    pages.set('/tags', sheet('All tags', { links: tags.map((tag) => `/tags/${tag}`) }));
    for (const [at, tag] of tags.entries())
      pages.set(
        `/tags/${tag}`,
        sheet(`Tagged ${tag}`, {
          links: [
            ...posts.filter((_, item) => item % 14 === at),
            ...tags.filter((other) => other !== tag).map((other) => `/tags/${tag}+${other}`),
          ],
        }),
      );
    for (const [at, path] of posts.entries())
      pages.set(
        path,
        sheet(prose(at, 5), {
          text: prose(at + 20, 30),
          links: [at, at + 3, at + 5].map((step) => `/tags/${tags[step % 14]}`),
        }),
      );
    const other = (asked: string) => {
      const chosen = /^\/tags\/([a-z0-9+]+)$/.exec(asked)?.[1]?.split('+');
      if (!chosen) return undefined;
      return sheet(`Tagged ${chosen.join(' and ')}`, {
        links: [
          ...posts.slice(chosen.length, chosen.length + 3),
          ...tags.filter((tag) => !chosen.includes(tag)).map((tag) => `${asked}+${tag}`),
        ],
      });
    };
    return convention(pages, { trap: /\+/, other });
  },
  'events by week, day and list, with files for calendars': () => {
    const pages = new Map<string, string>();
    const events = range(1, 90).map((at) => `/event/${slug(at, 3)}-${at}/`);
    const menu = ['/', '/events/', '/venues/'];
    const venues = range(1, 20).map((at) => `/venue/${slug(at + 200, 1)}-${at}/`);
    pages.set('/', sheet('Theatre', { menu }));
    pages.set('/venues/', sheet('Venues', { links: venues, menu }));
    for (const [at, path] of venues.entries())
      pages.set(path, sheet(prose(at, 2), { text: prose(at + 81, 30), links: [`${path}?ical=1`], menu }));
    pages.set(
      '/events/',
      sheet('Events', { links: [...events.slice(0, 12), '/events/week/2026-W27/', '/events/list/'], menu }),
    );
    for (const page of range(1, 8)) {
      const path = page === 1 ? '/events/list/' : `/events/list/page/${page}/`;
      const links = events.slice(page * 12 - 12, page * 12);
      if (page < 8) links.push(`/events/list/page/${page + 1}/`);
      pages.set(path, sheet(`Events ${page}`, { links, menu }));
    }
    for (const [at, path] of events.entries())
      pages.set(
        path,
        sheet(prose(at, 3), {
          text: prose(at + 600, 30),
          links: [`${path}?ical=1`, `/events/day/2026-07-${String((at % 28) + 1).padStart(2, '0')}/`],
          menu,
        }),
      );
    const other = (asked: string) => {
      const [, year, number] = /^\/events\/week\/(\d+)-W(\d+)\/$/.exec(asked) ?? [];
      if (year !== undefined) {
        const week = Number(year) * 52 + Number(number);
        const at = (next: number): string => `/events/week/${Math.floor(next / 52)}-W${next % 52}/`;
        return sheet(`Week ${number}`, {
          links: [at(week - 1), at(week + 1), ...events.slice(week % 80, (week % 80) + 3)],
          menu,
        });
      }
      const day = /^\/events\/day\/(\d{4}-\d\d-\d\d)\/$/.exec(asked)?.[1];
      if (day === undefined) return pages.get(asked.replace('?ical=1', ''));
      const near = [-1, 1].map((step) =>
        new Date(Date.parse(day) + step * 86_400_000).toISOString().slice(0, 10),
      );
      return sheet(`Events on ${day}`, { links: near.map((next) => `/events/day/${next}/`), menu });
    };
    return convention(pages, { trap: /\/(?:week|day)\/|ical=/, other });
  },
  'index by letter, with things below several letters': () => {
    const pages = new Map<string, string>();
    const textLength = [...'abcdefghijkl'];
    const things = range(1, 240).map((at) => ({ at, path: `/term/${slug(at, 2)}_(${at})` }));
    pages.set('/', sheet('Glossary', { links: textLength.map((character) => `/index-${character}.html`) }));
    for (const [place, character] of textLength.entries()) {
      const own = things.filter(({ at }) => at % 12 === place || at % 7 === place);
      pages.set(
        `/index-${character}.html`,
        sheet(`Index ${character}`, {
          links: own.flatMap(({ path }) => [path, `/goto?term=${path.slice(6)}`]),
        }),
      );
    }
    for (const { at, path } of things)
      pages.set(
        path,
        sheet(prose(at, 2), { text: prose(at + 33, 12), links: [`/edit?term=${at}`, `/cite?term=${at}`] }),
      );
    const other = (asked: string) => {
      const term = /^\/goto\?term=(.+)$/.exec(asked)?.[1];
      if (term !== undefined) return { to: `/term/${term}` };
      return /^\/(?:edit|cite)\?/.test(asked) ? sheet('Log in', { text: 'Please log in first' }) : undefined;
    };
    return convention(pages, { trap: /^\/(?:goto|edit|cite)/, other });
  },
};

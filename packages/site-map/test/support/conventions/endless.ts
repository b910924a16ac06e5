// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** A true site of some depth, its home page leading to `entry` as well. */
function town(entry: string, more: { readonly menu?: readonly string[] } = {}): Map<string, string> {
  const menu = ['/', ...(more.menu ?? [])];
  const sections = range(1, 10).map((at) => `/${slug(at, 1)}-${at}`);
  const pages = new Map([['/', sheet('Town', { links: [entry, ...sections], menu })]]);
  for (const [at, section] of sections.entries()) {
    const own = range(1, 30).map((item) => `${section}/${slug(at * 40 + item, 2)}`);
    pages.set(section, sheet(prose(at, 2), { links: own, text: prose(at), menu }));
    for (const [item, path] of own.entries())
      pages.set(path, sheet(prose(at * 40 + item, 3), { text: prose(at * 70 + item), menu }));
  }
  return pages;
}

/** True sites with a place that has no end, or another view of everything. */
export const ENDLESS: Readonly<Record<string, () => Convention>> = {
  'calendar of months, with true events in some': () => {
    const pages = town('/events/2026-06');
    const month = (at: number): string =>
      `/events/${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const now = 2026 * 12 + 5;
    const events = new Map<number, string[]>();
    for (const at of [0, 1, 2, 3, 4, 9, 14])
      events.set(
        now + at,
        range(1, 8).map((item) => `/event/${slug(at * 9 + item, 2)}-${at}`),
      );
    for (const own of events.values())
      for (const [at, path] of own.entries())
        pages.set(path, sheet(path, { text: prose(at + own.length, 20) }));
    const other = (path: string) => {
      const [, year, number] = /^\/events\/(\d+)-(\d\d)$/.exec(path) ?? [];
      if (year === undefined) return undefined;
      const at = Number(year) * 12 + Number(number) - 1;
      return sheet(`Events ${path.slice(8)}`, {
        links: [month(at - 1), month(at + 1), ...(events.get(at) ?? [])],
        text: events.has(at) ? 'Come' : 'Nothing this month',
      });
    };
    return convention(pages, { trap: /^\/events\//, other });
  },
  'calendar with names of days and a link for each': () => {
    const pages = town('/kalender/2026/27');
    const other = (path: string) => {
      const [, year, week] = /^\/kalender\/(\d+)\/(\d+)$/.exec(path) ?? [];
      const day = /^\/kalender\/tag\/(\d+)$/.exec(path)?.[1];
      if (day !== undefined) return sheet(`Tag ${day}`, { text: `Kein Termin am ${DAYS[Number(day) % 7]}` });
      if (year === undefined) return undefined;
      const at = Number(year) * 52 + Number(week);
      const links = [at - 1, at + 1].map((next) => `/kalender/${Math.floor(next / 52)}/${next % 52}`);
      return sheet(`Woche ${week}`, {
        links: [...links, ...range(0, 6).map((item) => `/kalender/tag/${at * 7 + item}`)],
      });
    };
    return convention(pages, { trap: /^\/kalender\//, other });
  },
  'a session on every link, in the query': () => {
    let next = 0;
    const pages = town('/help');
    pages.set('/help', sheet('Help', { text: prose(4) }));
    const answer = (path: string) =>
      pages
        .get(path.split('?', 1)[0] ?? '')
        ?.replace(
          /href="([^"]+)"/g,
          (_, href: string) => `href="${href}?visit=${(next += 7919).toString(36)}"`,
        );
    return { ...convention(pages, { trap: /\?visit=/ }), answer };
  },
  'a session in matrix parameters': () => {
    let next = 0;
    const pages = town('/help');
    pages.set('/help', sheet('Help', { text: prose(4) }));
    const answer = (path: string) =>
      pages
        .get(path.split(';', 1)[0] ?? '')
        ?.replace(
          /href="([^"]+)"/g,
          (_, href: string) => `href="${href};jsessionid=${(next += 7919).toString(16).toUpperCase()}"`,
        );
    return { ...convention(pages), answer };
  },
  hashbang: () => {
    const pages = town('/#!/news/1', { menu: ['/#!/a', '/#!/b'] });
    return convention(pages);
  },
  'relative links without a slash': () => {
    const pages = town('/shop/');
    const other = (path: string) =>
      /^\/shop\/(?:items\/|more\/)*$/.test(path)
        ? sheet('Shop', { text: 'Our shop', links: ['items/', 'more/'] })
        : undefined;
    return convention(pages, { trap: /^\/shop\/.+/, other });
  },
  'search that leads to searches': () => {
    const pages = town('/search/river');
    const other = (path: string) => {
      const words = /^\/search\/([a-z+]+)$/.exec(path)?.[1]?.split('+');
      if (!words) return undefined;
      const links = ['stone', 'lamp', 'rain', 'field'].map(
        (word) => `/search/${[...words, word].slice(-6).join('+')}`,
      );
      return sheet(`Results for ${words.join(' ')}`, {
        text: `You searched for ${words.join(' ')}`,
        links: [...links, ...[...pages.keys()].slice(5, 9)],
      });
    };
    return convention(pages, { trap: /^\/search\//, other });
  },
  'facets in the path': () => {
    const pages = town('/katalog/');
    const other = (path: string) => {
      if (!/^\/katalog\/(?:\w+_\w+\/)*$/.test(path)) return undefined;
      const free = ['farbe', 'marke', 'preis', 'groesse', 'form'].filter(
        (name) => !path.includes(`${name}_`),
      );
      return sheet('Katalog', {
        text: `Auswahl ${path.slice(9).replaceAll('/', ' ')}`,
        links: free.flatMap((name) => range(1, 5).map((value) => `${path}${name}_${'abcdef'[value]}/`)),
      });
    };
    return convention(pages, { trap: /^\/katalog\/.+/, other });
  },
};

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

import { html } from './pages.ts';

/** Places without end. Each answers for paths below its own; the first is what the home page links to. */
export const TRAPS: Readonly<
  Record<string, { readonly entry: string; readonly page: (path: string) => string | undefined }>
> = {
  'daily calendar': {
    entry: '/calendar/2026-01-01',
    page: (path) => {
      const day = /^\/calendar\/(\d{4}-\d\d-\d\d)$/.exec(path)?.[1];
      if (day === undefined) return undefined;
      const at = (days: number): string =>
        `/calendar/${new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)}`;
      const name = new Date(day).toLocaleDateString('en', { dateStyle: 'full', timeZone: 'UTC' });
      return html(`Calendar of ${name}`, [at(-1), at(1)], `<p>${name}: no events</p>`);
    },
  },
  facets: {
    entry: '/find/',
    page: (path) => {
      if (!/^\/find\/(?:\w+-\w+\/)*$/.test(path)) return undefined;
      const chosen = path.split('/').slice(2, -1);
      const free = FACETS.filter((facet) => !chosen.some((choice) => choice.startsWith(`${facet}-`)));
      const links = free.flatMap((facet) => VALUES.map((value) => `${path}${facet}-${value}/`));
      return html('Find', links, '<p>Ten things were found</p>');
    },
  },
  'session ids': {
    entry: '/s/00c0ffee00/in',
    page: (path) => {
      const [, id = '', place] = /^\/s\/([0-9a-f]{10})\/(in|news|help)$/.exec(path) ?? [];
      if (place === undefined) return undefined;
      const next = ((Number.parseInt(id, 16) * 48_271 + 12_345) % 1_099_511_627_775)
        .toString(16)
        .padStart(10, '0');
      return html(
        'Welcome',
        ['in', 'news', 'help'].map((name) => `/s/${next}/${name}`),
        `<p>The page ${place}</p>`,
      );
    },
  },
  'endless depth': {
    entry: '/deep/a/',
    page: (path) =>
      /^\/deep\/(?:[a-z]+\/)+$/.test(path)
        ? html('Deeper', [`${path}a/`, `${path}b/`, `${path}c/`])
        : undefined,
  },
  'calendar in the query': {
    entry: '/events?month=1',
    page: (path) => {
      const month = Number(/^\/events\?month=(-?\d+)$/.exec(path)?.[1] ?? Number.NaN);
      if (path === '/events') return html('Events', []);
      if (Number.isNaN(month)) return undefined;
      return html('Events', [`/events?month=${month - 1}`, `/events?month=${month + 1}`]);
    },
  },
};

const FACETS = ['colour', 'size', 'brand', 'fit', 'sleeve', 'season'];
const VALUES = ['a', 'b', 'c', 'd', 'e'];

// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** Forums, wikis and boards. */
export const COMMUNITY: Readonly<Record<string, () => Convention>> = {
  'forum with topics by slug, number and post': () => {
    const pages = new Map<string, string>();
    const topics = range(1, 200).map((at) => ({ at, path: `/t/${slug(at)}/${1000 + at}` }));
    const list = (page: number): string => (page === 0 ? '/latest' : `/latest?page=${page}`);
    const menu = ['/', '/latest', '/categories', '/u'];
    const lists = new Map<string, string>();
    for (const page of range(0, 9)) {
      const links = topics
        .slice(page * 20, page * 20 + 20)
        .flatMap(({ path, at }) => [path, `${path}/${(at % 9) + 2}`]);
      lists.set(list(page), sheet('Latest', { links: page < 9 ? [...links, list(page + 1)] : links, menu }));
    }
    pages.set('/', sheet('Forum', { links: ['/latest'], menu }));
    pages.set('/latest', lists.get('/latest') ?? '');
    pages.set('/categories', sheet('Categories', { menu }));
    pages.set(
      '/u',
      sheet('Users', { links: range(1, 60).map((at) => `/u/${slug(at + 700, 1)}${at}`), menu }),
    );
    for (const at of range(1, 60))
      pages.set(`/u/${slug(at + 700, 1)}${at}`, sheet(`Member ${slug(at + 700, 1)}`, { menu }));
    for (const { at, path } of topics)
      pages.set(
        path,
        sheet(prose(at, 4), {
          text: prose(at, 80),
          links: range(2, 10).map((post) => `${path}/${post}`),
          menu,
        }),
      );
    const other = (path: string) => lists.get(path) ?? pages.get(path.replace(/\/\d+$/, ''));
    return convention(pages, { trap: /^\/t\/[^/]+\/\d+\/\d+$/, other });
  },
  'board whose queries select content': () => {
    const pages = new Map([
      ['/', sheet('Board', { links: range(1, 8).map((f) => `/viewforum.php?f=${f}`) })],
    ]);
    let sessions = 0;
    for (const f of range(1, 8)) {
      const topics = range(f * 100, f * 100 + 19);
      pages.set(
        `/viewforum.php?f=${f}`,
        sheet(`Forum ${prose(f, 2)}`, { links: topics.map((t) => `/viewtopic.php?t=${t}`) }),
      );
      for (const t of topics) {
        const path = (start: number): string => `/viewtopic.php?t=${t}${start > 0 ? `&start=${start}` : ''}`;
        for (const start of [0, 15, 30]) {
          const next = start < 30 ? [path(start + 15)] : [];
          pages.set(
            path(start),
            sheet(prose(t, 3), {
              text: prose(t * 100 + start, 60),
              links: [...next, `/posting.php?mode=reply&t=${t}`],
            }),
          );
        }
      }
    }
    const other = (path: string) =>
      path.startsWith('/posting.php') ? sheet('Login', { text: `Log in ${(sessions += 1)}` }) : undefined;
    return convention(pages, { trap: /^\/posting/, hasQueries: true, other });
  },
  'wiki by title, with versions and special pages': () => {
    const pages = new Map<string, string>();
    const path = (at: number): string => `/wiki/${slug(at, 2)}_${at}`;
    for (const at of range(0, 299)) {
      const links = range(1, 3).map((step) => path((at * 3 + step) % 300));
      const views = ['action=history', 'action=edit', `oldid=${5000 + at}`].map(
        (query) => `/w/index.php?title=${at}&${query}`,
      );
      const tools = [`/wiki/Special:WhatLinksHere/${at}`, `/wiki/Special:RecentChangesLinked/${at}`];
      pages.set(
        path(at),
        sheet(prose(at, 2), { text: prose(at + 40, 50), links: [...links, ...views, ...tools] }),
      );
    }
    pages.set('/', sheet('Main page', { links: [path(0), '/wiki/Special:RecentChanges'] }));
    const other = (asked: string) => {
      if (asked.startsWith('/w/index.php')) {
        const [, title = '0', query = ''] = /title=(\d+)&(.*)$/.exec(asked) ?? [];
        const at = Number(/oldid=(\d+)/.exec(query)?.[1] ?? 4000 + Number(title));
        return sheet(`Version ${at}`, {
          text: prose(Number(title) + 40, 50),
          links: [
            `/w/index.php?title=${title}&oldid=${at + 1000}`,
            `/w/index.php?title=${title}&diff=${at}&oldid=${at - 1}`,
          ],
        });
      }
      return asked.startsWith('/wiki/Special:')
        ? sheet('Special', { text: 'Pages that link here' })
        : undefined;
    };
    return convention(pages, { trap: /index\.php|Special:/, other });
  },
  'image board': () => {
    const pages = new Map<string, string>();
    const boards = ['a', 'g', 'wg'];
    pages.set('/', sheet('Boards', { links: boards.map((board) => `/${board}/`) }));
    for (const [index, board] of boards.entries())
      for (const page of range(1, 8)) {
        const threads = range(1, 12).map((at) => 40_000_000 + index * 10_000 + page * 100 + at);
        const links = threads.map((id) => `/${board}/thread/${id}`);
        if (page < 8) links.push(`/${board}/${page + 1}`);
        pages.set(page === 1 ? `/${board}/` : `/${board}/${page}`, sheet(`/${board}/`, { links }));
        for (const id of threads)
          pages.set(
            `/${board}/thread/${id}`,
            sheet(`/${board}/`, { text: `<img src="/i/${id}.jpg"> No.${id}`, links: [`/${board}/`] }),
          );
      }
    return convention(pages);
  },
};

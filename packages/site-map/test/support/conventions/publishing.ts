// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** Weblogs and newspapers. */
export const PUBLISHING: Readonly<Record<string, () => Convention>> = {
  'weblog with dates, categories, tags and short links': () => {
    const pages = new Map<string, string>();
    const posts = range(1, 240).map((at) => {
      const path = `/20${pad(10 + Math.floor(at / 16))}/${pad(1 + (at % 12))}/${pad(1 + (at % 28))}/${slug(at)}-${at}/`;
      return {
        at,
        path,
        category: `/category/${slug(at % 7, 1)}${at % 7}/`,
        tag: `/tag/${slug(90 + (at % 30), 1)}${at % 30}/`,
      };
    });
    const menu = ['/', '/about/', '/?s=', '/feed/'];
    const lists = new Map<string, string[]>();
    for (const { path, category, tag } of posts)
      for (const list of ['/', category, tag, path.slice(0, 9)])
        lists.set(list, [...(lists.get(list) ?? []), path]);
    for (const [list, members] of lists) {
      const last = Math.ceil(members.length / 10);
      for (const page of range(1, last)) {
        const path = page === 1 ? list : `${list}page/${page}/`;
        const links = members.slice(page * 10 - 10, page * 10);
        if (page < last) links.push(`${list}page/${page + 1}/`);
        const sections = list === '/' && page === 1 ? [...lists.keys()] : [];
        pages.set(path, sheet(`Posts ${list}`, { links: [...links, ...sections], menu }));
      }
    }
    for (const { at, path, category, tag } of posts) {
      const links = [category, tag, `${path}?replytocom=${at}`, `/?p=${at}`, `${path}feed/`];
      pages.set(path, sheet(prose(at, 4), { links, text: prose(at), menu }));
    }
    pages.set('/about/', sheet('About', { text: prose(5000), menu }));
    const other = (path: string) => {
      const id = /^\/\?p=(\d+)$/.exec(path)?.[1];
      if (id !== undefined) return { to: posts[Number(id) - 1]?.path ?? '/' };
      return pages.get(path.split('?', 1)[0] ?? '');
    };
    return convention(pages, { trap: /replytocom|\?s=/, other });
  },
  'newspaper with months by name': () => {
    const pages = new Map<string, string>();
    const months = ['januar', 'februar', 'maerz', 'april', 'mai', 'juni', 'juli', 'august'];
    const archives = range(1961, 1980).flatMap((year) => months.map((month) => `/${year}/${month}/`));
    pages.set('/', sheet('Zeitung', { links: ['/archiv'] }));
    pages.set('/archiv', sheet('Archiv', { links: archives }));
    for (const [at, archive] of archives.entries()) {
      const own = range(1, 4).map((item) => `${archive}${slug(at * 4 + item)}.html`);
      pages.set(archive, sheet(archive, { links: own }));
      for (const [item, path] of own.entries())
        pages.set(path, sheet(prose(at * 4 + item, 5), { text: prose(at * 40 + item), links: [archive] }));
    }
    return convention(pages);
  },
  'newspaper with Japanese paths': () => {
    const pages = new Map<string, string>();
    const section = (at: number): string =>
      `/${encodeURIComponent(['政治', '経済', '文化', '科学'][at] ?? '')}/`;
    pages.set('/', sheet('新聞', { links: range(0, 3).map(section) }));
    for (const at of range(0, 3)) {
      const own = range(1, 60).map((item) => `${section(at)}${encodeURIComponent(`記事${item}`)}`);
      // Half of the links are written in small letters.
      const links = own.map((path, index) => (index % 2 ? path.toLowerCase() : path));
      pages.set(section(at), sheet(`面${at}`, { links }));
      for (const [item, path] of own.entries())
        pages.set(
          path,
          sheet(`記事${item}`, { text: `東京の${at}面、第${item}号。${'春夏秋冬'[item % 4]}の話。` }),
        );
    }
    return convention(pages, {
      other: (path) => pages.get(path.replace(/%[0-9a-f]{2}/g, (escape) => escape.toUpperCase())),
    });
  },
  'articles with print versions and AMP': () => {
    const pages = new Map<string, string>();
    const articles = range(1, 150).map((at) => `/story/${at}-${slug(at)}`);
    pages.set('/', sheet('Stories', { links: articles }));
    for (const [at, path] of articles.entries()) {
      const text = prose(at + 900);
      pages.set(
        path,
        sheet(prose(at, 4), { text, links: [`${path}/print`, `${path}?print=1`, `/amp${path}`] }),
      );
    }
    const other = (path: string) => pages.get(path.replace(/\/print$|\?print=1$/, '').replace(/^\/amp/, ''));
    return convention(pages, { trap: /print|^\/amp/, other });
  },
  'translations beside each other': () => {
    const pages = new Map<string, string>();
    const languages = ['de', 'fr', 'ja'];
    for (const [index, language] of ['', ...languages].entries()) {
      const base = language === '' ? '' : `/${language}`;
      const own = range(1, 50).map((at) => `${base}/guide/${slug(at)}`);
      const menu = ['/', ...languages.map((name) => `/${name}/`)];
      pages.set(`${base}/`, sheet(`Home ${language}`, { links: own, menu }));
      for (const [at, path] of own.entries())
        pages.set(
          path,
          sheet(`${at} ${language}`, {
            text: prose(index * 100 + at),
            links: [`${path}?lang=${language}`],
            menu,
          }),
        );
    }
    return convention(pages, { trap: /\?lang=/, other: (path) => pages.get(path.split('?', 1)[0] ?? '') });
  },
};

// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** Repositories, journals and references, where one thing has many views. */
export const ARCHIVES: Readonly<Record<string, () => Convention>> = {
  'snapshots of pages by time, each with one before and after': () => {
    const pages = new Map<string, string>();
    const items = range(1, 200).map((at) => `/details/${slug(at, 2)}_${at}`);
    const lists = range(1, 10).map((page) => `/collection/books/${page}`);
    const shot = (at: number, hour: number): string =>
      `/web/${20_030_101_000_000 + hour * 10_000 + at}/http://www.site-${at}.test/`;
    pages.set('/', sheet('Archive', { links: [...lists, ...range(1, 9).map((at) => shot(at, 1))] }));
    for (const [page, path] of lists.entries())
      pages.set(
        path,
        sheet(`Books, page ${page + 1}`, { links: items.slice(page * 20, page * 20 + 20), menu: lists }),
      );
    for (const [at, path] of items.entries())
      pages.set(
        path,
        sheet(prose(at, 4), { text: prose(at + 40, 60), links: [`/download/${at}/${at}_text.zip`] }),
      );
    const other = (asked: string) => {
      const time = /^\/web\/(\d{14})\/http:\/\/www\.site-(\d+)\.test/.exec(asked);
      if (!time) return undefined;
      const at = Number(time[2]);
      const hour = Math.floor((Number(time[1]) - 20_030_101_000_000) / 10_000);
      return sheet(`Site ${at}`, {
        text: prose(at + 900, 60),
        links: [shot(at, hour + 1), shot(at, hour + 2)],
      });
    };
    return convention(pages, { trap: /^\/web\//, other });
  },
  'reference of classes with who uses them and frames': () => {
    const pages = new Map<string, string>();
    const packages = range(1, 8).map((at) => `org/${slug(at, 1)}/${slug(at + 30, 1)}`);
    const classes = packages.flatMap((name, index) =>
      range(1, 20).map((at) => ({ name, at: index * 20 + at })),
    );
    const file = (at: number): string => `${slug(at + 300, 1)}Type${at}`;
    pages.set(
      '/',
      sheet('Overview', {
        links: [...packages.map((name) => `/${name}/package-summary.html`), '/allclasses.html'],
      }),
    );
    pages.set(
      '/allclasses.html',
      sheet('All classes', { links: classes.map(({ name, at }) => `/${name}/${file(at)}.html`) }),
    );
    for (const name of packages)
      pages.set(
        `/${name}/package-summary.html`,
        sheet(`Package ${name.replaceAll('/', '.')}`, {
          text: prose(name.length, 20),
          links: classes.filter((one) => one.name === name).map(({ at }) => `/${name}/${file(at)}.html`),
        }),
      );
    for (const { name, at } of classes) {
      const path = `/${name}/${file(at)}.html`;
      const links = [
        `/${name}/class-use/${file(at)}.html`,
        `/index.html?${name}/${file(at)}.html`,
        `${path}?is-external=true`,
      ];
      pages.set(path, sheet(`${file(at)}`, { text: prose(at + 60, 60), links }));
    }
    const other = (asked: string) =>
      /class-use|index\.html/.test(asked)
        ? sheet('Uses', { text: 'No usage of this class was found' })
        : pages.get(asked.split('?', 1)[0] ?? '');
    return convention(pages, { trap: /class-use|\?/, other });
  },
  'sources documented file by file, members listed apart': () => {
    const pages = new Map<string, string>();
    const names = range(1, 150).map((at) => `${slug(at, 1)}__${at}`);
    pages.set('/', sheet('Main page', { links: ['/annotated.html', '/files.html'] }));
    pages.set('/annotated.html', sheet('Classes', { links: names.map((name) => `/class${name}.html`) }));
    pages.set('/files.html', sheet('Files', { links: names.map((name) => `/${name}_8h.html`) }));
    for (const [at, name] of names.entries()) {
      const links = [`/class${name}-members.html`, `/${name}_8h.html`, `/${name}_8h_source.html`];
      pages.set(`/class${name}.html`, sheet(`Class ${name}`, { text: prose(at + 10, 50), links }));
      pages.set(
        `/${name}_8h.html`,
        sheet(`File ${name}.h`, { text: prose(at + 800, 12), links: [`/${name}_8h_source.html`] }),
      );
      pages.set(`/${name}_8h_source.html`, sheet(`${name}.h`, { text: prose(at + 2000, 80) }));
      pages.set(`/class${name}-members.html`, sheet(`Members of ${name}`, { text: prose(at + 10, 3) }));
    }
    return convention(pages);
  },
  'journal with issues, articles, galleys and a search by author': () => {
    const pages = new Map<string, string>();
    const base = '/index.php/journal';
    const issues = range(1, 12).map((at) => `${base}/issue/view/${at}`);
    const article = (at: number): string => `${base}/article/view/${at}`;
    pages.set('/', sheet('Journal', { links: [`${base}/issue/archive`, `${base}/login`] }));
    pages.set(`${base}/issue/archive`, sheet('Archive', { links: issues }));
    pages.set(`${base}/login`, sheet('Login', { text: 'Name and password' }));
    for (const [index, path] of issues.entries()) {
      const own = range(1, 10).map((at) => index * 10 + at);
      pages.set(path, sheet(`Vol. ${index + 1}`, { links: own.map((at) => article(at)) }));
      for (const at of own) {
        const author = slug(at % 40, 2).replace('-', '%20');
        const links = [
          `${article(at)}/${at + 500}`,
          `${base}/search/index?authors=${author}`,
          `${base}/article/cite?id=${at}`,
          `${base}/user/setLocale/de_DE?source=%2Farticle%2F${at}`,
        ];
        pages.set(article(at), sheet(prose(at, 6), { text: prose(at + 100, 70), links }));
        pages.set(`${article(at)}/${at + 500}`, sheet(`PDF of ${at}`, { text: prose(at + 4000, 30) }));
      }
    }
    const other = (asked: string) => {
      if (asked.includes('/search/')) return sheet('Search', { links: [article(1), `${asked}&page=2`] });
      return /cite|setLocale/.test(asked) ? sheet('Citation', { text: 'Choose a format' }) : undefined;
    };
    return convention(pages, { trap: /search|cite|setLocale/, other });
  },
  'repository by handle, browsed by author, subject and year': () => {
    const pages = new Map<string, string>();
    const item = (at: number): string => `/handle/10261/${at}`;
    const collections = range(1, 6).map((at) => item(at));
    const browse = (path: string, by: string, offset: number): string =>
      `${path}/browse?type=${by}&offset=${offset}`;
    pages.set('/', sheet('Communities', { links: collections }));
    for (const [index, path] of collections.entries()) {
      const own = range(1, 25).map((at) => 100 + index * 25 + at);
      const views = ['author', 'title', 'subject', 'dateissued'].map((by) => browse(path, by, 0));
      pages.set(path, sheet(`Collection ${index}`, { links: [...views, ...own.map((at) => item(at))] }));
      for (const at of own)
        pages.set(
          item(at),
          sheet(prose(at, 5), {
            text: prose(at + 50, 50),
            links: [
              `${item(at)}?show=full`,
              `${item(at)}?locale-attribute=en`,
              `/bitstream/handle/10261/${at}/x.zip`,
            ],
          }),
        );
    }
    const other = (asked: string) => {
      const [, path = '', by = '', offset = '0'] = /^(.*)\/browse\?type=(\w+)&offset=(\d+)/.exec(asked) ?? [];
      if (path === '') return pages.get(asked.split('?', 1)[0] ?? '');
      const next = Number(offset) + 20;
      return sheet(`Browsing by ${by}`, { links: [item(101), item(102), browse(path, by, next)] });
    };
    return convention(pages, { trap: /\?/, other });
  },
  'changes under review with patch sets and searches': () => {
    const pages = new Map<string, string>();
    const change = (at: number): string => `/c/project-${at % 5}/+/${70_000 + at}`;
    const lists = range(0, 7).map((page) => `/changes/open/${page}`);
    pages.set('/', sheet('Review', { links: lists }));
    for (const [page, path] of lists.entries())
      pages.set(
        path,
        sheet(`Open changes ${page}`, {
          links: range(1, 20).map((at) => change(page * 20 + at)),
          menu: lists,
        }),
      );
    for (const at of range(1, 160)) {
      const path = change(at);
      const links = [
        ...range(1, 4).map((set) => `${path}/${set}`),
        `${path}/1..3`,
        `/q/topic:${slug(at, 1)}+status:open`,
        `/q/owner:${slug(at + 9, 1)}@site.test`,
      ];
      pages.set(path, sheet(prose(at, 6), { text: prose(at + 30, 60), links }));
    }
    const other = (asked: string) => {
      if (asked.startsWith('/q/'))
        return sheet('Search', { links: [change(3), `${asked}+before:${asked.length}`, `${asked}+-is:wip`] });
      return pages.get(asked.replace(/\/[\d.]+$/, ''));
    };
    return convention(pages, { trap: /^\/q\/|\/\+\/\d+\/\d/, other });
  },
};

// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** Handbooks, repositories, laws, readings: much of it numbered. */
export const RECORDS: Readonly<Record<string, () => Convention>> = {
  'handbook in versions': () => {
    const pages = new Map<string, string>();
    const versions = ['', '2.x/', '1.4/', 'next/'];
    pages.set('/', sheet('Handbook', { links: ['/docs/', '/search'] }));
    pages.set('/search', sheet('Search', { text: 'Type to search' }));
    for (const [index, version] of versions.entries()) {
      const base = `/docs/${version}`;
      const own = range(1, 60).map((at) => `${base}${slug(at % 6, 1)}/${slug(at, 2)}-${at}`);
      const menu = ['/', ...versions.map((other) => `/docs/${other}`)];
      pages.set(base, sheet('Docs', { links: own, menu }));
      // Most pages are the same in each version.
      for (const [at, path] of own.entries())
        pages.set(
          path,
          sheet(prose(at, 3), {
            text: `${prose(at)} ${at % 5 === 0 ? prose(index * 99 + at, 9) : ''}`,
            links: own,
            menu,
          }),
        );
    }
    return convention(pages);
  },
  'reference with an index and sources': () => {
    const pages = new Map<string, string>();
    const modules = range(1, 120).map((at) => `/en/stable/library/${slug(at, 1)}${at}.html`);
    const sources = range(1, 120).map((at) => `/en/stable/_modules/${slug(at, 1)}${at}.html`);
    pages.set('/', sheet('Docs', { links: ['/en/stable/index.html'] }));
    pages.set(
      '/en/stable/index.html',
      sheet('Contents', {
        links: [...modules.slice(0, 60), '/en/stable/genindex.html', '/en/stable/search.html'],
      }),
    );
    pages.set(
      '/en/stable/genindex.html',
      sheet('Index', { links: modules.flatMap((path) => range(1, 4).map((at) => `${path}#f${at}`)) }),
    );
    pages.set('/en/stable/search.html', sheet('Search'));
    for (const [at, path] of modules.entries()) {
      pages.set(path, sheet(prose(at, 2), { text: prose(at, 60), links: [sources[at] ?? ''] }));
      pages.set(
        sources[at] ?? '',
        sheet(`Source of ${prose(at, 2)}`, { text: prose(at + 3000, 60), links: [path] }),
      );
    }
    return convention(pages);
  },
  'papers by number and version': () => {
    const pages = new Map<string, string>();
    const months = range(1, 12).map((at) => `/list/24${String(at).padStart(2, '0')}`);
    pages.set('/', sheet('Papers', { links: months }));
    for (const month of months) {
      const own = range(1, 25).map((at) => `/abs/${month.slice(6)}.${String(at * 37).padStart(5, '0')}`);
      pages.set(month, sheet('List', { links: own }));
      for (const [at, path] of own.entries()) {
        const seed = Number(month.slice(6)) * 100 + at;
        pages.set(path, sheet(prose(seed, 6), { text: prose(seed), links: [`${path}v1`, `${path}v2`] }));
        for (const version of [1, 2])
          pages.set(
            `${path}v${version}`,
            sheet(prose(seed, 6), { text: `${prose(seed)} Version ${version}` }),
          );
      }
    }
    return convention(pages);
  },
  'repository with commits and files by hash': () => {
    const hash = (at: number): string =>
      (Math.imul(at + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0').repeat(5);
    const pages = new Map<string, string>();
    const files = range(1, 80).map((at) => `/team/tool/blob/main/${slug(at % 9, 1)}/${slug(at, 1)}${at}.c`);
    const menu = ['/', '/team/tool', '/team/tool/commits', '/team/tool/issues'];
    pages.set('/', sheet('Code', { links: ['/team/tool'], menu }));
    pages.set('/team/tool', sheet('Tool', { links: files, menu }));
    const issues = range(1, 90).map((at) => `/team/tool/issues/${at}`);
    pages.set('/team/tool/issues', sheet('Issues', { links: issues, menu }));
    for (const [at, path] of issues.entries())
      pages.set(path, sheet(prose(at, 5), { text: prose(at + 400), menu }));
    for (const [at, path] of files.entries())
      pages.set(path, sheet(path, { text: prose(at), links: [path.replace('main', hash(at))], menu }));
    const commits = range(1, 60).map((at) => `/team/tool/commit/${hash(at)}`);
    pages.set(
      '/team/tool/commits',
      sheet('Commits', { links: [...commits.slice(0, 20), `/team/tool/commits?after=${hash(20)}`], menu }),
    );
    const more = new Map<string, string>([
      [
        `/team/tool/commits?after=${hash(20)}`,
        sheet('Commits', { links: [...commits.slice(20, 40), `/team/tool/commits?after=${hash(40)}`], menu }),
      ],
      [`/team/tool/commits?after=${hash(40)}`, sheet('Commits', { links: commits.slice(40), menu })],
    ]);
    for (const [at, path] of commits.entries())
      pages.set(path, sheet(prose(at, 4), { text: prose(at + 800, 20), menu }));
    const other = (path: string) =>
      more.get(path) ?? pages.get(path.replace(/blob\/[0-9a-f]{40}/, 'blob/main'));
    return convention(pages, { trap: /blob\/[0-9a-f]{40}/, other });
  },
  'paragraphs of a law, a line each': () => {
    const pages = new Map<string, string>();
    const path = (at: number): string => `/gesetz/__${at}.html`;
    pages.set('/', sheet('Gesetze', { links: ['/gesetz/index.html'] }));
    pages.set('/gesetz/index.html', sheet('Gesetz', { links: [path(1)] }));
    for (const at of range(1, 900))
      pages.set(
        path(at),
        sheet(`§ ${at}`, {
          text: `§ ${at} ${at % 9 === 0 ? '(weggefallen)' : prose(at, 5)}`,
          links: at < 900 ? [path(at + 1)] : [],
        }),
      );
    return convention(pages);
  },
  'stations whose readings are digits only': () => {
    const pages = new Map<string, string>();
    const regions = range(1, 20).map((at) => `/region/${at}`);
    pages.set('/', sheet('Weather', { links: regions }));
    for (const [at, region] of regions.entries()) {
      const own = range(1, 30).map((item) => `/station/${10_000 + at * 100 + item}`);
      pages.set(region, sheet(`Region ${at}`, { links: own }));
      for (const [item, path] of own.entries())
        pages.set(
          path,
          sheet('Station', {
            text: `Temperature ${item}.${at} Wind ${at * 3} Pressure 10${item}`,
            links: [region, ...own.slice(item + 1, item + 2)],
          }),
        );
    }
    return convention(pages);
  },
  'timetables in a chain, digits only': () => {
    const pages = new Map<string, string>();
    pages.set('/', sheet('Trains', { links: ['/train/1', '/help'] }));
    pages.set('/help', sheet('Help', { text: prose(3) }));
    for (const at of range(1, 600))
      pages.set(
        `/train/${at}`,
        sheet('Train', {
          text: `Train ${at} leaves at ${at % 24}:${at % 60}`,
          links: at < 600 ? [`/train/${at + 1}`] : [],
        }),
      );
    return convention(pages);
  },
};

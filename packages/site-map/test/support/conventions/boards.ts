// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** Boards and catalogues whose queries select, sort and filter. */
export const BOARDS: Readonly<Record<string, () => Convention>> = {
  'board with a session on every link, print views and posts by number': () => {
    let visit = 0;
    const pages = new Map<string, string>();
    const forums = range(1, 8);
    const forum = (f: number, start = 0): string =>
      `/viewforum.php?f=${f}${start > 0 ? `&start=${start}` : ''}`;
    pages.set('/', sheet('Board', { links: [...forums.map((f) => forum(f)), '/memberlist.php'] }));
    const members = range(1, 40).map((u) => `/memberlist.php?mode=viewprofile&u=${u}`);
    pages.set('/memberlist.php', sheet('Members', { links: members }));
    for (const [u, path] of members.entries())
      pages.set(path, sheet(`Profile of ${slug(u + 60, 1)}${u}`, { text: prose(u + 60, 12) }));
    for (const f of forums)
      for (const start of [0, 25]) {
        const topics = range(1, 15).map((at) => f * 1000 + start * 10 + at);
        const next = start === 0 ? [forum(f, 25)] : [];
        pages.set(
          forum(f, start),
          sheet(`Forum ${f} from ${start}`, {
            text: prose(f * 2 + start, 8),
            links: [...next, ...topics.map((t) => `/viewtopic.php?f=${f}&t=${t}`)],
          }),
        );
        for (const t of topics)
          pages.set(
            `/viewtopic.php?f=${f}&t=${t}`,
            sheet(prose(t, 4), {
              text: prose(t, 60),
              links: [
                `/viewtopic.php?f=${f}&t=${t}&view=print`,
                `/viewtopic.php?f=${f}&t=${t}&p=${t * 10}`,
                `/posting.php?mode=reply&f=${f}&t=${t}`,
              ],
            }),
          );
      }
    const answer = (asked: string) => {
      const path = asked.replace(/[?&]sid=[0-9a-z]+$/, '');
      const page = path.startsWith('/posting.php')
        ? sheet('Login', { text: 'You must log in to reply' })
        : (pages.get(path) ?? pages.get(path.replace(/&(?:view|p)=\w+$/, '')));
      return page?.replace(/href="([^"]+)"/g, (_, href: string) => {
        const sid = ((visit += 7919) * 48_271).toString(36);
        return `href="${href}${href.includes('?') ? '&' : '?'}sid=${sid}"`;
      });
    };
    const own = convention(pages, { trap: /posting|[?&](?:view|p)=/, hasQueries: true });
    return { ...own, answer, plain: (path) => path.replace(/[?&]sid=[0-9a-z]+$/, '') };
  },
  'links that name where they came from': () => {
    const pages = new Map<string, string>();
    const paths = range(1, 150).map((at) => `/${slug(at % 12, 1)}-${at % 12}/${slug(at, 2)}-${at}`);
    const sections = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))];
    pages.set('/', sheet('Home', { links: sections }));
    for (const [at, section] of sections.entries())
      pages.set(
        section,
        sheet(prose(at, 2), {
          text: prose(at + 5, 30),
          links: paths.filter((path) => path.startsWith(`${section}/`)),
        }),
      );
    for (const [at, path] of paths.entries())
      pages.set(
        path,
        sheet(prose(at, 4), {
          text: prose(at + 200, 50),
          links: range(1, 3).map((step) => paths[(at + step * 7) % paths.length] ?? ''),
        }),
      );
    const answer = (asked: string) => {
      const [path = '', from = ''] = asked.split('?ref=');
      const chain = `${from.slice(-12)}.${path.length.toString(36)}${path.slice(-4).replace(/\W/g, '')}`;
      return pages.get(path)?.replace(/href="([^"]+)"/g, `href="$1?ref=${chain}"`);
    };
    const own = convention(pages, { hasQueries: true });
    return { ...own, answer, plain: (path) => path.split('?ref=', 1)[0] ?? '' };
  },
  'language chosen by a parameter, most pages not translated': () => {
    const pages = new Map<string, string>();
    const languages = ['de', 'fr'];
    const paths = range(1, 80).map((at) => `/help/${slug(at, 2)}-${at}`);
    const menu = (path: string): string[] => ['/', path, ...languages.map((name) => `${path}?lang=${name}`)];
    pages.set('/', sheet('Help', { links: paths }));
    for (const [at, path] of paths.entries())
      for (const [index, query] of ['', ...languages.map((name) => `?lang=${name}`)].entries()) {
        // The last pages are the ones that were translated.
        const text = prose(at > 60 ? at + index * 500 : at, 50);
        pages.set(path + query, sheet(prose(at, 3), { text, menu: menu(path) }));
      }
    const truth = [...pages.keys()].filter(
      (path) => !path.includes('?') || Number(/-(\d+)\?/.exec(path)?.[1]) > 61,
    );
    return { ...convention(pages, { hasQueries: true }), truth };
  },
  'tables sorted by their heads, with filters that add up': () => {
    const pages = new Map<string, string>();
    const HEADS = ['title', 'created', 'replies'];
    const TOPICS = ['history', 'culture', 'law', 'music'];
    const list = (page: number): string => (page === 0 ? '/forum/staff' : `/forum/staff?page=${page}`);
    const sorts = (path: string): string[] =>
      HEADS.flatMap((head) =>
        ['asc', 'desc'].map((way) => `${path}${path.includes('?') ? '&' : '?'}order=${head}&sort=${way}`),
      );
    const facets = (path: string): string[] => {
      const count = path.match(/f%5B\d%5D/g)?.length ?? 0;
      return TOPICS.filter((topic) => !path.includes(topic)).map(
        (topic) => `${path}${path.includes('?') ? '&' : '?'}f%5B${count}%5D=subject%3A${topic}`,
      );
    };
    const menu = ['/', '/forum/staff', '/majors', '/user/login'];
    pages.set('/', sheet('University', { menu }));
    pages.set('/user/login', sheet('Log in', { text: 'Name and password', menu }));
    for (const page of range(0, 7)) {
      const topics = range(1, 20).map((at) => `/node/${page * 20 + at + 400}`);
      pages.set(
        list(page),
        sheet(`Forum, page ${page}`, {
          links: [...sorts(list(page)), ...topics, list((page + 1) % 8)],
          menu,
        }),
      );
      for (const [at, path] of topics.entries())
        pages.set(path, sheet(prose(page * 20 + at, 4), { text: prose(page * 90 + at, 40), menu }));
    }
    const majors = range(1, 40).map((at) => `/majors/${slug(at, 2)}`);
    pages.set('/majors', sheet('Majors', { links: [...facets('/majors'), ...majors], menu }));
    for (const [at, path] of majors.entries())
      pages.set(path, sheet(prose(at, 2), { text: prose(at + 7000, 40), menu }));
    const other = (asked: string) => {
      if (asked.startsWith('/majors?'))
        return sheet('Majors', { links: [...facets(asked), ...majors.slice(asked.length % 30, 36)], menu });
      const sorted = /^(\/forum\/staff(?:\?page=\d+)?)[?&]order=/.exec(asked)?.[1];
      return sorted === undefined ? undefined : pages.get(sorted);
    };
    return convention(pages, { trap: /order=|\/majors\?/, hasQueries: true, other });
  },
};

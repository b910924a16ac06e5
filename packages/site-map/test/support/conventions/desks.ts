// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** Where people ask, learn, book and buy, under addresses that say what to do as well as what to show. */
export const DESKS: Readonly<Record<string, () => Convention>> = {
  'questions with answers by number and tags that combine': () => {
    const pages = new Map<string, string>();
    const question = (at: number): string => `/questions/${4000 + at}/${slug(at, 4)}`;
    const lists = range(1, 10).map((page) => `/questions/page/${page}`);
    const TAGS = ['node', 'sql', 'regex', 'cache', 'proxy'];
    pages.set(
      '/',
      sheet('Questions', { links: [...lists, ...TAGS.map((tag) => `/questions/tagged/${tag}`)] }),
    );
    for (const [page, path] of lists.entries())
      pages.set(
        path,
        sheet(`Questions ${page}`, {
          links: range(1, 18).map((at) => question(page * 18 + at)),
          menu: lists,
        }),
      );
    for (const at of range(1, 180)) {
      const [tag = '', other = ''] = [TAGS[at % 5], TAGS[(at + 1) % 5]];
      const links = [
        `/a/${9000 + at}`,
        `/q/${4000 + at}`,
        `${question(at)}?answertab=votes`,
        `/questions/tagged/${tag}+${other}`,
      ];
      pages.set(question(at), sheet(prose(at, 7), { text: prose(at + 70, 70), links }));
    }
    const other = (asked: string) => {
      const number = /^\/(?:a|q)\/(\d+)$/.exec(asked)?.[1];
      if (number !== undefined) return { to: question(Number(number) % 1000) };
      const tags = /^\/questions\/tagged\/([\w+]+)/.exec(asked)?.[1];
      if (tags === undefined) return pages.get(asked.split('?', 1)[0] ?? '');
      const further = TAGS.filter((tag) => !tags.includes(tag)).map(
        (tag) => `/questions/tagged/${tags}+${tag}`,
      );
      return sheet(`Tagged ${tags}`, { links: [question(1), question(2), ...further] });
    };
    return convention(pages, { trap: /\/tagged\/|answertab|^\/[aq]\//, other });
  },
  'reports by number, with their history and lists in any order': () => {
    const pages = new Map<string, string>();
    const bug = (at: number): string => `/show_bug.cgi?id=${at}`;
    const parts = range(1, 8).map((at) => `/buglist.cgi?component=${slug(at, 1)}${at}`);
    pages.set('/', sheet('Reports', { links: parts }));
    for (const [index, path] of parts.entries()) {
      const own = range(1, 20).map((at) => index * 20 + at);
      const orders = ['id', 'severity', 'changed'].map((order) => `${path}&order=${order}%20DESC`);
      pages.set(path, sheet(`Component ${index}`, { links: [...orders, ...own.map((at) => bug(at))] }));
      for (const at of own) {
        const links = [
          `/show_activity.cgi?id=${at}`,
          `${bug(at)}&ctype=xml`,
          `/show_bug.cgi?id=${at}&format=multiple`,
          `/showdependencytree.cgi?id=${at}&hide_resolved=1`,
          bug((at * 7) % 160 || 1),
        ];
        pages.set(bug(at), sheet(`${at} – ${prose(at, 6)}`, { text: prose(at + 90, 60), links }));
      }
    }
    const other = (asked: string) => {
      if (asked.startsWith('/buglist.cgi?')) return pages.get(asked.replace(/&order=.*$/, ''));
      if (asked.includes('dependencytree')) return sheet('Dependency tree', { text: 'Depends on nothing' });
      if (asked.includes('activity')) return sheet('Changes', { text: 'No changes have been made' });
      return pages.get(asked.replace(/&(?:ctype|format)=\w+$/, ''));
    };
    const trap = /order=|activity|ctype=|format=|dependencytree/;
    return convention(pages, { trap, hasQueries: true, other });
  },
  'courses with sections, a calendar by second and logins': () => {
    const pages = new Map<string, string>();
    const course = (at: number): string => `/course/view.php?id=${at}`;
    const lesson = (at: number): string => `/mod/page/view.php?id=${at}`;
    const courses = range(1, 15);
    const day = (time: number): string => `/calendar/view.php?view=day&time=${time}`;
    pages.set('/', sheet('Courses', { links: [...courses.map((at) => course(at)), day(1_700_000_000)] }));
    for (const at of courses) {
      const own = range(1, 12).map((index) => at * 100 + index);
      const sections = range(1, 4).map((section) => `${course(at)}&section=${section}`);
      const links = [...sections, ...own.map((one) => lesson(one)), `/user/index.php?id=${at}`];
      pages.set(course(at), sheet(`Course ${prose(at, 3)}`, { text: prose(at + 5, 30), links }));
      for (const one of own)
        pages.set(
          lesson(one),
          sheet(prose(one, 4), {
            text: prose(one + 9, 60),
            links: [
              course(at),
              `${lesson(one)}&lang=de`,
              `/login/index.php?back=${one}`,
              day(1_700_000_000 + one),
            ],
          }),
        );
    }
    const other = (asked: string) => {
      const time = /view=day&time=(\d+)/.exec(asked)?.[1];
      if (time !== undefined)
        return sheet(`Day ${time}`, { links: [day(Number(time) - 86_400), day(Number(time) + 86_400)] });
      if (/^\/(?:login|user)/.test(asked)) return sheet('Log in', { text: 'Guests may not see this' });
      return pages.get(asked.replace(/&(?:section|lang)=\w+$/, ''));
    };
    const trap = /calendar|^\/login|^\/user|section=|lang=/;
    return convention(pages, { trap, hasQueries: true, other });
  },
  'one script for all of a shop, products under every path': () => {
    const pages = new Map<string, string>();
    const group = (at: number, page = 1): string =>
      `/index.php?route=product/category&path=${at}${page > 1 ? `&page=${page}` : ''}`;
    const product = (at: number): string => `/index.php?route=product/product&product_id=${at}`;
    const groups = range(20, 29);
    pages.set('/', sheet('Shop', { links: groups.map((at) => group(at)) }));
    for (const at of groups)
      for (const page of [1, 2]) {
        const own = range(1, 9).map((index) => at * 20 + page * 10 + index);
        const sorts = ['p.price', 'pd.name', 'rating'].flatMap((sort) =>
          ['ASC', 'DESC'].map((way) => `${group(at, page)}&sort=${sort}&order=${way}`),
        );
        const links = [...sorts, ...own.map((one) => product(one)), group(at, 2)];
        pages.set(group(at, page), sheet(`Group ${at}, ${page}`, { text: prose(at * 3 + page, 20), links }));
        for (const one of own)
          pages.set(
            product(one),
            sheet(prose(one, 4), {
              text: prose(one + 700, 50),
              links: [
                `/index.php?route=account/wishlist&add=${one}`,
                `/index.php?route=product/compare&add=${one}`,
                `/index.php?route=checkout/cart&add=${one}`,
                product(one + 1),
              ],
            }),
          );
      }
    const other = (asked: string) =>
      /route=(?:account|checkout|product\/compare)/.test(asked)
        ? sheet('Account', { text: 'Log in to go on' })
        : pages.get(asked.replace(/&sort=.*$/, ''));
    return convention(pages, { trap: /sort=|add=/, hasQueries: true, other });
  },
  'rooms by place, with nights to choose without end': () => {
    const pages = new Map<string, string>();
    const places = range(1, 9).map((at) => `/stay/${slug(at, 1)}-${at}`);
    const night = (path: string, from: number): string => `${path}?checkin=2026-${from}&nights=1`;
    pages.set('/', sheet('Rooms', { links: places }));
    for (const [index, place] of places.entries()) {
      const rooms = range(1, 18).map((at) => `${place}/room-${index * 18 + at}`);
      pages.set(place, sheet(`Place ${index}`, { text: prose(index, 20), links: rooms }));
      for (const [at, room] of rooms.entries())
        pages.set(
          room,
          sheet(prose(index * 18 + at, 3), {
            text: prose(index * 18 + at + 300, 60),
            links: [night(room, 1), night(room, 2), `/compare/${at}/${index}`],
          }),
        );
    }
    const other = (asked: string) => {
      if (asked.startsWith('/compare/')) return sheet('Compare', { text: 'Nothing to compare yet' });
      const [, path = '', from = ''] = /^(.*)\?checkin=2026-(\d+)/.exec(asked) ?? [];
      return pages
        .get(path)
        ?.replace(
          '</main>',
          `<p>Night ${from} is free</p><a href="${night(path, Number(from) + 1)}">Later</a></main>`,
        );
    };
    return convention(pages, { trap: /\?checkin|^\/compare/, other });
  },
  'repositories behind one script, parameters parted by semicolons': () => {
    const pages = new Map<string, string>();
    const of = (at: number, action: string, hash = ''): string =>
      `/?p=${slug(at, 1)}-${at}.git;a=${action}${hash === '' ? '' : `;h=${hash}`}`;
    const hashOf = (at: number, step: number): string =>
      (((at * 131 + step) * 2_654_435_761) % 2 ** 40).toString(16).padStart(10, '0').repeat(4);
    const all = range(1, 40);
    pages.set('/', sheet('Projects', { links: all.map((at) => of(at, 'summary')) }));
    for (const at of all) {
      const commits = range(1, 4).map((step) => of(at, 'commit', hashOf(at, step)));
      const links = [...commits, of(at, 'shortlog'), `${of(at, 'snapshot')};sf=tgz`, of(at, 'search')];
      pages.set(of(at, 'summary'), sheet(`Project ${prose(at, 3)}`, { text: prose(at + 20, 40), links }));
      pages.set(
        of(at, 'shortlog'),
        sheet(`Log of ${prose(at, 2)}`, { text: prose(at + 60, 20), links: commits }),
      );
      for (const [step, path] of commits.entries())
        pages.set(
          path,
          sheet(prose(at * 9 + step, 6), {
            text: prose(at * 9 + step + 500, 40),
            links: [`${path};js=1`, path.replace('a=commit', 'a=patch')],
          }),
        );
    }
    const other = (asked: string) =>
      /a=(?:snapshot|search)/.test(asked)
        ? sheet('Nothing', { text: 'Not allowed here' })
        : pages.get(asked.replace('a=patch', 'a=commit').replace(/;js=1$/, ''));
    return convention(pages, { trap: /a=(?:snapshot|search|patch)|js=1/, hasQueries: true, other });
  },
};

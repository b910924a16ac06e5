// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** Systems that keep the content of organisations, each of which knows a page by several addresses. */
export const SYSTEMS: Readonly<Record<string, () => Convention>> = {
  'pages in any letter case with default documents and a way back after a login': () => {
    const pages = new Map<string, string>();
    const sections = range(1, 8).map((at) => `/${slug(at, 1)}${at}/`);
    const items = sections.flatMap((section, at) =>
      range(1, 14).map((item) => `${section}${slug(at * 20 + item)}.aspx`),
    );
    const spell = (path: string, at: number): string =>
      at % 3 === 0 ? path.toUpperCase() : at % 3 === 1 && path.endsWith('/') ? `${path}Default.aspx` : path;
    const menu = ['/', '/Default.aspx'];
    pages.set('/', sheet('Home', { text: prose(1), links: sections.map(spell), menu }));
    for (const [at, section] of sections.entries()) {
      const own = items.slice(at * 14, at * 14 + 14);
      pages.set(section, sheet(`Section ${section}`, { text: prose(at + 30), links: own.map(spell), menu }));
    }
    for (const [at, item] of items.entries()) {
      const links = [
        spell(sections[at % 8] ?? '/', at),
        `/account/login.aspx?ReturnUrl=${encodeURIComponent(item)}`,
      ];
      pages.set(item, sheet(prose(at, 4), { text: prose(at + 60), links, menu }));
    }
    const login = sheet('Log in', { text: prose(9000), menu });
    pages.set('/account/login.aspx', login);
    const other = (path: string) => {
      const bare =
        path
          .split('?', 1)[0]
          ?.toLowerCase()
          .replace(/default\.aspx$/, '') ?? '';
      return pages.get(bare);
    };
    const site = convention(pages, { other });
    return {
      ...site,
      plain: (path) =>
        path
          .toLowerCase()
          .replace(/default\.aspx$/, '')
          .replace(/(?<=.)\/$/, '/'),
    };
  },
  'pages by an alias and by the number of their node': () => {
    const pages = new Map<string, string>();
    const aliases = range(1, 160).map(
      (at) => `/${['news', 'about', 'projects'][at % 3]}/${slug(at)}-${prose(at, 1)}`,
    );
    const menu = ['/', '/news', '/about', '/projects'];
    const head = (path: string): string =>
      `<link rel="canonical" href="${path}"><link rel="shortlink" href="/node/1">`;
    for (const [at, alias] of aliases.entries()) {
      const near = range(1, 4).map((step) => (at * 4 + step) % aliases.length);
      const links = near.map((other, step) => (step === 0 ? `/node/${other}` : (aliases[other] ?? '/')));
      pages.set(alias, sheet(prose(at, 4), { text: prose(at + 10), links, menu, head: head(alias) }));
    }
    for (const list of menu) {
      const own = aliases.filter((_, at) => at % 12 === 0 && list !== '/');
      pages.set(
        list,
        sheet(`List ${list}`, {
          text: prose(list.length),
          links: own.length > 0 ? own : aliases.slice(0, 5),
          menu,
          head: head(list),
        }),
      );
    }
    const other = (path: string) => pages.get(aliases[Number(/^\/node\/(\d+)$/.exec(path)?.[1] ?? -1)] ?? '');
    return convention(pages, { other });
  },
  'one script with the number of a page and a hash of its parameters': () => {
    const pages = new Map<string, string>();
    const count = 140;
    const linksOf = (at: number): string[] =>
      range(1, 4).map(
        (step) =>
          `/index.php?id=${(at * 4 + step) % count}&cHash=${((at * 7919 + step * 104_729) >>> 0).toString(16).padStart(8, 'a')}`,
      );
    const page = (at: number): string =>
      sheet(prose(at, 4), {
        text: prose(at + 5),
        links: [...linksOf(at), `/index.php?id=${at}&type=98`],
        menu: ['/'],
      });
    pages.set(
      '/',
      sheet('Home', {
        text: prose(7777),
        links: range(0, 12).map((at) => `/index.php?id=${at}`),
        menu: ['/'],
      }),
    );
    for (const at of range(0, count - 1)) pages.set(`/index.php?id=${at}`, page(at));
    const other = (path: string) => {
      const at = /^\/index\.php\?id=(\d+)(?:&|$)/.exec(path)?.[1];
      return at === undefined || Number(at) >= count ? undefined : page(Number(at));
    };
    const site = convention(pages, { hasQueries: true, other });
    return { ...site, plain: (path) => path.replace(/&(?:cHash|type)=\w*/g, '') };
  },
  'documentation with versions, tags and a file of text beside each page': () => {
    const pages = new Map<string, string>();
    const names = range(1, 40).map((at) => slug(at, 2));
    const versions = ['/docs', '/docs/next', '/docs/1.x'];
    const menu = ['/', ...versions.map((version) => `${version}/${names[0]}`)];
    const tags = range(1, 6).map((at) => `/docs/tags/${slug(at + 500, 1)}`);
    pages.set('/', sheet('Home', { text: prose(1), menu }));
    for (const [at, tag] of tags.entries())
      pages.set(
        tag,
        sheet(`Tag ${tag}`, {
          links: names.filter((_, name) => name % 6 === at).map((name) => `/docs/${name}`),
          menu,
        }),
      );
    for (const version of versions) {
      for (const [at, name] of names.entries()) {
        const path = `${version}/${name}`;
        const links = [`${version}/${names[at + 1] ?? names[0]}`, `${path}.md`, tags[at % 6] ?? '/'];
        const head = `<link rel="alternate" type="text/markdown" href="${path}.md">`;
        pages.set(path, sheet(`${name} ${version}`, { text: prose(at + 40), links, menu, head }));
      }
    }
    return convention(pages, {
      trap: /\.md$/,
      other: (path) => (path.endsWith('.md') ? `# ${path}` : undefined),
    });
  },
  'collections with a view of each page for programs and one by offset': () => {
    const pages = new Map<string, string>();
    const items = range(1, 150).map((at) => `/blog/${slug(at)}-${prose(at + 3, 1)}`);
    const menu = ['/', '/blog', '/about'];
    pages.set('/', sheet('Home', { text: prose(1), menu }));
    pages.set('/about', sheet('About', { text: prose(2), menu }));
    const list = (from: number): string =>
      sheet('Blog', {
        links: [
          ...items.slice(from, from + 20),
          ...(from + 20 < items.length ? [`/blog?offset=${from + 20}`] : []),
        ],
        menu,
      });
    pages.set('/blog', list(0));
    for (const [at, item] of items.entries())
      pages.set(
        item,
        sheet(prose(at, 4), {
          text: prose(at + 70),
          links: [`${item}?format=amp`, `${item}?format=json-pretty`],
          menu,
        }),
      );
    const other = (path: string) => {
      const from = /^\/blog\?offset=(\d+)$/.exec(path)?.[1];
      return from === undefined ? pages.get(path.split('?', 1)[0] ?? '') : list(Number(from));
    };
    return convention(pages, { trap: /format=/, other });
  },
};

import { fixed, html, prose, range, type Website } from './pages.ts';

const list = (page: number): string =>
  html('All items', [
    ...range(page * 10 - 9, page * 10).map((id) => `/item/${id}`),
    ...(page < 10 ? [`/list?page=${page + 1}`] : []),
  ]);

/** Real websites that look like traps: numbers everywhere, one title, one template, long chains, queries. */
export const REAL: Readonly<Record<string, () => Website>> = {
  forum: () => {
    const threads = range(1000, 1399);
    const pages = new Map([
      [
        '/',
        html(
          'Forum',
          threads.map((id) => `/thread/${id}/1`),
        ),
      ],
    ]);
    for (const id of threads)
      for (const page of [1, 2])
        pages.set(
          `/thread/${id}/${page}`,
          html(`Thread ${id}`, page === 1 ? [`/thread/${id}/2`] : [], prose(id * 2 + page)),
        );
    return fixed(pages);
  },
  'gallery with one title': () => {
    const pages = new Map([['/', html('Gallery', ['/photo/1'])]]);
    for (const id of range(1, 300))
      pages.set(`/photo/${id}`, html('Gallery', id < 300 ? [`/photo/${id + 1}`] : [], prose(id, 12)));
    return fixed(pages);
  },
  'photos in a large template': () => {
    const template = Array.from({ length: 200 }, (_, at) => `<p>${prose(at, 10)}</p>`).join('');
    const pages = new Map([
      [
        '/',
        html(
          'Photos',
          range(1, 20).map((page) => `/album/${page}`),
          template,
        ),
      ],
    ]);
    for (const album of range(1, 20)) {
      const ids = range(album * 50 - 49, album * 50);
      pages.set(
        `/album/${album}`,
        html(
          `Album ${album}`,
          ids.map((id) => `/photos/${id}`),
          template,
        ),
      );
      for (const id of ids)
        pages.set(`/photos/${id}`, html(`${prose(id, 3)} in the evening`, [`/album/${album}`], template));
    }
    return fixed(pages);
  },
  'web comic': () => {
    const pages = new Map([['/', html('Comic', ['/comic/1500', '/comic/1'])]]);
    for (const id of range(1, 1500)) {
      const links = [id - 1, id + 1].filter((other) => other >= 1 && other <= 1500);
      const picture = `<img src="/strips/${id}.png" alt="Comic">`;
      pages.set(
        `/comic/${id}`,
        html(
          'The comic',
          links.map((other) => `/comic/${other}`),
          picture,
        ),
      );
    }
    return fixed(pages);
  },
  'archive by year': () => {
    const years = range(1950, 2010);
    const pages = new Map([
      [
        '/',
        html(
          'Archive',
          years.map((year) => `/${year}/`),
        ),
      ],
    ]);
    for (const year of years) {
      const months = range(1, 12).map((month) => `/${year}/${String(month).padStart(2, '0')}/`);
      pages.set(`/${year}/`, html(`Year ${year}`, months));
      for (const [at, path] of months.entries()) {
        const article = `${path}21/${prose(year * 12 + at, 3).replaceAll(' ', '-')}`;
        pages.set(path, html(`Month ${at}`, [article]));
        pages.set(article, html(`News of ${year}`, [], prose(year * 12 + at)));
      }
    }
    return fixed(pages);
  },
  'part numbers': () => {
    const pages = new Map([
      [
        '/',
        html(
          'Parts',
          range(1, 30).map((page) => `/parts/${page}`),
        ),
      ],
    ]);
    for (const page of range(1, 30)) {
      const skus = range(1, 12).map((at) => `/sku/${page * 100 + at}-${at}`);
      pages.set(`/parts/${page}`, html(`Parts ${page}`, skus));
      for (const sku of skus)
        pages.set(sku, html(`Part ${sku.slice(5)}`, [], `<p>Part ${sku.slice(5)}: 10.50</p>`));
    }
    return fixed(pages);
  },
  'standards by number': () => {
    const pages = new Map([['/', html('Standards', ['/iso/9001-1'])]]);
    for (const id of range(9001, 9600)) {
      const links = id < 9600 ? [`/iso/${id + 1}-1`, `/iso/${id}-2`] : [`/iso/${id}-2`];
      pages.set(`/iso/${id}-1`, html(`ISO ${id}-1`, links, `<p>ISO ${id} part 1</p>`));
      pages.set(`/iso/${id}-2`, html(`ISO ${id}-2`, [], `<p>ISO ${id} part 2</p>`));
    }
    return fixed(pages);
  },
  'shop with pagination in the query': () => {
    const items = range(1, 100).map((id) => `/item/${id}`);
    const page = (path: string): string | undefined => {
      if (path === '/') return html('Shop', ['/list']);
      if (path === '/list') return list(1);
      const at = /^\/list\?page=(\d+)$/.exec(path)?.[1];
      if (at !== undefined && Number(at) <= 10) return list(Number(at));
      return items.includes(path) ? html(`Item ${path.slice(6)}`, ['/list'], '<p>Price: 5</p>') : undefined;
    };
    return { page, truth: ['/', '/list', ...items] };
  },
  'wiki by title': () => {
    const names = range(1, 120).map((id) => prose(id, 2).replace(' ', '_') + id);
    const pages = new Map([['/', html('Wiki', ['/index.php?title=Special:All'])]]);
    const page = (path: string): string | undefined => {
      if (pages.has(path)) return pages.get(path);
      if (path === '/index.php') return html('Main', []);
      if (path === '/index.php?title=Special:All')
        return html(
          'All',
          names.map((name) => `/wiki/${name}`),
        );
      const name = path.startsWith('/wiki/') ? path.slice(6) : undefined;
      if (name !== undefined && names.includes(name))
        return html(
          name,
          [`/index.php?title=${name}&action=edit`, `/index.php?title=${name}&oldid=7`],
          prose(names.indexOf(name)),
        );
      return path.startsWith('/index.php?title=') ? html('Edit', ['/']) : undefined;
    };
    return { page, truth: ['/', '/index.php', ...names.map((name) => `/wiki/${name}`)] };
  },
  'photo stream by number alone': () => {
    const pages = new Map([['/', html('Stream', ['/stream/1'])]]);
    for (const id of range(1, 700))
      pages.set(`/stream/${id}`, html(`Photo ${id}`, id < 700 ? [`/stream/${id + 1}`] : []));
    return fixed(pages);
  },
  'documentation in versions': () => {
    const topics = range(1, 25).map((at) => prose(at, 2).replace(' ', '-') + at);
    const versions = range(1, 18).map((version) => `/docs/v${version}.0/`);
    const pages = new Map([['/', html('Docs', versions)]]);
    for (const version of versions) {
      pages.set(
        version,
        html(
          'Docs',
          topics.map((topic) => version + topic),
        ),
      );
      for (const [at, topic] of topics.entries())
        pages.set(version + topic, html(topic, [version], `<p>${version}</p>${prose(at, 60)}`));
    }
    return fixed(pages);
  },
};

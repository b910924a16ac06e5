// A convention is told beside the pages it makes.
/* oxlint-disable unicorn/consistent-function-scoping */
import { prose, range } from '../look-alikes/pages.ts';
import { convention, sheet, slug, type Convention } from './convention.ts';

/** Manuals and wikis. */
export const MANUALS: Readonly<Record<string, () => Convention>> = {
  'wiki whose titles stand in the query': () => {
    const pages = new Map<string, string>();
    const title = (at: number): string => `${slug(at, 2)}_${at}`;
    const path = (at: number): string => `/index.php?title=${title(at)}`;
    const tools = (name: string): string[] => [
      `/index.php?title=Talk:${name}&action=edit&redlink=1`,
      `/index.php?title=${name}&action=edit`,
      `/index.php?title=${name}&action=history`,
      `/index.php?title=${name}&action=info`,
      `/index.php?title=${name}&printable=yes`,
      `/index.php?title=Special:WhatLinksHere/${name}`,
    ];
    for (const at of range(0, 249)) {
      const links = range(1, 4).map((step) => path((at * 4 + step) % 250));
      pages.set(
        path(at),
        sheet(prose(at, 2), { text: prose(at + 70, 60), links: [...links, ...tools(title(at))] }),
      );
    }
    pages.set('/', sheet('Main page', { links: [path(0), '/index.php?title=Special:RecentChanges'] }));
    const other = (asked: string) => {
      const [, name = '', rest = ''] = /title=([^&]+)(.*)$/.exec(asked) ?? [];
      const own = pages.get(`/index.php?title=${name}`);
      if (rest.includes('printable')) return own;
      const id = Number(/oldid=(\d+)/.exec(rest)?.[1] ?? 9000 + name.length);
      if (rest.includes('action=history'))
        return sheet(`Revision history of ${name}`, {
          links: range(1, 5).map((step) => `/index.php?title=${name}&oldid=${id - step}`),
        });
      if (rest.includes('oldid='))
        return own?.replace('</main>', `<a href="/index.php?title=${name}&oldid=${id - 1}">older</a></main>`);
      if (name.startsWith('Special:')) return sheet('Special page', { text: 'Nothing was found' });
      return rest.includes('action=') ? sheet('View source', { text: 'You need to log in' }) : undefined;
    };
    return convention(pages, { trap: /action=|oldid=|printable=|Special:/, hasQueries: true, other });
  },
  'team wiki with ids, versions and logins': () => {
    const pages = new Map<string, string>();
    const spaces = ['ENG', 'OPS', 'HR'];
    const path = (space: string, at: number): string => `/display/${space}/${slug(at, 2)}+${at}`;
    pages.set('/', sheet('Dashboard', { links: spaces.map((space) => `/display/${space}`) }));
    for (const [index, space] of spaces.entries()) {
      const own = range(1, 60).map((at) => index * 100 + at);
      pages.set(`/display/${space}`, sheet(space, { links: own.slice(0, 8).map((at) => path(space, at)) }));
      for (const [place, at] of own.entries()) {
        const children = own.slice(place * 3 + 8, place * 3 + 11).map((child) => path(space, child));
        const views = [
          `/pages/viewpage.action?pageId=${7000 + at}`,
          `/pages/viewpreviousversions.action?pageId=${7000 + at}`,
          `/pages/viewinfo.action?pageId=${7000 + at}`,
          `/login.action?os_destination=%2Fdisplay%2F${space}%2F${at}`,
        ];
        pages.set(
          path(space, at),
          sheet(prose(at, 3), { text: prose(at + 3000, 50), links: [...children, ...views] }),
        );
      }
    }
    const other = (asked: string) => {
      if (asked.startsWith('/login.action')) return sheet('Log in', { text: 'Your name and password' });
      const id = /pageId=(\d+)/.exec(asked)?.[1];
      if (id === undefined) return undefined;
      return sheet('Page history', {
        links: range(1, 4).map(
          (version) =>
            `/pages/diffpagesbyversion.action?pageId=${id}&originalVersion=${version}&revisedVersion=${version + 1}`,
        ),
      });
    };
    return convention(pages, { trap: /\.action/, other });
  },
  'handbook in versions whose texts are mostly equal': () => {
    const pages = new Map<string, string>();
    const versions = ['', 'next/', '2.0/', '1.4/', '1.0/'];
    const topics = range(1, 50).map((at) => `${['guides', 'api', 'cli'][at % 3]}/${slug(at, 2)}`);
    const tags = range(1, 12).map((at) => `tags/${slug(at + 300, 1)}-${at}`);
    const menu = versions.map((version) => `/docs/${version}`);
    pages.set('/', sheet('Tool', { links: ['/docs/'] }));
    for (const [index, version] of versions.entries()) {
      const at = (place: string): string => `/docs/${version}${place}`;
      pages.set(at(''), sheet('Docs', { links: [...topics.map(at), at('tags')], menu }));
      pages.set(at('tags'), sheet('Tags', { links: tags.map(at), menu }));
      for (const [place, tag] of tags.entries())
        pages.set(at(tag), sheet('Tagged', { links: [at(topics[place] ?? '')], menu }));
      for (const [place, topic] of topics.entries()) {
        // One topic in four was written anew in each version.
        const text = prose(place % 4 === 0 ? place + index * 1000 : place, 60);
        pages.set(at(topic), sheet(prose(place, 2), { text, links: [at(topics[place + 1] ?? '')], menu }));
      }
    }
    return convention(pages);
  },
  'book whose chapters are reached by the next one only': () => {
    const pages = new Map<string, string>();
    const chapters = range(1, 160).map((at) =>
      at % 10 === 1 ? `/part-${at}` : `/part-${at - ((at - 1) % 10)}/${slug(at, 2)}`,
    );
    pages.set('/', sheet('Book', { links: [chapters[0] ?? ''] }));
    for (const [at, path] of chapters.entries()) {
      const near = [chapters[at - 1], chapters[at + 1]].filter((other) => other !== undefined);
      pages.set(
        path,
        sheet(prose(at, 3), {
          text: prose(at + 60),
          links: [...near, ...near.map((other) => `${other}?fallback=true`), `${path}?ask=`, `${path}.md`],
        }),
      );
    }
    const other = (path: string) => pages.get(path.replace(/\?.*|\.md$/, ''));
    return convention(pages, { trap: /\?|\.md$/, other });
  },
  'notes by title and id': () => {
    const pages = new Map<string, string>();
    const id = (at: number): string =>
      [1, 2, 3, 4]
        .map((part) => (Math.imul(at * 4 + part, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0'))
        .join('');
    const path = (at: number): string => `/${slug(at, 2)}-${id(at)}`;
    for (const at of range(1, 200)) {
      const links = range(0, 4).map((step) => at * 5 - 3 + step);
      const known = links.filter((child) => child <= 200);
      pages.set(
        path(at),
        sheet(prose(at, 3), {
          text: prose(at + 900, 30),
          links: known.flatMap((child) => [`${path(child)}?pvs=4`, path(child), `/${id(child)}`]),
        }),
      );
    }
    pages.set('/', sheet('Notes', { links: [path(1)] }));
    const byId = new Map(range(1, 200).map((at) => [`/${id(at)}`, path(at)]));
    const other = (asked: string) => pages.get(byId.get(asked) ?? asked.split('?', 1)[0] ?? '');
    return convention(pages, { trap: /^\/[0-9a-f]{32}$|\?pvs=/, other });
  },
};

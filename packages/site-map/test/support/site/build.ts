import { Random } from '../../../../net/test/support/random.ts';
import { FORM_NAMES, NEGATIVES } from './forms.ts';
import { SiteGraph } from './graph.ts';

/** The host a discovery starts at; its subdomains and look-alikes are served as well. */
export const SEED_HOST = 'example.test';
export const LOOKALIKES: readonly string[] = [
  'evil-example.test',
  'example.test.evil.test',
  'notexample.test',
  'example.tests',
  'example-test.test',
];

const at = (path: string): string => `${SEED_HOST}${path}`;

/** Builds the synthetic site: the same seed gives the same graph, several hundred URLs on five hosts. */
export function buildSite(seed: number, articles = 160): SiteGraph {
  const graph = new SiteGraph();
  const random = new Random(seed);
  const home = `${SEED_HOST}/`;
  graph.add(home, { body: [...NEGATIVES] });
  addSections(graph, random, home, articles);
  addFormPages(graph, home);
  addHosts(graph, random, home);
  addAliases(graph, home);
  addDead(graph, home);
  addQueries(graph, home);
  addOddities(graph, home);
  for (const host of LOOKALIKES) {
    graph.add(`${host}/`);
    graph.link(home, `${host}/`);
  }
  return graph;
}

/** Sections whose articles are reached only through a chain of list pages, by links of every form. */
function addSections(graph: SiteGraph, random: Random, home: string, articles: number): void {
  for (const section of ['news', 'guides', 'shop']) {
    let list = `${SEED_HOST}/${section}/`;
    graph.add(list);
    graph.link(home, list, random.pick(FORM_NAMES));
    for (let index = 0; index < articles / 3; index++) {
      if (index % 6 === 5) {
        const next = `${SEED_HOST}/${section}/page/${index}`;
        graph.add(next);
        graph.link(list, next, random.pick(['next', 'path', 'header']));
        list = next;
      }
      const article = `${SEED_HOST}/${section}/${random.pick(['alpha', 'beta', 'gamma'])}-${index}`;
      graph.add(article, { body: [random.pick(NEGATIVES)] });
      graph.link(list, article, random.pick(FORM_NAMES));
      graph.link(article, home, random.pick(FORM_NAMES));
    }
  }
}

/** Each form of link is the only way to one page. */
function addFormPages(graph: SiteGraph, home: string): void {
  for (const form of FORM_NAMES) {
    const hub = `${SEED_HOST}/forms/${form}`;
    graph.add(hub);
    graph.link(home, hub);
    for (const index of [1, 2]) {
      const target = `${SEED_HOST}/forms/${form}/target-${index}`;
      graph.add(target);
      graph.link(hub, target, form);
    }
  }
  graph.add(`${SEED_HOST}/forms/frameset`, { frameset: true });
  graph.link(home, `${SEED_HOST}/forms/frameset`);
  graph.add(`${SEED_HOST}/forms/framed`);
  graph.link(`${SEED_HOST}/forms/frameset`, `${SEED_HOST}/forms/framed`, 'frame');
  graph.add(`${SEED_HOST}/forms/based`, {
    head: ['<base href="/deep/base/">'],
    body: ['<a href="relative">x</a>'],
  });
  graph.link(home, `${SEED_HOST}/forms/based`);
  graph.add(`${SEED_HOST}/deep/base/relative`);
  graph.nodes
    .get(`${SEED_HOST}/forms/based`)
    ?.edges.push({ target: `${SEED_HOST}/deep/base/relative`, form: 'none' });
}

/** Subdomains with sitemaps of their own; one host and several pages are named by sitemaps only. */
function addHosts(graph: SiteGraph, random: Random, home: string): void {
  for (const host of ['blog.example.test', 'docs.example.test', 'a.deep.example.test']) {
    graph.add(`${host}/`);
    for (let index = 0; index < 12; index++) {
      const key = `${host}/post-${index}`;
      graph.add(key);
      if (index % 2 === 0) graph.link(`${host}/`, key, random.pick(FORM_NAMES));
      else graph.inSitemap(host, key);
    }
  }
  graph.link(home, 'blog.example.test/', 'schemeless');
  graph.link(home, 'docs.example.test/');
  graph.inSitemap(SEED_HOST, 'a.deep.example.test/');
  for (let index = 0; index < 20; index++) {
    graph.add(`${SEED_HOST}/orphans/o-${index}`);
    graph.inSitemap(SEED_HOST, `${SEED_HOST}/orphans/o-${index}`);
  }
  graph.inSitemap(SEED_HOST, home, `${SEED_HOST}/news/`, 'evil-example.test/');
}

function addAliases(graph: SiteGraph, home: string): void {
  graph.add(at('/new-home'));
  graph.add(at('/old-1'), { kind: 'redirect', to: at('/old-2'), status: 301 });
  graph.add(at('/old-2'), { kind: 'redirect', to: at('/old-3'), status: 302 });
  graph.add(at('/old-3'), { kind: 'redirect', to: at('/new-home'), status: 308 });
  graph.add(at('/slash'), { kind: 'redirect', to: at('/slash/'), status: 301 });
  graph.add(at('/slash/'));
  graph.add('www.example.test/', { kind: 'redirect', to: home, status: 301 });
  graph.add('www.example.test/news/', { kind: 'redirect', to: at('/news/'), status: 301 });
  graph.link(home, 'www.example.test/');
  graph.link(home, 'www.example.test/news/');
  graph.add(at('/away'), { kind: 'redirect', to: 'evil-example.test/', status: 302 });
  graph.add(at('/loop-a'), { kind: 'redirect', to: at('/loop-b'), status: 302 });
  graph.add(at('/loop-b'), { kind: 'redirect', to: at('/loop-a'), status: 302 });
  graph.add(at('/self'), { kind: 'redirect', to: at('/self'), status: 302 });
  graph.add(at('/product-print'), { to: at('/product'), head: ['<link rel=canonical href="/product">'] });
  graph.add(at('/product'), { head: ['<link rel=canonical href="/product#x">'] });
  graph.add(at('/foreign-canonical'), { head: ['<link rel=canonical href="http://evil-example.test/">'] });
  for (let hop = 0; hop < 14; hop++) {
    graph.add(at(`/chain/${hop}`), { kind: 'redirect', to: at(`/chain/${hop + 1}`), status: 302 });
  }
  for (const path of [
    '/old-1',
    '/slash',
    '/away',
    '/loop-a',
    '/self',
    '/product-print',
    '/foreign-canonical',
    '/chain/0',
  ]) {
    graph.link(home, at(path));
  }
  graph.inSitemap(SEED_HOST, at('/old-1'));
}

function addDead(graph: SiteGraph, home: string): void {
  for (const status of [404, 410, 500, 502]) {
    const key = `${SEED_HOST}/dead/${status}`;
    graph.add(key, { kind: 'dead', status, body: ['<a href="/ghost-dead-body">x</a>'] });
    graph.link(home, key);
  }
  graph.inSitemap(SEED_HOST, `${SEED_HOST}/dead/404`);
  graph.add(`${SEED_HOST}/private/secret`, {
    kind: 'disallowed',
    body: ['<a href="/ghost-disallowed">x</a>'],
  });
  graph.link(home, `${SEED_HOST}/private/secret`);
  graph.add(`${SEED_HOST}/members`, { status: 403 });
  graph.link(home, `${SEED_HOST}/members`);
}

/** `/list?page=2` and the like: pages of their own only when queries count. */
function addQueries(graph: SiteGraph, home: string): void {
  const list = `${SEED_HOST}/list`;
  graph.add(list);
  graph.link(home, `${list}?page=1`);
  for (let page = 1; page <= 5; page++) {
    graph.add(`${list}?page=${page}`);
    graph.link(`${list}?page=${page}`, `${list}?page=${page + 1}`, 'path');
  }
  graph.link(home, `${SEED_HOST}/only-with-query?id=7`);
  graph.add(`${SEED_HOST}/only-with-query?id=7`);
  graph.inSitemap(SEED_HOST, `${SEED_HOST}/news/?sort=asc`);
  graph.add(`${SEED_HOST}/news/?sort=asc`);
}

function addOddities(graph: SiteGraph, home: string): void {
  graph.add(at('/latin'), {
    encoding: 'latin1',
    title: 'Café à la carte',
    headers: { 'content-type': 'text/html; charset=ISO-8859-1' },
  });
  graph.add(at('/latin-meta'), {
    encoding: 'latin1',
    title: 'Über uns',
    head: ['<meta charset="windows-1252">'],
  });
  graph.add(at('/utf16'), { encoding: 'utf16le', title: 'Ωμέγα' });
  graph.add(at('/no-type'), { headers: { 'content-type': '' } });
  graph.add(at('/xhtml'), { headers: { 'content-type': 'application/xhtml+xml' } });
  graph.add(at('/manual.pdf'), { kind: 'document', headers: { 'content-type': 'application/pdf' } });
  graph.add(at('/%C3%BCber/%E4%B8%AD%E6%96%87'));
  graph.add(at('/photo.JPG'), { kind: 'asset' });
  graph.add(at('/picture'), { kind: 'asset', headers: { 'content-type': 'image/png' } });
  graph.add(at('/feed-only'));
  graph.add(at('/docs-old/x'));
  for (const path of [
    '/latin',
    '/latin-meta',
    '/utf16',
    '/no-type',
    '/xhtml',
    '/manual.pdf',
    '/photo.JPG',
    '/picture',
  ]) {
    graph.link(home, at(path), 'path');
  }
  graph.link(home, at('/docs-old/x'), 'upper');
  graph.link(home, at('/%C3%BCber/%E4%B8%AD%E6%96%87'), 'path');
  for (const path of ['/latin', '/latin-meta', '/utf16', '/xhtml']) {
    graph.add(at(`${path}-target`));
    graph.link(at(path), at(`${path}-target`), 'path');
  }
}

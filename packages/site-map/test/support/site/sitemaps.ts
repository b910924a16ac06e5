import { gzipSync } from 'node:zlib';
import { SEED_HOST } from './build.ts';
import type { SiteGraph } from './graph.ts';

/** A file of the synthetic site that is no page: robots.txt, sitemaps, feeds. */
export interface SiteFile {
  readonly body: Buffer;
  readonly type: string;
}

/** Renders the sitemaps of every host, each in another of the formats that exist. Keys are `host/path`. */
export function sitemapFiles(graph: SiteGraph, urlOf: (key: string) => string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  const put = (key: string, text: string | Buffer, type = 'application/xml'): void => {
    files.set(key, { body: Buffer.from(text), type });
  };
  for (const [host, keys] of graph.sitemaps) {
    const urls = keys.map((key) => escape(urlOf(key)));
    if (host === SEED_HOST) putIndex(put, host, urls, urlOf);
    else if (host.startsWith('blog.'))
      put(`${host}/posts.txt`, `\uFEFF${keys.map(urlOf).join('\r\n')}\n`, 'text/plain');
    else if (host.startsWith('docs.')) put(`${host}/sitemap.xml`, gzipSync(urlset(urls)), 'application/xml');
    else put(`${host}/feed`, atom(urls), 'text/html');
  }
  put(`${SEED_HOST}/robots.txt`, robots(urlOf(`${SEED_HOST}/maps/index.xml?v=2`)), 'text/plain');
  put('blog.example.test/robots.txt', 'sitemap : /posts.txt\n', 'text/plain');
  put(
    'a.deep.example.test/robots.txt',
    `User-agent: *\nDisallow:\nSITEMAP: ${urlOf('a.deep.example.test/feed')}\n`,
    'text/plain',
  );
  return files;
}

type Put = (key: string, text: string | Buffer, type?: string) => void;

function putIndex(put: Put, host: string, urls: string[], urlOf: (key: string) => string): void {
  const parts = [0, 1, 2, 3].map((part) => urls.filter((_, index) => index % 4 === part));
  const child = (name: string): string => urlOf(`${host}/maps/${name}`);
  const names = ['a.xml.gz', 'b.rss', 'c.txt', 'nested.xml', 'index.xml?v=2', 'missing.xml', 'page.xml'];
  put(`${host}/maps/index.xml?v=2`, index(names.map(child)));
  put(`${host}/maps/a.xml.gz`, gzipSync(urlset(parts[0] ?? [])), 'application/gzip');
  put(`${host}/maps/b.rss`, rss(parts[1] ?? []), 'application/rss+xml');
  put(`${host}/maps/c.txt`, (parts[2] ?? []).join('\n'), 'text/plain');
  put(`${host}/maps/nested.xml`, index([child('d.xml'), 'http://evil-example.test/sitemap.xml']));
  put(`${host}/maps/d.xml`, prefixed(parts[3] ?? []));
  put(
    `${host}/maps/page.xml`,
    '<html><body><a href="/ghost-sitemap">no sitemap</a></body></html>',
    'text/html',
  );
}

function robots(sitemap: string): string {
  return ['User-agent: *', 'Disallow: /private/', 'Allow: /private/open', '', `Sitemap: ${sitemap}`, ''].join(
    '\n',
  );
}

function urlset(urls: readonly string[]): string {
  const entries = urls.map((url, index) => {
    const loc = [url, ` ${url}\n`, `<![CDATA[${url.replaceAll('&amp;', '&')}]]>`, `<!-- x -->${url}`][
      index % 4
    ];
    return `<url><loc>${loc}</loc><lastmod>2024-01-01</lastmod><image:image><image:loc>http://example.test/ghost-image</image:loc></image:image></url>`;
  });
  return `<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY x "y">]><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}</urlset>`;
}

function prefixed(urls: readonly string[]): string {
  return `<sm:urlset xmlns:sm="x">${urls.map((url) => `<sm:url><sm:loc>${url}</sm:loc></sm:url>`).join('')}</sm:urlset>`;
}

function index(urls: readonly string[]): string {
  return `<sitemapindex>${urls.map((url) => `<sitemap><loc>${escape(url)}</loc></sitemap>`).join('')}</sitemapindex>`;
}

function rss(urls: readonly string[]): string {
  const items = urls.map(
    (url) => `<item><title>x</title><link>${url}</link><guid isPermaLink="false">1</guid></item>`,
  );
  return `<rss version="2.0"><channel><image><link>http://example.test/ghost-rss-image</link></image>${items.join('')}</channel></rss>`;
}

function atom(urls: readonly string[]): string {
  const entries = urls.map(
    (url) => `<entry><link href="${url}"/><link rel="enclosure" href="/ghost-enclosure"/></entry>`,
  );
  return `<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="/ghost-self"/>${entries.join('')}</feed>`;
}

function escape(url: string): string {
  return url.replaceAll('&', '&amp;');
}

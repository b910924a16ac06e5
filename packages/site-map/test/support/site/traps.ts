import type { ServerResponse } from 'node:http';
import { createBrotliCompress, createGzip, gzipSync } from 'node:zlib';

/** Links to every trap, put on the home page. */
export const TRAP_ENTRIES: readonly string[] = [
  'calendar/2026/01',
  'random/1',
  'same/1',
  'deeper/',
  'cycle/a/',
  'session/00000000',
  'query?page=1',
  'bomb',
  'brotli-bomb',
  'huge-header',
  'many-links',
  'no-http',
  'longer/',
  'nested',
  'entities',
].map((path) => `<a href="/trap/${path}">trap</a>`);

const page = (title: string, body: string): string => `<title>${title}</title><body>${body}`;
const bomb = (megabytes: number): Buffer => gzipSync(Buffer.alloc(megabytes * 1024 * 1024, 32), { level: 9 });

/** Answers URLs below `/trap/`. Everything here is endless, huge or broken on purpose. */
export function serveTrap(host: string, path: string, port: number, response: ServerResponse): boolean {
  if (host !== 'example.test' || !path.startsWith('/trap/')) return false;
  const [kind = '', ...rest] = path.slice('/trap/'.length).split(/[/?]/);
  const html = HTML_TRAPS[kind];
  if (html) {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(html(rest, path));
  } else (RAW_TRAPS[kind] ?? notFound)(response, rest, port);
  return true;
}

/** Pages that name ever more pages. */
const HTML_TRAPS: Readonly<Record<string, (rest: string[], path: string) => string>> = {
  calendar: ([year = '2026', month = '1']) => {
    const at = (months: number): string => {
      const date = new Date(Date.UTC(Number(year), Number(month) - 1 + months));
      return `/trap/calendar/${date.getUTCFullYear()}/${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
    };
    return page(`Calendar ${year}-${month}`, `<a href="${at(-1)}">back</a><a href="${at(1)}">on</a>`);
  },
  random: ([n = '1']) =>
    page(`Random ${n}`, `<a href="/trap/random/${(Number(n) * 48271) % 2147483647}">more ${n}</a>`),
  same: ([n = '1']) => page('Nothing more', `<a href="/trap/same/${Number(n) + 1}">next</a>`),
  deeper: (_, path) => page(path, '<a href="down/">down</a>'),
  cycle: (_, path) => page(path, '<a href="a/b/">b</a><a href="b/a/">a</a>'),
  session: ([id = '']) => page('Welcome', `<a href="/trap/session/${hex(id)}">in</a>`),
  query: () => page('List', '<a href="?page=2">2</a>'),
  longer: (_, path) => page(path, `<a href="${'x'.repeat(200)}-${path.length}/">longer</a>`),
  'many-links': () =>
    page('Many', Array.from({ length: 60_000 }, (_, n) => `<a href="#${n}">x</a>`).join('')),
  nested: () => page('Nested', '<div>'.repeat(100_000) + '<a href="/ghost-never-mind">'.slice(0, 0)),
  entities: () => page('&amp;'.repeat(100_000), '&#x41;'.repeat(100_000)),
};

/** Answers that are broken below HTML. */
const RAW_TRAPS: Readonly<Record<string, (response: ServerResponse, rest: string[], port: number) => void>> =
  {
    endless: (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<title>Endless</title>');
      const timer = setInterval(() => response.write('x'.repeat(1000)), 20);
      response.on('close', () => clearInterval(timer));
    },
    bomb: (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(bomb(40));
    },
    'brotli-bomb': (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
      const brotli = createBrotliCompress();
      brotli.pipe(response);
      brotli.end(Buffer.alloc(40 * 1024 * 1024, 32));
    },
    'huge-header': (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'x-huge': 'x'.repeat(100_000) });
      response.end('<title>Huge</title>');
    },
    'no-http': (response) => {
      response.socket?.end('this is not HTTP at all\r\n\r\n');
    },
    'bomb.xml.gz': (response) => {
      response.writeHead(200, { 'content-type': 'application/gzip' });
      const gzip = createGzip();
      gzip.pipe(response);
      gzip.write('<urlset>');
      gzip.end(Buffer.alloc(80 * 1024 * 1024, 32));
    },
    'laughs.xml': (response) => response.end(billionLaughs()),
    'loop.xml': (response, _, port) => {
      const to = (name: string): string =>
        `<sitemap><loc>http://example.test:${port}/trap/${name}</loc></sitemap>`;
      response.end(`<sitemapindex>${to('loop.xml')}${to('loop2.xml')}</sitemapindex>`);
    },
    'loop2.xml': (response, _, port) => {
      response.end(
        `<sitemapindex><sitemap><loc>http://example.test:${port}/trap/loop.xml</loc></sitemap></sitemapindex>`,
      );
    },
    'down.xml': (response, [n = '1'], port) => {
      const next = `http://example.test:${port}/trap/down.xml/${Number(n) + 1}`;
      response.end(`<sitemapindex><sitemap><loc>${next}</loc></sitemap></sitemapindex>`);
    },
  };

/** Sitemap traps, named by robots.txt. */
export function trapRobots(port: number): string {
  const names = ['bomb.xml.gz', 'laughs.xml', 'loop.xml', 'down.xml/1'];
  return names.map((name) => `Sitemap: http://example.test:${port}/trap/${name}\n`).join('');
}

function notFound(response: ServerResponse): void {
  response.writeHead(404).end();
}

function hex(id: string): string {
  return ((Number.parseInt(id, 16) * 48271 + 12345) % 2147483647).toString(16).padStart(8, '0');
}

function billionLaughs(): string {
  const entities = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY l0 "ha">${entities.join('')}]><urlset><url><loc>http://example.test/&l10;</loc></url></urlset>`;
}

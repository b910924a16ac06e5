import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * The bench site, in a separate process: `PAGES` pages of `BYTES` bytes with `LINKS` links to each other at random
 * (seeded), a tenth of them only in the sitemap, with responses after `LATENCY` milliseconds. `COPIES` names queries that
 * each page links to itself with. `/sitemaps/…` serves an index of files of 50,000 URLs. `/requests` counts requests.
 */
const PAGES = Number(process.env['PAGES'] ?? 2000);
const BYTES = Number(process.env['BYTES'] ?? 20_000);
const LATENCY = Number(process.env['LATENCY'] ?? 0);
const SITEMAP_URLS = Number(process.env['SITEMAP_URLS'] ?? 0);
const LINKS = Number(process.env['LINKS'] ?? 12);
/** Names of the queries under which each page is there once more; with these, pages are named by words alone. */
const COPIES = (process.env['COPIES'] ?? '').split(',').filter(Boolean);

let port = 0;
let requests = 0;
const VOCABULARY =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat'.split(
    ' ',
  );

/** About 240 characters of text that no other part of the site has, since pages with equal text would count as one. */
function prose(seed: number): string {
  let text = '';
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  while (text.length < 240) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += `${VOCABULARY[(state >>> 8) % VOCABULARY.length]} `;
  }
  return text;
}

function pathOf(index: number): string {
  if (index === 0) return '/';
  return COPIES.length > 0 ? `/item/${createSlug(index)}` : `/section-${index % 17}/page-${index}`;
}

/** A number written in words. */
function createSlug(index: number): string {
  const word = VOCABULARY[index % VOCABULARY.length] ?? '';
  const rest = Math.floor(index / VOCABULARY.length);
  return rest === 0 ? word : `${createSlug(rest)}-${word}`;
}

const isOrphan = (index: number): boolean => index % 10 === 9;

/** Each page links to the next ones of a random permutation, so that all are reachable, and to a few at random. */
function linksOf(index: number): number[] {
  const links = [index * 2 + 1, index * 2 + 2];
  for (let link = 0; links.length < LINKS; link++) {
    links.push((Math.imul(index + 1, 2654435761) + Math.imul(link + 1, 40503)) >>> 0);
  }
  return links.map((link) => link % PAGES).map((link) => (isOrphan(link) ? (link + 1) % PAGES : link));
}

function page(index: number): string {
  const copies = COPIES.map((query) => `${pathOf(index)}?${query}=1`);
  const links = [...copies, ...linksOf(index).map(pathOf)].map(
    (href, at) => `<li class="item" data-n="${at}"><a class="link" href="${href}">Page ${href}</a></li>`,
  );
  let html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${index}</title><meta name="description" content="What page ${index} says &amp; more"><link rel="stylesheet" href="/style.css"><script>const state = {"a": "<b>"};</script></head><body>`;
  for (let at = 0; html.length < BYTES - 300; at++) {
    html += `<div class="card card-${at}" id="card-${at}"><h2>Part ${at}</h2><p>${prose(index * 100 + at)}</p><ul>${links[at] ?? ''}</ul><!-- part ${at} --></div>\n`;
  }
  return `${html}</body></html>`;
}

const pages = new Map<string, Buffer>();
if (SITEMAP_URLS === 0 && PAGES <= 20_000)
  for (let index = 0; index < PAGES; index++) pages.set(pathOf(index), Buffer.from(page(index)));

const indexes = new Map<string, number>();
if (COPIES.length > 0) for (let index = 0; index < PAGES; index++) indexes.set(pathOf(index), index);

function body(href: string): Buffer | undefined {
  const [path = '/'] = href.split('?', 1);
  const known = pages.get(path);
  if (known) return known;
  const index = path === '/' ? 0 : (indexes.get(path) ?? Number(/page-(\d+)$/.exec(path)?.[1] ?? Number.NaN));
  return index < PAGES && pathOf(index) === path ? Buffer.from(page(index)) : undefined;
}

function urlset(from: number, count: number, step: number): string {
  const urls = Array.from({ length: count }, (_, at) => from + at * step).filter((index) =>
    step > 1 ? isOrphan(index) : true,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls
    .map(
      (index) =>
        `<url><loc>http://127.0.0.1:${port}${pathOf(index)}</loc><lastmod>2024-05-01</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url>`,
    )
    .join('\n')}</urlset>`;
}

const files = new Map<string, Buffer>();
function prepareSitemaps(): void {
  if (SITEMAP_URLS === 0) {
    files.set('/sitemap.xml', Buffer.from(urlset(9, Math.floor(PAGES / 10), 10)));
    return;
  }
  const count = Math.ceil(SITEMAP_URLS / 50_000);
  const children = Array.from(
    { length: count },
    (_, at) => `<sitemap><loc>http://127.0.0.1:${port}/sitemaps/${at}.xml.gz</loc></sitemap>`,
  );
  files.set('/sitemap.xml', Buffer.from(`<sitemapindex>${children.join('')}</sitemapindex>`));
  for (let at = 0; at < count; at++)
    files.set(`/sitemaps/${at}.xml.gz`, gzipSync(urlset(at * 50_000, 50_000, 1)));
}

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/requests') return void response.end(String(requests));
  requests++;
  const file = files.get(path);
  const found = file ?? body(path);
  const reply = (): void => {
    if (!found) response.writeHead(404, { 'content-type': 'text/html' }).end();
    else
      response
        .writeHead(200, { 'content-type': file ? 'application/xml' : 'text/html; charset=utf-8' })
        .end(found);
  };
  if (LATENCY > 0) setTimeout(reply, LATENCY);
  else reply();
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  port = (server.address() as { port: number }).port;
  prepareSitemaps();
  process.send?.({ port });
});
process.on('disconnect', () => process.exit(0));

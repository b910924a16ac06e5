const URLS = 50_000;
const PARAGRAPH =
  '<p>Some <b>words</b> of a <a href="/page">page</a> that goes on and on, with a number 12.50.</p>\n';

/** Responds as a site with a large page, a page with many links, a large sitemap, and small pages. */
export function respond(request, response) {
  const origin = `http://${request.headers.host}`;
  const type = request.url.endsWith('.xml') ? 'application/xml' : 'text/html';
  response
    .setHeader('content-type', type)
    .end(bodies[request.url]?.(origin) ?? '<title>x</title><p>A page</p>');
}

const repeat = (count, write) => Array.from({ length: count }, (_, at) => write(at)).join('');
const bodies = {
  '/large': () => `<title>Large</title><main>${PARAGRAPH.repeat(30_000)}</main>`,
  '/deep': () => `<title>Deep</title>${'<div>'.repeat(200_000)}x`,
  '/links': () =>
    `<title>Links</title>${repeat(50_000, (at) => `<a href="/l/${at}?q=${at}">Link ${at}</a>`)}`,
  '/sitemap.xml': (origin) =>
    `<urlset>${repeat(URLS, (at) => `<url><loc>${origin}/c${at % 97}/i${at}</loc></url>`)}</urlset>`,
  '/feed.xml': (origin) =>
    `<rss><channel>${repeat(20_000, (at) => `<item><link>${origin}/f${at}</link></item>`)}</channel></rss>`,
};

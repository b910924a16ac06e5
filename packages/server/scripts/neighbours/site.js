// The site that all tenants scrape, in a process of its own: `/maps` has a sitemap of many URLs, `/hang/…` never responds,
// anything else is a page. Beside it, a name server that never responds.
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';

const URLS_A_FILE = 50_000;

const urls = Number(process.argv[2]);
const server = createServer((request, response) => {
  if (request.url.startsWith('/hang')) return;
  const file = /^\/sitemap(\d*)\.xml/.exec(request.url);
  if (file !== null) return response.setHeader('content-type', 'application/xml').end(files.get(file[1]));
  response.setHeader('content-type', 'text/html').end('<title>x</title><p>A page</p><a href="/a">a</a>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const silent = createSocket('udp4');
await new Promise((resolve) => silent.bind(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const files = createFiles();
console.log(JSON.stringify({ url: origin, nameServer: `127.0.0.1:${silent.address().port}` }));
process.stdin.resume().on('end', () => process.exit(0));

/** The sitemap index and its files, by their number. */
function createFiles() {
  const contents = new Map();
  const count = Math.ceil(urls / URLS_A_FILE);
  const names = Array.from(
    { length: count },
    (_, file) => `<sitemap><loc>${origin}/sitemap${file}.xml</loc></sitemap>`,
  );
  contents.set('', `<sitemapindex>${names.join('')}</sitemapindex>`);
  for (let file = 0; file < count; file++) {
    const locations = Array.from(
      { length: Math.min(URLS_A_FILE, urls - file * URLS_A_FILE) },
      (_, at) => `<url><loc>${origin}/c${at % 97}/p${(at * 7919) % 100_003}/item-${file}-${at}</loc></url>`,
    );
    contents.set(String(file), Buffer.from(`<urlset>${locations.join('')}</urlset>`));
  }
  return contents;
}

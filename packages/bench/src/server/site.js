import { createServer } from 'node:http';

/** A small site that only has a sitemap of 20 pages. */
export async function serveSite() {
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    if (request.url !== '/sitemap.xml') return response.writeHead(404).end();
    const entries = Array.from({ length: 20 }, (_, page) => `<url><loc>${origin}/page-${page}</loc></url>`);
    response.setHeader('content-type', 'application/xml').end(`<urlset>${entries.join('')}</urlset>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

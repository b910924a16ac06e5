import { createServer } from 'node:http';

/** Starts a small site: three pages, one of them in a sitemap. */
export async function serveSite() {
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    if (request.url === '/sitemap.xml') {
      return response.end(`<urlset><url><loc>${origin}/listed</loc></url></urlset>`);
    }
    if (!['/', '/a', '/listed'].includes(request.url)) return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html').end('<title>x</title><a href="/a">a</a>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

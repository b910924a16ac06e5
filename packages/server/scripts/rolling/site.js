import { createServer } from 'node:http';

/** Serves a small site on loopback. */
export async function serveSite() {
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<title>${request.url}</title><p>A page with <a href="/a">links</a> to <a href="/b">others</a>.</p>`,
      );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

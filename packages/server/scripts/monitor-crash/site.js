import { createServer } from 'node:http';

/** Starts a site whose slow pages change, so that a kill finds some in progress. */
export async function serveSite() {
  let count = 0;
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    // Changes rarely, so that two reads within a moment are usually the same.
    const edition = Math.floor(count++ / 40);
    const page = `<title>${request.url}</title><main><h1>Plans</h1><p>Edition ${edition} of ${request.url}.</p></main>`;
    setTimeout(() => response.setHeader('content-type', 'text/html').end(page), Math.random() * 200);
  });
  server.on('clientError', () => {}); // A killed client.
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

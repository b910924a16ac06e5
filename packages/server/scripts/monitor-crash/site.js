import { createServer } from 'node:http';

/** Pages that say something else each time, after a while, so that a kill finds some in work. */
export async function serveSite() {
  let count = 0;
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    // It changes seldom enough that most reads a moment apart are alike.
    const edition = Math.floor(count++ / 40);
    const page = `<title>${request.url}</title><main><h1>Plans</h1><p>Edition ${edition} of ${request.url}.</p></main>`;
    setTimeout(() => response.setHeader('content-type', 'text/html').end(page), Math.random() * 200);
  });
  server.on('clientError', () => {}); // A visitor that was killed.
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

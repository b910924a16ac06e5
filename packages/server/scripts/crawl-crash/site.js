import { createServer } from 'node:http';

/** Links of a page in a binary tree of `count` pages. */
const children = (number, count) => [2 * number + 1, 2 * number + 2].filter((next) => next < count);

/**
 * Starts a host with any number of sites: `/<name>-<count>/` has `count` pages, all of them slow, so that a kill finds
 * some in progress.
 */
export async function serveSite() {
  const requested = [];
  const server = createServer((request, response) => {
    const [, name, count, number] = /^\/(\w+)-(\d+)\/(\d*)$/.exec(request.url) ?? [];
    if (name === undefined) return response.writeHead(404).end();
    requested.push(request.url);
    const links = children(Number(number), Number(count)).map(
      (next) => `<a href="/${name}-${count}/${next}">x</a>`,
    );
    const page = `<title>${number}</title><p>Text of ${name}, page ${Number(number)}.</p>${links.join('')}`;
    setTimeout(() => response.setHeader('content-type', 'text/html').end(page), Math.random() * 400);
  });
  server.on('clientError', () => {}); // A killed client.
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, requested, close };
}

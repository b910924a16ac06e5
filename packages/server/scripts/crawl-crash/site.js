import { createServer } from 'node:http';

/** The links of a page of a tree: two more, as far as there are so many. */
const children = (number, count) => [2 * number + 1, 2 * number + 2].filter((next) => next < count);

/**
 * A host with any number of sites: `/<name>-<count>/` is one of `count` pages, each of which takes a while, so that a kill
 * finds some in work.
 */
export async function serveSite() {
  const asked = [];
  const server = createServer((request, response) => {
    const [, name, count, number] = /^\/(\w+)-(\d+)\/(\d*)$/.exec(request.url) ?? [];
    if (name === undefined) return response.writeHead(404).end();
    asked.push(request.url);
    const links = children(Number(number), Number(count)).map(
      (next) => `<a href="/${name}-${count}/${next}">x</a>`,
    );
    const page = `<title>${number}</title><p>Text of ${name}, page ${Number(number)}.</p>${links.join('')}`;
    setTimeout(() => response.setHeader('content-type', 'text/html').end(page), Math.random() * 400);
  });
  server.on('clientError', () => {}); // A visitor that was killed.
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, asked, close };
}

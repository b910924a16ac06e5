import { createServer } from 'node:http';

const wordCount = 'a page of an app that its script writes, with data that it asks for once it runs'.split(
  ' ',
);
const text = (count, from) =>
  Array.from({ length: count }, (_, at) => wordCount[(from * 7 + at * 3) % wordCount.length]).join(' ');

const shell = `<!doctype html><html lang="en"><head><title>App</title><link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>`;
const program = `const data = await (await fetch('/data.json' + location.search)).json();
root.innerHTML = '<main><h1>' + data.title + '</h1>' + data.items.map((item) => '<article><h2>' + item.name + '</h2><p>' + item.text + '</p><a href="/?at=' + item.name + '">More</a></article>').join('') + '</main>';`;

/** An app on loopback: a shell, its style, its script of 60 KB, and 20 KB of data that the script renders. */
export async function servePages() {
  const files = {
    '/app.css': [
      'text/css',
      `main { display: grid } ${'article { margin: 1rem; padding: 1rem }\n'.repeat(100)}`,
    ],
    '/app.js': ['text/javascript', `${program}\n// ${'x'.repeat(60_000)}`],
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://site');
    const at = Number(searchParams.get('at') ?? 0);
    const send = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
    if (files[pathname]) return send(...files[pathname]);
    if (pathname !== '/data.json') return send('text/html', shell);
    const items = Array.from({ length: 40 }, (_, item) => ({
      name: at * 40 + item,
      text: text(90, at + item),
    }));
    return send('application/json', JSON.stringify({ title: `Page ${at}`, items }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: server.address().port, close: () => (server.closeAllConnections(), server.close()) };
}

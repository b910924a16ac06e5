import { createServer } from 'node:http';

/** Milliseconds from one edition of the pages to the next; a page that differs between the reads of a check does not count as changed. */
const EDITION_MS = 15_000;
/** What the pages say, one after the other: a number that moves does not count as a change. */
const EDITIONS = [
  'The team plan has ten seats and one invoice.',
  'Support answers by telephone on weekdays.',
  'Exports stay for a month after the contract ends.',
];

/** Starts a site whose slow pages change, so that a kill finds some in progress. */
export async function serveSite() {
  const from = performance.now();
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    // Changes rarely, so that two reads within a moment are usually the same.
    const edition = EDITIONS[Math.floor((performance.now() - from) / EDITION_MS) % EDITIONS.length];
    const page = `<title>${request.url}</title><main><h1>Plans</h1><p>${edition}</p></main>`;
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

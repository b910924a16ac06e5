import { createServer } from 'node:http';

const page =
  '<title>Plans</title><table><tr><th>Name</th><th>Price</th></tr><tr><td>Team</td><td>$49</td></tr></table>';

/** Starts a site with slow pages, so that a kill finds jobs at every stage. */
export async function serveSite() {
  const server = createServer((_request, response) => {
    setTimeout(() => response.setHeader('content-type', 'text/html').end(page), Math.random() * 300);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

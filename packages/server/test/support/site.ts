import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web site on loopback. */
export interface Site {
  url: string;
  /** Paths asked for, in order. */
  asked: string[];
  /** Request headers of the last question. */
  last: IncomingMessage['headers'];
  close(): Promise<void>;
}

/** Serves a listener on a free port of loopback. */
export async function serveSite(listener: RequestListener): Promise<Site> {
  const site: Pick<Site, 'asked' | 'last'> = { asked: [], last: {} };
  const server = createServer((request, response) => {
    site.asked.push(request.url ?? '');
    site.last = request.headers;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(site, {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** Pages by path, each with a text and links to others; a sitemap when `sitemap` lists paths. */
export function pages(links: Record<string, string[]>, sitemap?: string[]): RequestListener {
  return (request, response) => {
    const path = request.url ?? '/';
    if (path === '/sitemap.xml' && sitemap !== undefined) return sendSitemap(request, response, sitemap);
    const targets = links[path];
    if (targets === undefined) return void response.writeHead(404).end();
    const anchors = targets.map((target) => `<a href="${target}">x</a>`).join('');
    response
      .setHeader('content-type', 'text/html')
      .end(`<title>Page ${path}</title><p>Text of ${path}</p>${anchors}`);
  };
}

function sendSitemap(request: IncomingMessage, response: ServerResponse, paths: string[]): void {
  const entries = paths.map((path) => `<url><loc>http://${request.headers.host}${path}</loc></url>`).join('');
  response.setHeader('content-type', 'application/xml').end(`<urlset>${entries}</urlset>`);
}

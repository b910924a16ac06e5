import { serve, type Loopback } from '../../../../net/test/support/loopback.ts';
import { TRAPS } from './traps.ts';
import type { Website } from './pages.ts';

/** Serves a website; with `traps`, its home page leads into them as well. */
export function serveSite(site: Website, traps: readonly string[] = []): Promise<Loopback> {
  const trapped = traps.map((name) => TRAPS[name]).filter((trap) => trap !== undefined);
  const entries = trapped.map(({ entry }) => `<a href="${entry}">more</a>`).join('');
  return serve((request, response) => {
    const path = request.url ?? '';
    const own = site.page(path);
    const page = own ?? trapped.map((trap) => trap.page(path)).find((found) => found !== undefined);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(path === '/' ? page?.replace('<ul>', `${entries}<ul>`) : page);
  });
}

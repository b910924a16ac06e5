import { serve, type Loopback } from '../../../../net/test/support/loopback.ts';
import type { Convention } from './convention.ts';

/** What was asked of a site, counted as it was asked. */
export interface Visited {
  /** Visits while a true page was linked from one that was answered, and not asked for. */
  whileWaiting: number;
  /** Of those, the ones that went to traps. */
  wasted: number;
  traps: number;
  visits: number;
}

/** Serves a convention, and counts what visits go to while true pages wait. */
export async function serveConvention(site: Convention): Promise<{ server: Loopback; visited: Visited }> {
  const visited: Visited = { whileWaiting: 0, wasted: 0, traps: 0, visits: 0 };
  const { plain = (path) => path } = site;
  const truth = new Set(site.truth);
  const waiting = new Set<string>();
  const asked = new Set<string>();
  const server = await serve((request, response) => {
    const path = request.url ?? '';
    const answer = site.answer(path);
    if (answer === undefined) return void response.writeHead(404).end('Not found');
    const isTrap = site.isTrap(path);
    // A visit to what waits is one while it waits.
    const isWaiting = waiting.size > 0;
    waiting.delete(plain(path));
    asked.add(plain(path));
    visited.visits++;
    if (isTrap) visited.traps++;
    if (isWaiting) {
      visited.whileWaiting++;
      if (isTrap) visited.wasted++;
    }
    if (typeof answer !== 'string') return void response.writeHead(301, { location: answer.to }).end();
    for (const [, href = ''] of answer.matchAll(/href="(\/[^"#]*)/g))
      if (truth.has(plain(href)) && !asked.has(plain(href))) waiting.add(plain(href));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer);
  });
  return { server, visited };
}

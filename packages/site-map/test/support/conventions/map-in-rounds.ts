import { Random } from '../../../../net/test/support/random.ts';
import { REACH, serve } from '../../../../net/test/support/loopback.ts';
import { MemorySitemapCache } from '../../../src/index.ts';
import { runMap, type MapResult } from '../../../src/map.ts';
import { Session } from '../../../src/session.ts';
import type { Answer, Convention } from './convention.ts';

/** How a site responds. */
export interface Rounds {
  /** Number of requests that are open at once. */
  readonly concurrency: number;
  /** Seed of the order of the responses. */
  readonly seed: number;
  /** Max pages that are requested. Default: that of a map. */
  readonly pages?: number;
}

/** A request for a URL of the site, in the order of the requests. */
export interface Visit {
  readonly path: string;
  readonly answer: Answer;
}

/** Turns of the event loop without a request after which the map waits for a response. */
const QUIET_TURNS = 12;

/**
 * Maps a convention with a fixed number of requests at once, whose responses come in the random order of a seed. Each
 * comes after the pages before it have been read and the requests that they led to have been sent, so that the order of
 * the visits depends neither on time nor on load.
 */
export async function mapInRounds(
  site: Convention,
  { concurrency, seed, pages }: Rounds,
): Promise<MapResult & { readonly visits: Visit[] }> {
  const random = new Random(seed);
  const visits: Visit[] = [];
  const open: (() => void)[] = [];
  let quietTurns = 0;
  const server = await serve(({ url: path = '' }, response) => {
    const answer = site.answer(path);
    quietTurns = 0;
    if (answer !== undefined) visits.push({ path, answer });
    open.push(() => {
      if (answer === undefined) response.writeHead(404).end('Not found');
      else if (typeof answer === 'string')
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer);
      else response.writeHead(301, { location: answer.to }).end();
    });
  });
  const budget = { rate: Number.POSITIVE_INFINITY, concurrency, hostConcurrency: concurrency };
  const session = new Session(server.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    limit: 2500,
    ignoreQueryParameters: !site.hasQueries,
    budget: pages === undefined ? budget : { ...budget, pages },
  });
  const { reads } = session.crawl.discovery.run;
  const end = { isReached: false };
  const result = runMap(session).finally(() => (end.isReached = true));
  while (!end.isReached) {
    await new Promise((resolve) => setImmediate(resolve));
    quietTurns = reads.size > 0 ? 0 : quietTurns + 1;
    const isFull = open.length >= concurrency && reads.size === 0;
    if (!isFull && quietTurns <= QUIET_TURNS) continue;
    quietTurns = 0;
    open.splice(random.below(open.length), 1)[0]?.();
  }
  return { ...(await result), visits };
}

/** Share of the true pages of a site that the first so many visits requested, 0 to 1. */
export function measureRecall(
  { truth, plain = (path) => path }: Convention,
  visits: readonly Visit[],
): number {
  const requested = new Set(visits.map(({ path }) => plain(path)));
  return truth.filter((path) => requested.has(path)).length / truth.length;
}

/** Counts visits while a true page waited: linked from a page that was requested, and not requested itself. */
export function countWaiting(
  { truth, isTrap, plain = (path) => path }: Convention,
  visits: readonly Visit[],
): { readonly visits: number; readonly traps: number } {
  const unseen = new Set(truth);
  const waiting = new Set<string>();
  const count = { visits: 0, traps: 0 };
  for (const { path, answer } of visits) {
    if (waiting.size > 0) {
      count.visits++;
      if (isTrap(path)) count.traps++;
    }
    waiting.delete(plain(path));
    unseen.delete(plain(path));
    if (typeof answer !== 'string') continue;
    for (const [, href = ''] of answer.matchAll(/href="(\/[^"#]*)/g))
      if (unseen.has(plain(href))) waiting.add(plain(href));
  }
  return count;
}

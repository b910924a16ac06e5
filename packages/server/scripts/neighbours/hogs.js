import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Concurrent requests of the hostile tenant. */
const HOSTILE = 10;

/**
 * What the hostile tenant does. Each runs until `isOver` and returns how often it got which status. `send(path, body)` sends
 * a request of the tenant and returns its status and body; `site` is that of {@link file://./site.js}.
 */
export const hogs = {
  /** Patterns that a backtracking matcher tries for ever, on a page that has a matching text. */
  schemas: {
    run: (context) =>
      repeat(context, (site) => ['scrape', { url: `${site}/`, formats: ['json'], schema: SLOW_SCHEMA }]),
  },
  /** Names that no name server knows anything of. */
  dns: {
    run: (context) =>
      repeat(context, (site, count) => [
        'scrape',
        { url: site.replace('127.0.0.1', `n${count}.example`), timeout: 5000 },
      ]),
  },
  /** As many path patterns as a crawl may have, each as long as it may be. */
  patterns: {
    run: (context) =>
      repeat(context, (site) => [
        'crawl',
        { url: `${site}/`, limit: 1, includePaths: Array.from({ length: 100 }, (_, at) => slowPattern(at)) },
      ]),
  },
  /** Maps of a site with a very large sitemap. */
  maps: {
    pairs: 2,
    run: (context) =>
      repeat(context, (site, count) => [
        'map',
        { url: `${site}/`, ignoreCache: true, limit: 100_000, search: `item ${count}`, timeout: 30_000 },
      ]),
  },
  /** Pages that keep a browser busy, beside neighbours that need one as well. */
  browsers: {
    rate: 1,
    pairs: 2,
    body: (site) => ({ url: `${site}/a`, waitFor: 50, formats: ['markdown'] }),
    run: (context) =>
      repeat(context, (site) => ['scrape', { url: `${site}/a`, waitFor: 10_000, timeout: 20_000 }]),
  },
  /** Two batches of URLs that hang, at the host of all. */
  hosts: {
    async run({ send, site, isOver }) {
      const urls = (batch) => Array.from({ length: 100 }, (_, at) => `${site}/hang/${batch}/${at}`);
      const started = [];
      for (const batch of [1, 2]) started.push(await send('batch/scrape', { urls: urls(batch) }));
      while (!isOver()) await sleep(50);
      for (const { body } of started) await send(`batch/scrape/${body.id}`, undefined, 'DELETE');
      return { [started[0].status]: started.length };
    },
  },
  /** Requests that wait for the account of their team, which somebody has locked. */
  rows: {
    store: 'postgres',
    async run(context) {
      const client = new Client({ connectionString: context.databaseUrl });
      await client.connect();
      try {
        await client.query('begin');
        await client.query('select * from account where team_id = $1 for update', [context.teamId]);
        return await repeat(context, (site) => ['scrape', { url: `${site}/a` }], HOSTILE * 2);
      } finally {
        await client.end();
      }
    },
  },
};

const SLOW_SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string', pattern: String.raw`^(\w+\s?)*\d+!$` } },
  required: ['title'],
};

function slowPattern(at) {
  return `/${at}/${'(a|b)*'.repeat(80)}`;
}

/** Sends requests, some at a time. One that is rejected is followed by the next after a moment. */
async function repeat({ send, site, isOver }, request, concurrency = HOSTILE) {
  const tally = {};
  let count = 0;
  const one = async () => {
    while (!isOver()) {
      const { status } = await send(...request(site, count++));
      tally[status] = (tally[status] ?? 0) + 1;
      if (status !== 200) await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  return tally;
}

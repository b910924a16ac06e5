import { createCaller } from '../agent-crash/calls.js';
import { killLater, startChild } from '../agent-crash/children.js';
import { setTimeout as sleep } from 'node:timers/promises';

const CLIENTS = 2;
const PATHS = { crawl: '/crawl', batch: '/batch/scrape' };
let names = 0;

/** Starts the processes, lets clients work with them, and kills each at a random time. */
export async function runRound({ options, processes, site, hook, restart, ...round }) {
  const children = Array.from({ length: processes }, () => startChild(options, [site, hook]));
  // A server needs its database to start.
  await Promise.all(children.map(({ url }) => url));
  await Promise.all([...children.map((child) => runProcess({ ...round, child, site, hook })), restart()]);
}

async function runProcess({ child, key, site, hook, accepted, cancelled }) {
  const started = new Set();
  const url = await child.url;
  const clients = Array.from({ length: CLIENTS }, () => callUntilKilled());
  await killLater(child, () => started.size > 0);
  await Promise.all(clients);

  async function callUntilKilled() {
    const call = createCaller(url, key);
    for (;;) {
      const kind = Math.random() < 0.5 ? 'crawl' : 'batch';
      const response = await call('POST', PATHS[kind], requestOf(kind, site, hook));
      if (response === undefined) return;
      const { status, body } = response;
      if (status === 503) {
        await sleep(1000); // A busy machine: waits as long as `Retry-After` says.
        continue;
      }
      if (status !== 200) throw new Error(`A start was answered with ${status}: ${JSON.stringify(body)}`);
      accepted.add(body.id);
      started.add(body.id);
      await sleep(Math.random() * 300);
      const isCancelled = Math.random() < 0.2 && (await call('DELETE', `${PATHS[kind]}/${body.id}`));
      if (isCancelled && isCancelled.status === 200) cancelled.add(body.id);
      await call('GET', `${PATHS[kind]}/${body.id}`);
    }
  }
}

/**
 * Creates a request for a site or a list of 4 to 24 pages that no other job has; now and then one page has two
 * spellings.
 */
function requestOf(kind, site, webhook) {
  const count = 4 + Math.floor(Math.random() * 21);
  const home = `${site}/${kind}${names++}-${count}/`;
  if (kind === 'crawl') return { url: home, sitemap: 'skip', webhook };
  const urls = Array.from({ length: count }, (_, number) => `${home}${number === 0 ? '' : number}`);
  return { urls: [...urls, `${urls[0]}#again`], webhook };
}

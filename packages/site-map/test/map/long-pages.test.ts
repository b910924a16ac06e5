import { expect, test } from 'vitest';
import { map } from '../../src/index.ts';
import { runMap } from '../../src/map.ts';
import { Session } from '../../src/session.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

const COUNT = 20_000;
const LIMITS = { limit: 100_000, budget: { rate: Number.POSITIVE_INFINITY } };
const PAGE = `<title>Index</title>${Array.from({ length: COUNT }, (_, at) => `<a href="/${at}/page">${at}</a>`).join('\n')}`;

/** Serves a page of links to pages that never respond. */
const serveIndex = () =>
  serve((request, response) => {
    if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    else if (/robots|sitemap|feed|rss|atom|llms/.test(request.url ?? '')) response.writeHead(404).end();
  });

/** Returns the longest time between two turns of the event loop while work goes on, in milliseconds of CPU. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isRunning = true;
  let longest = 0;
  let before = process.cpuUsage();
  const turn = (): void => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.cpuUsage();
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  isRunning = false;
  return longest;
}

test('a page of many links is read in parts, between which others are served', async () => {
  const site = await serveIndex();
  const options = { ...REACH, ...LIMITS, timeout: 1500 };
  let found = 0;
  const work = map(site.url('/'), options).then(({ links }) => (found = links.length));
  const longest = await longestTurn(work);
  expect(found).toBe(COUNT + 1);
  expect(longest).toBeLessThan(250);
}, 30_000);

/** Waits for some turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

// In turns of the event loop: a time would measure how busy the machine is.
test.each([0, 1, 3, 10])(
  'an end %i turns after a page arrived loses no link of it while it is being read',
  async (count) => {
    const site = await serveIndex();
    const session = new Session(site.url('/'), { ...REACH, ...LIMITS, timeout: 600_000 });
    const { run } = session.crawl.discovery;
    const work = runMap(session);
    while (run.reads.size === 0) await turns(1);
    await turns(count);
    run.stop('timeout');
    const { links } = await work;
    // The page is read whole, or not at all.
    expect([1, COUNT + 1]).toContain(links.length);
  },
  30_000,
);

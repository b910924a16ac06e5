// Runs many crawls of several teams by one process and by two, on one PostgreSQL. Measures pages a second, processor
// time a page, and how evenly two processes share the work. The database, the site and this program use the same
// processors, so the processor time of a page is more reliable than the clock.
//
//   node scripts/replicas.js [--crawls 24] [--pages 60] [--teams 12] [--rounds 2]
//
// PostgreSQL is the server that TEST_DATABASE_URL names (.ci/postgres sets it).
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createKey } from '../dist/accounts/keys/keys.js';
import { createDevelopmentTeam } from '../dist/accounts/keys/development-key.js';
import { applyMovements } from '../dist/accounts/credits/ledger.js';
import { startChild } from './agent-crash/children.js';
import { createDatabase, openMigrated } from './crash/database.js';

const { values } = parseArgs({
  options: {
    crawls: { type: 'string', default: '24' },
    pages: { type: 'string', default: '60' },
    teams: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '2' },
  },
});
const [crawls, pages, teams, rounds] = [values.crawls, values.pages, values.teams, values.rounds].map(Number);
/** Ticks a second of the processor times in /proc (proc(5)). */
const TICKS = 100;
/** A text as long as that of real pages. */
const TEXT =
  '<p>A sentence of a page that is as long as sentences are, with a <a href="/x">link</a> in it.</p>'.repeat(
    60,
  );
/** Starts sites whose pages link to the next two. */
function serveSites() {
  const server = createServer((request, response) => {
    const [, name, page] = /^\/(s\d+)\/(\d*)$/.exec(request.url) ?? [];
    if (name === undefined) return response.writeHead(404).end();
    const at = Number(page);
    const links = [2 * at + 1, 2 * at + 2].filter((next) => next < pages);
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<title>${name} ${at}</title><h1>Page ${at}</h1>${links.map((next) => `<a href="/${name}/${next}">${next}</a>`).join(' ')}${TEXT}`,
      );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Returns the processor seconds of a process so far. */
function secondsOf({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function call(url, key, method, path, body) {
  const response = await fetch(`${url}/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return response.json();
}

async function keysOf(store) {
  const keys = [];
  for (let team = 0; team < teams; team++)
    keys.push(
      await store.tx(async (query) => {
        const teamId = await createDevelopmentTeam(query, { name: `Team ${team}`, plan: 'crash' });
        await applyMovements(store, query, [{ kind: 'grant', teamId, credits: 1_000_000, reason: 'start' }]);
        return (await createKey(query, { teamId, name: 'replicas', scopes: ['*'] })).key;
      }),
    );
  return keys;
}

async function measure(processes) {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-replicas-'));
  const database = await createDatabase('postgres', folder);
  const { store } = await openMigrated(database.options);
  const keys = await keysOf(store);
  const site = await serveSites();
  const home = `http://127.0.0.1:${site.address().port}`;
  // Leases as in production: renewals of short ones would dominate the measurement.
  const options = { ...database.options, leaseMs: 15_000, agentPollMs: 1000, siteRequestsPerSecond: 5000 };
  const children = Array.from({ length: processes }, () => startChild(options, [home]));
  const urls = await Promise.all(children.map(({ url }) => url));
  const idle = children.map(({ running }) => secondsOf(running));
  const from = performance.now();
  const jobs = await Promise.all(
    Array.from({ length: crawls }, async (_, at) => {
      const key = keys[at % keys.length];
      const url = urls[at % processes];
      const { id } = await call(url, key, 'POST', '/crawl', {
        url: `${home}/s${at}/`,
        sitemap: 'skip',
      });
      return { id, key };
    }),
  );
  let open = jobs;
  let found = 0;
  while (open.length > 0) {
    await sleep(500);
    const states = await Promise.all(
      open.map(({ id, key }) => call(urls[0], key, 'GET', `/crawl/${id}?limit=1`)),
    );
    found += states.reduce((sum, { status, completed }) => sum + (status === 'completed' ? completed : 0), 0);
    const failed = states.find(({ status }) => !['scraping', 'completed'].includes(status));
    if (failed) throw new Error(`A crawl ended otherwise: ${JSON.stringify(failed).slice(0, 300)}`);
    open = open.filter((_, at) => states[at].status !== 'completed');
  }
  const wall = (performance.now() - from) / 1000;
  const used = children.map(({ running }, at) => secondsOf(running) - idle[at]);
  for (const { running } of children) running.kill('SIGTERM');
  await Promise.all(children.map(({ ended }) => ended));
  await store.close();
  site.closeAllConnections();
  site.close();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
  if (found !== crawls * pages) throw new Error(`${found} pages came of ${crawls * pages}.`);
  return { wall, used, cpu: used.reduce((sum, one) => sum + one, 0) };
}

const results = { 1: [], 2: [] };
for (let round = 0; round < rounds; round++) {
  // Other load of the machine grows and shrinks, so the order alternates: a b, b a.
  for (const processes of round % 2 === 0 ? [1, 2] : [2, 1]) {
    const result = await measure(processes);
    results[processes].push(result);
    const { wall, cpu, used } = result;
    const shares = used.map((one) => `${Math.round((one / cpu) * 100)} %`).join(' and ');
    console.log(
      `${processes} process(es): ${crawls * pages} pages in ${wall.toFixed(1)} s, ${((cpu * 1000) / (crawls * pages)).toFixed(1)} ms of processor a page, by ${shares}`,
    );
  }
}
const best = (processes, of) => Math.min(...results[processes].map(of));
const faster = best(1, ({ wall }) => wall) / best(2, ({ wall }) => wall);
const cheaper = best(1, ({ cpu }) => cpu) / best(2, ({ cpu }) => cpu);
console.log(
  `two processes: ${faster.toFixed(2)}x pages a second, ${(2 * cheaper).toFixed(2)}x where processors do not lack`,
);

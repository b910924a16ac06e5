import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '@web-data/server';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/openapi/read-document.ts';
import { terminalReport } from '../src/report/terminal.ts';
import { verify } from '../src/verify/run.ts';

const command = fileURLToPath(new URL('../bin/web-data-server.js', import.meta.resolve('@web-data/server')));
const directory = mkdtempSync(join(tmpdir(), 'contract-'));
const plans = {
  wide: { requestsPerMinute: 1_000_000, concurrency: 10_000 },
  narrow: { requestsPerMinute: 1, concurrency: 10_000 },
};
const document = await readDocument('../../spec/dist/openapi.json');

let server: RunningServer;
let site: ReturnType<typeof createServer>;
/** A URL-reputation service that blocks nothing. */
const classifier = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.end('{"score":0}'));
});
beforeAll(async () => {
  site = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const path = request.url ?? '/';
    if (path === '/robots.txt') return response.end(`Sitemap: ${origin}/sitemap.xml\n`);
    if (path === '/sitemap.xml')
      return response.end(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/</loc></url><url><loc>${origin}/pricing</loc></url><url><loc>${origin}/hidden</loc></url></urlset>`,
      );
    if (path === '/slow') return void setTimeout(() => response.end('slow'), 500);
    response.setHeader('content-type', 'text/html');
    return response.end(
      '<title>Page</title><a href="/pricing">p</a><a href="/about">a</a><a href="/docs?page=2">d</a><a href="/contact">c</a>',
    );
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => classifier.listen(0, '127.0.0.1', done));
  server = await startServer({
    classifierUrl: `http://127.0.0.1:${(classifier.address() as AddressInfo).port}/`,
    port: 0,
    dataDirectory: directory,
    docsDirectory: 'none',
    logLevel: 'error',
    allowPrivate: ['127.0.0.1'],
    mapPorts: [(site.address() as AddressInfo).port],
    plans,
    keyCacheMs: 0,
  });
});
afterAll(async () => {
  await server.close();
  site.close();
  classifier.close();
  classifier.closeAllConnections();
  site.closeAllConnections();
  rmSync(directory, { recursive: true });
});

/** Not blocking: the server in this process may be in the middle of a transaction that the command waits for. */
async function run(...args: string[]): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, ...args, '--data-directory', directory, '--json'],
    {
      encoding: 'utf8',
      env: { ...process.env, WEB_DATA_PLANS: JSON.stringify(plans) },
    },
  );
  return JSON.parse(stdout) as Record<string, string>;
}

/** A key of a new team; the command line is what an operator has. */
async function crew(plan: string, credits: number, protection?: string): Promise<string> {
  const team = String((await run('teams', 'create', '--name', 'crew', '--plan', plan))['id']);
  if (credits > 0) await run('credits', 'grant', team, String(credits));
  if (protection) await run('teams', 'set', team, '--threat-protection', protection);
  return team;
}
const keyOf = async (team: string, scopes = '*'): Promise<{ key: string; id: string }> =>
  (await run('keys', 'create', '--team', team, '--scopes', scopes)) as { key: string; id: string };

it('keeps its contract', async () => {
  const home = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  const first = await crew('wide', 10_000_000_000, 'enabled');
  const revoked = await keyOf(first);
  await run('keys', 'revoke', revoked.id);
  const { key: poor } = await keyOf(await crew('wide', 0));
  const fixtures = toFixtures(
    {
      site: home,
      credentials: {
        valid: (await keyOf(first)).key,
        revoked: revoked.key,
        noScope: (await keyOf(first, 'getAgentTrace')).key,
        secondTeam: poor,
        poor,
        rateLimited: (await keyOf(await crew('narrow', 0))).key,
        threatProtectionEnforced: (await keyOf(await crew('wide', 0, 'enforced'))).key,
      },
      requests: {
        mapUrls: { body: { url: home }, contains: { '/links/*/url': [`${home}pricing`, `${home}hidden`] } },
        scrapeUrl: { body: { url: home, formats: ['markdown', 'links'] } },
        startAgent: { body: { prompt: 'List the pages.', urls: [home] }, variants: [{ maxCredits: 1 }] },
        cancelAgent: { resource: { urls: [`${home}slow`] } },
      },
      situations: [
        {
          error: 'Forbidden',
          operations: ['mapUrls', 'scrapeUrl', 'startAgent', 'getAgent', 'cancelAgent'],
          credential: 'noScope',
        },
        { error: 'InsufficientCredits', credential: 'poor' },
        { error: 'RateLimitExceeded', credential: 'rateLimited', repeat: 5 },
        {
          error: 'Forbidden',
          operations: ['mapUrls', 'scrapeUrl', 'startAgent'],
          credential: 'poor',
          body: { threatProtection: { mode: 'normal' } },
        },
        {
          error: 'Forbidden',
          operations: ['mapUrls', 'scrapeUrl', 'startAgent'],
          credential: 'threatProtectionEnforced',
          body: { threatProtection: { mode: 'off' } },
        },
      ],
      maxBodyBytes: 1_048_576,
    },
    {},
  );
  const report = await verify({
    document,
    baseUrl: server.url,
    fixtures,
    deadlineMs: 240_000,
  });
  if (report.findings.length > 0 || process.env['CONTRACT_REPORT'] !== undefined)
    console.log(terminalReport(report));
  expect(report.findings).toEqual([]);
  // A threshold of 0 blocks every URL, and that is what it is for.
  const untested = report.results
    .filter(({ verdict }) => verdict.outcome === 'not-tested')
    .map(({ trial }) => trial.id);
  expect(untested.filter((id) => !id.includes('/riskScoreThreshold '))).toEqual([]);
}, 400_000);

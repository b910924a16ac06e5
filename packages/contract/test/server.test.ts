import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

function run(...args: string[]): Record<string, string> {
  const text = execFileSync(process.execPath, [command, ...args, '--data-directory', directory, '--json'], {
    encoding: 'utf8',
    env: { ...process.env, WEB_DATA_PLANS: JSON.stringify(plans) },
  });
  return JSON.parse(text) as Record<string, string>;
}

it('keeps its contract', async () => {
  const key = (
    plan: string,
    credits: number,
    options: { protection?: string; scopes?: string } = {},
  ): { key: string; id: string } => {
    const team = String(run('teams', 'create', '--name', 'crew', '--plan', plan)['id']);
    if (credits > 0) run('credits', 'grant', team, String(credits));
    run('teams', 'set', team, '--threat-protection', options.protection ?? 'enabled');
    return run('keys', 'create', '--team', team, '--scopes', options.scopes ?? '*') as {
      key: string;
      id: string;
    };
  };
  const revoked = key('wide', 0);
  run('keys', 'revoke', revoked.id);
  const home = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  const fixtures = toFixtures(
    {
      site: home,
      credentials: {
        valid: key('wide', 1_000_000).key,
        secondTeam: key('wide', 1000).key,
        revoked: revoked.key,
        noScope: key('wide', 1000, { scopes: 'getAgent' }).key,
        noCredits: key('wide', 0).key,
        rateLimited: key('narrow', 1000).key,
        threatProtectionOff: key('wide', 1000, { protection: 'disabled' }).key,
        threatProtectionEnforced: key('wide', 1000, { protection: 'enforced' }).key,
      },
      requests: { mapUrls: { body: { url: home } } },
      situations: [
        { error: 'Forbidden', operations: ['mapUrls'], credential: 'noScope' },
        { error: 'InsufficientCredits', operations: ['mapUrls'], credential: 'noCredits' },
        { error: 'RateLimitExceeded', operations: ['mapUrls'], credential: 'rateLimited', repeat: 5 },
        {
          error: 'Forbidden',
          operations: ['mapUrls'],
          credential: 'threatProtectionOff',
          body: { threatProtection: { mode: 'normal' } },
        },
        {
          error: 'Forbidden',
          operations: ['mapUrls'],
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
    only: ['mapUrls/', 'of /map', 'unknown path'],
  });
  console.log(terminalReport(report));
  expect(report.findings).toEqual([]);
}, 120_000);

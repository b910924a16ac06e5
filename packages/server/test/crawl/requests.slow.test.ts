import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CrawlErrors } from '@web-data/types';
import { changeTeam } from '../../src/accounts/teams/teams.ts';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { serveClassifier } from '../support/classifier.ts';
import type { Classifier } from '../support/classifier.ts';
import { callJob, endedJob, pathsOf, startJob } from '../support/crawls.ts';
import { serveModel } from '../support/model.ts';
import type { Model } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { playedOn } from '../support/stores.ts';

/** Pages by path; `other` is a site of another name at the same place. */
const LINKS: Record<string, (port: string) => string[]> = {
  '/': (port) => ['/a', '/b', `http://other.example:${port}/far`],
  '/a': () => ['/a/1'],
  '/a/1': () => [],
  '/b': () => [],
  '/far': (port) => ['/farther', `http://third.example:${port}/third`],
};

const resolve = (): Promise<string[]> => Promise.resolve(['127.0.0.1']);

describe.each(playedOn)('what else a crawl may ask for, on %s', (kind) => {
  let site: Site;
  let home: string;
  let classifier: Classifier;
  let model: Model;
  let server: TestServer;
  let inFlight = 0;
  let mostInFlight = 0;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const { host = '', port } = { host: request.headers.host, port: new URL(site.url).port };
      mostInFlight = Math.max(mostInFlight, ++inFlight);
      response.on('close', () => void inFlight--);
      const links = LINKS[request.url ?? ''];
      if (links === undefined) return void response.writeHead(404).end();
      const anchors = links(port).map((href) => `<a href="${href}">x</a>`);
      response
        .setHeader('content-type', 'text/html')
        .end(`<title>${request.url}</title><main><p>Text at ${host}.</p>${anchors.join('')}</main>`);
    });
    home = `http://home.example:${new URL(site.url).port}`;
    classifier = await serveClassifier();
    model = await serveModel(() => ({ text: JSON.stringify({ data: { price: 49 } }) }));
    server = await startTestServer(
      {
        allowPrivate: ['127.0.0.1:*'],
        classifierUrl: classifier.url,
        agentModelUrl: `${model.url}/v1`,
        agentStepCredits: 3,
      },
      kind,
      undefined,
      { resolve },
    );
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([site.close(), classifier.close(), model.close()]);
  });
  beforeEach(() => {
    site.asked.length = 0;
    classifier.scanned.length = 0;
    classifier.behave(() => 0);
    mostInFlight = 0;
  });
  afterEach(async () => expect(await auditCredits(server.store)).toEqual([]));

  test('stays at its site, unless external links are allowed: those are read, and not followed', async () => {
    const { key } = await server.caller();
    const crawl = async (allowExternalLinks: boolean) => {
      const body = { url: home, sitemap: 'skip', ignoreRobotsTxt: true, allowExternalLinks };
      return pathsOf(await endedJob(server, key, 'crawl', await startJob(server, key, 'crawl', body)));
    };
    expect(await crawl(false)).toEqual(['/', '/a', '/a/1', '/b']);
    expect(await crawl(true)).toEqual(['/', '/a', '/a/1', '/b', '/far']);
    expect(site.asked).not.toContain('/farther');
    expect(site.asked).not.toContain('/third');
  });

  test('keeps the delay between two pages, one at a time', async () => {
    const { key } = await server.caller();
    const began = performance.now();
    const body = { url: home, sitemap: 'skip', ignoreRobotsTxt: true, delay: 0.3 };
    const job = await endedJob(server, key, 'crawl', await startJob(server, key, 'crawl', body));
    expect(pathsOf(job)).toEqual(['/', '/a', '/a/1', '/b']);
    expect(performance.now() - began).toBeGreaterThan(3 * 300 - 20);
    expect(mostInFlight).toBe(1);
  });

  test('goes on in later steps where the delay is long', async () => {
    const { key } = await server.caller();
    const body = { url: home, sitemap: 'skip', ignoreRobotsTxt: true, delay: 1.5, limit: 2 };
    const job = await endedJob(server, key, 'crawl', await startJob(server, key, 'crawl', body));
    expect(job).toMatchObject({ status: 'completed', completed: 2, creditsUsed: 2 });
    expect(site.asked).toHaveLength(2);
  });

  test('has every page scanned where the policy says so: what is blocked is not fetched, and scans cost', async () => {
    classifier.behave((url) => (url.endsWith('/a') ? 100 : 0));
    const { key, teamId } = await server.caller({ credits: 100, team: { threatProtection: 'enabled' } });
    const threatProtection = { mode: 'normal', riskScoreThreshold: 60, blacklist: ['other.example'] };
    const id = await startJob(server, key, 'crawl', {
      url: home,
      sitemap: 'skip',
      ignoreRobotsTxt: true,
      allowExternalLinks: true,
      threatProtection,
    });
    const job = await endedJob(server, key, 'crawl', id);
    expect(pathsOf(job)).toEqual(['/', '/b']);
    expect(site.asked).not.toContain('/a');
    expect(site.asked).not.toContain('/far');
    const { errors } = (await callJob(server, key, 'getCrawlErrors', { id })).body as CrawlErrors;
    expect(errors.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(['/a', '/far']);
    expect(new Set(errors.map(({ error }) => error))).toEqual(
      new Set(['The policy of threat protection blocks this URL.']),
    );
    // A list needs no scan; each other URL is scanned once, for 2 credits.
    expect(classifier.scanned.toSorted()).toEqual([`${home}/`, `${home}/a`, `${home}/b`]);
    expect(job.creditsUsed).toBe(2 + 3 * 2);
    expect(await server.team(teamId)).toMatchObject({ credits: 100 - 8, held: 0 });
  });

  test('asks the model about each page with a prompt, and pays for its answers', async () => {
    const { key, teamId } = await server.caller({ credits: 100 });
    const schema = { type: 'object', required: ['price'], properties: { price: { type: 'number' } } };
    const scrapeOptions = { formats: ['json'], prompt: 'The price', schema };
    const started = await callJob(server, key, 'startCrawl', {
      body: {
        url: `${home}/a`,
        sitemap: 'skip',
        ignoreRobotsTxt: true,
        prompt: 'Only prices',
        scrapeOptions,
      },
    });
    const { id, warning } = started.body as { id: string; warning: string };
    // What a crawl is asked in words chooses no pages here, and that is said.
    expect(warning).toBe('These fields of the request had no effect: prompt.');
    const job = await endedJob(server, key, 'crawl', id);
    expect(job.data.map(({ json }) => json)).toEqual([{ price: 49 }, { price: 49 }]);
    expect(job.creditsUsed).toBe(2 * (1 + 3));
    expect(await server.team(teamId)).toMatchObject({ credits: 92, held: 0 });
  });

  test('is gone with all its pages once its time has passed', async () => {
    const own = await startTestServer({ crawlRetentionMs: 1000 }, kind, undefined, { resolve });
    const { key } = await own.caller();
    const id = await startJob(own, key, 'batch', { urls: [`${home}/b`] });
    const asked = ['getBatchScrape', 'getBatchScrapeErrors', 'cancelBatchScrape'] as const;
    const statusOf = async (name: (typeof asked)[number]) => (await callJob(own, key, name, { id })).status;
    await vi.waitUntil(async () => (await statusOf('getBatchScrape')) === 404, {
      timeout: 60_000,
      interval: 50,
    });
    expect(await Promise.all(asked.map(statusOf))).toEqual([404, 404, 404]);
    const left = async () => {
      const { db } = own.store;
      const pages = await db.selectFrom('crawl_page').select('crawl_id').execute();
      const urls = await db.selectFrom('crawl_url').select('key').execute();
      const jobs = await db.selectFrom('crawl').select('id').execute();
      return pages.length + urls.length + jobs.length;
    };
    await vi.waitUntil(async () => (await left()) === 0, { timeout: 60_000, interval: 50 });
    expect(await auditCredits(own.store)).toEqual([]);
    await own.close();
  });

  test('is kept for a day from its end', async () => {
    const { key } = await server.caller();
    const id = await startJob(server, key, 'batch', { urls: [`${home}/b`] });
    const { completedAt, expiresAt } = await endedJob(server, key, 'batch', id);
    expect(Date.parse(expiresAt) - Date.parse(completedAt!)).toBe(86_400_000);
  });

  test('is refused, and not read, where nothing may be kept; it may be cancelled', async () => {
    const { key, teamId } = await server.caller();
    // One page every five minutes: it runs on.
    const slow = { url: home, sitemap: 'skip', ignoreRobotsTxt: true, delay: 300 };
    const id = await startJob(server, key, 'crawl', slow);
    await server.store.tx((query) => changeTeam(query, teamId, { zeroDataRetention: true }));
    const refusal = {
      status: 400,
      body: { error: expect.stringContaining('zero data retention') as string },
    };
    expect(await callJob(server, key, 'startCrawl', { body: { url: home } })).toMatchObject(refusal);
    const urls = [`${home}/a`];
    expect(await callJob(server, key, 'startBatchScrape', { body: { urls } })).toMatchObject(refusal);
    expect(await callJob(server, key, 'getCrawl', { id })).toMatchObject(refusal);
    expect(await callJob(server, key, 'getCrawlErrors', { id })).toMatchObject(refusal);
    expect((await callJob(server, key, 'cancelCrawl', { id })).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '@web-data/types';
import type { OperationId } from '@web-data/types';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const unknown = (names: string) => `These fields of the request are not known and had no effect: ${names}.`;

describe('fields of a request that are not known', () => {
  let server: TestServer;
  let site: Site;
  let key: string;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      response.setHeader('content-type', 'text/html').end('<title>Plans</title><p>Plans and prices.</p>');
    });
    server = await startTestServer();
    ({ key } = await server.caller());
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  const warningOf = async (operation: OperationId, body: object): Promise<string | undefined> => {
    const { method, path } = operations[operation];
    const response = await fetch(`${server.url}/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    const { warning, data } = JSON.parse(text) as { warning?: string; data?: { warning?: string } };
    return warning ?? data?.warning;
  };
  const monitor = {
    name: 'Plans',
    schedule: { cron: '0 0 1 1 *', timezone: 'UTC' },
    notification: { email: { enabled: false } },
  };

  test.each<[OperationId, (url: string) => object, string | undefined]>([
    ['mapUrls', (url) => ({ url, limt: 5 }), unknown('limt (did you mean limit?)')],
    [
      'scrapeUrl',
      (url) => ({ url, only_main_content: true }),
      unknown('only_main_content (did you mean onlyMainContent?)'),
    ],
    [
      'scrapeUrl',
      (url) => ({ url, formatz: ['html'], colour: 'red' }),
      unknown('formatz (did you mean formats?), colour'),
    ],
    ['scrapeUrl', (url) => ({ url, formats: [], origin: 'js-sdk@4', integration: 'x' }), undefined],
    ['scrapeUrl', (url) => ({ url, proxy: 'auto' }), 'These fields of the request had no effect: proxy.'],
    [
      'startCrawl',
      (url) => ({ url, includePath: ['a'], scrapeOptions: { waitfor: 5 } }),
      unknown('includePath (did you mean includePaths?), scrapeOptions.waitfor (did you mean waitFor?)'),
    ],
    [
      'startBatchScrape',
      (url) => ({ urls: [url], ignoreInvalidUrls: true }),
      unknown('ignoreInvalidUrls (did you mean ignoreInvalidURLs?)'),
    ],
    [
      'createMonitor',
      (url) => ({
        ...monitor,
        golas: 'x',
        targets: [{ type: 'scrape', urls: [url], scrapeOptions: { exludeTags: ['p'] } }],
      }),
      unknown('golas, targets[0].scrapeOptions.exludeTags (did you mean excludeTags?)'),
    ],
  ])('%s %#', async (operation, body, warning) => {
    const given = await warningOf(operation, body(site.url));
    if (operation === 'mapUrls') expect(given).toContain(warning);
    else expect(given).toBe(warning);
  });

  test('are named once, ten at most, and clipped', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${'x'.repeat(100)}${at}`, 1]));
    const warning = await warningOf('mapUrls', { url: site.url, ...many });
    expect(warning).toMatch(/ and 2 more\.$/);
    expect(warning!.length).toBeLessThan(1000);
  });

  test('a country in small letters is answered with how it is written', async () => {
    const response = await fetch(`${server.url}/v2/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: site.url, location: { country: 'de' } }),
    });
    expect(await response.json()).toMatchObject({
      details: [{ path: '/location/country', message: 'must be written in capitals, as in "DE"' }],
    });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample } from '../../../../scripts/vitest/tier.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** What `allowPrivate` opens: hosts on the ports of all sites, and other ports only where they are named. */

let site: Site;
let port: number;
beforeAll(async () => {
  site = await serveSite((_, response) =>
    response.setHeader('content-type', 'text/html').end('<p>Inside.</p>'),
  );
  port = Number(new URL(site.url).port);
});
afterAll(async () => site.close());

const CASES: [string, () => { allowPrivate: string[]; sitePorts?: number[] }, number][] = [
  ['a range, another port', () => ({ allowPrivate: ['127.0.0.0/8'] }), 403],
  ['an address, another port', () => ({ allowPrivate: ['127.0.0.1'] }), 403],
  ['an address, a port of sites', () => ({ allowPrivate: ['127.0.0.1'], sitePorts: [port] }), 200],
  ['an address with its port', () => ({ allowPrivate: [`127.0.0.1:${port}`] }), 200],
  ['an address with another port', () => ({ allowPrivate: [`127.0.0.1:${port - 1}`], sitePorts: [80] }), 403],
  ['a range with every port', () => ({ allowPrivate: ['127.0.0.0/8:*'] }), 200],
  ['this server only', () => ({ allowPrivate: ['self'], sitePorts: [80] }), 403],
];

test.each(sample(CASES, { fast: 2 }))('%s: map and scrape', async (_, config, status) => {
  const server = await startTestServer(config());
  const { key } = await server.caller();
  const asked = site.asked.length;
  const body = { url: `${site.url}/` };
  const scraped = await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body });
  const mapped = await server.map(key, body);
  await server.close();
  expect([scraped.status, mapped.status]).toEqual([status, status]);
  expect(site.asked.length > asked).toBe(status === 200);
});

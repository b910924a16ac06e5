import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** What an answer says beside the content: nothing is left out, or ignored, in silence. */

const shell = (body: string): string =>
  `<!doctype html><html><head><title>Shop</title><script type="module" src="/app.js"></script></head><body>${body}</body></html>`;
const large = `<p>${'word '.repeat(50_000)}</p>`.repeat(10);
const pages: Record<string, string> = {
  '/': '<title>Plans</title><main><h1>Plans</h1><p>Team $49</p></main>',
  '/react': shell('<div id="root"></div>'),
  '/round': '<meta http-equiv="refresh" content="0; url=/and-round">',
  '/and-round': '<meta http-equiv="refresh" content="0; url=/round"><p>Wait.</p>',
  '/noscript': shell('<noscript>You need to enable JavaScript to run this app.</noscript><div></div>'),
  '/filled': shell(`<div id="root"><p>${'Real words stand here. '.repeat(10)}</p></div>`),
  '/counted': '<html><body><div id="app">Short, but all.</div><script>count()</script></body></html>',
  '/empty-app': '<html><body><div id="app"></div><script>fill()</script></body></html>',
  '/bare-app': '<!doctype html><title>App</title><div id="root"></div><script>fill()</script>',
  '/short': '<html><body><script src="/count.js"></script><p>Nothing new today.</p></body></html>',
  '/large': `<html><body>${large}</body></html>`,
  '/article': `<html lang="en"><head><title>News</title><meta name="author" content="Ada Lovelace"><meta name="keywords" content="a, b">
    <meta property="og:title" content="News!"><meta property="og:image" content="/i.png"><meta property="og:title" content="Twice">
    <meta property="og:site_name" content="Daily"><meta property="article:published_time" content="2024-03-05T10:00:00Z">
    <script type="application/ld+json">{"@graph":[{"@type":"Article","dateModified":"2024-03-06","author":[{"name":"Other"}]}]}</script></head><body><p>x</p></body></html>`,
  '/marked': `<html><body><article><span itemprop="author"><a itemprop="name" href="/ada">Ada</a></span>
    <time itemprop="datePublished" datetime="2024-03-05">5 March</time><p>x</p></article></body></html>`,
  '/by-line':
    '<html><body><p class="byline">By Grace Hopper</p><meta name="date" content="5 March 2024"><p>x</p></body></html>',
};

let site: Site;
let server: TestServer;
beforeAll(async () => {
  site = await serveSite((request, response) => {
    response.setHeader('content-type', 'text/html').end(pages[request.url ?? ''] ?? '');
  });
  vi.stubEnv('CHROMIUM_PATH', '/none'); // A browser would run the scripts.
  server = await startTestServer({ agentRuns: 0 });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await site.close();
});

const dataOf = async (path: string, body: object = {}) => {
  const { key } = await server.caller();
  const answer = await call(server, 'scrapeUrl', '/scrape', {
    key,
    method: 'POST',
    body: { url: site.url + path, ...body },
  });
  expect(answer.status).toBe(200);
  return (answer.body as { data: { warning?: string; metadata: Record<string, unknown> } }).data;
};

const scripts = /^The page shows next to nothing without scripts/;

test.each<[string, string, object, RegExp | undefined]>([
  ['nothing to say', '/', {}, undefined],
  ['pages that send on to each other', '/round', {}, /^The page sends its readers on to another/],
  [
    'fields that come later',
    '/',
    { minAge: 500, proxy: 'basic', blockAds: true, origin: 'sdk' },
    /^These fields of the request had no effect: minAge, proxy\.$/,
  ],
  ['fields that ask for nothing', '/', { waitFor: 0, mobile: false, actions: [], headers: {} }, undefined],
  [
    'a prompt',
    '/',
    { formats: ['json'], prompt: 'The price' },
    /^`prompt` had no effect: this service scrapes without/,
  ],
  [
    'what is only for data',
    '/',
    { schema: { type: 'object' }, checkPromptInjection: true },
    /^`schema` had no effect: it shapes the format `json`.*`checkPromptInjection` had no effect: it guards/,
  ],
  [
    'what is only for data, and data',
    '/',
    { schema: { type: 'object' }, checkPromptInjection: true, formats: ['json'] },
    undefined,
  ],
  ['a shell', '/react', { formats: ['rawHtml'] }, scripts],
  ['a shell that leaves out html and head', '/bare-app', { formats: ['rawHtml'] }, scripts],
  ['a shell that asks for scripts', '/noscript', { formats: ['rawHtml'] }, scripts],
  ['a shell that was filled', '/filled', {}, undefined],
  ['a page that is short', '/short', {}, undefined],
  ['a short one with a script of its own', '/counted', {}, undefined],
  ['an empty one with a script of its own', '/empty-app', { formats: ['rawHtml'] }, scripts],
  [
    'a page that is too large',
    '/large',
    {},
    /^The page is larger than 2097152 bytes: what follows was left out\.$/,
  ],
  ['two things', '/react', { minAge: 5, formats: ['rawHtml'] }, /minAge\. The page shows next to nothing/],
])('%s', async (_, path, body, warning) => {
  const data = await dataOf(path, body);
  if (warning === undefined) expect(data).not.toHaveProperty('warning');
  else expect(data.warning).toMatch(warning);
});

test('a page says who made it and when, in its head, its text or its data', async () => {
  expect((await dataOf('/article')).metadata).toMatchObject({
    author: 'Ada Lovelace',
    publishedTime: '2024-03-05T10:00:00Z',
    modifiedTime: '2024-03-06',
    keywords: 'a, b',
    siteName: 'Daily',
    ogTitle: 'News!',
    ogImage: `${site.url}/i.png`,
  });
  expect((await dataOf('/marked')).metadata).toMatchObject({ author: 'Ada', publishedTime: '2024-03-05' });
  expect((await dataOf('/by-line')).metadata).toMatchObject({
    author: 'Grace Hopper',
    publishedTime: '2024-03-05',
  });
});

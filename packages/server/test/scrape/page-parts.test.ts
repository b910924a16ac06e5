import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** Which part of a page, in which form, asked for with which headers: all without a browser. */

const page = `<!doctype html><html><head><title>Shop</title><style>p{}</style></head><body>
  <nav><a href="/home">Home</a></nav>
  <main><h1 onclick="run()">Shop</h1><p class="price" style="color:red">49 €</p><p class="ad">Buy <a href="/ad">this</a></p>
  <img src="/shop.png" alt="Shop"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><a href="/two">Two</a>
  <div class="note"><p class="price">39 €</p></div></main>
  <script>console.log(1)</script></body></html>`;

let site: Site;
let other: Site;
let server: TestServer;
const sent: Record<string, unknown>[] = [];
beforeAll(async () => {
  vi.stubEnv('CHROMIUM_PATH', '/none');
  other = await serveSite((request, response) => {
    sent.push({ at: 'other', ...request.headers });
    response.setHeader('content-type', 'text/html').end('<p>other');
  });
  site = await serveSite((request, response) => {
    sent.push({ at: 'site', ...request.headers });
    if (request.url === '/away') return void response.writeHead(302, { location: other.url }).end();
    if (request.url === '/sent-away')
      return void response
        .setHeader('content-type', 'text/html')
        .end(`<meta http-equiv="refresh" content="0;url=${other.url}">`);
    response.setHeader('content-type', 'text/html').end(page);
  });
  server = await startTestServer({ agentRuns: 0 });
});
afterAll(async () => {
  await server.close();
  await Promise.all([site.close(), other.close()]);
  vi.unstubAllEnvs();
});

const scrape = async (body: object, path = '/') => {
  const { key } = await server.caller();
  const answer = await call(server, 'scrapeUrl', '/scrape', {
    key,
    method: 'POST',
    body: { url: site.url + path, ...body },
  });
  return { status: answer.status, body: answer.body as { error?: string; data: Record<string, unknown> } };
};

test('the page as HTML without what runs, as it was received, and its pictures', async () => {
  const { body } = await scrape({ formats: ['html', 'rawHtml', 'images'] });
  const { html, rawHtml, images } = body.data as Record<'html' | 'rawHtml', string> & { images: string[] };
  expect(rawHtml).toBe(page);
  expect(images).toEqual([`${site.url}/shop.png`]);
  expect(html).toContain('<h1>Shop</h1>');
  expect(html).toContain(`<a href="${site.url}/two">Two</a>`);
  expect(html).not.toMatch(/<script|<style|<nav|onclick|style=|data:image/);
});

test.each<[string, object, string]>([
  ['what is named', { includeTags: ['.price'] }, '49 €\n\n39 €'],
  ['what is named, once where it is named twice', { includeTags: ['.note', '.price'] }, '49 €\n\n39 €'],
  [
    'all but what is named',
    { includeTags: ['main'], excludeTags: ['.ad', '.note', 'img', 'a'] },
    '# Shop\n\n49 €',
  ],
])('%s', async (_, tags, want) => {
  const { body } = await scrape({ ...tags });
  expect(body.data['markdown']).toBe(want);
});

test('a part that is not there is no content', async () => {
  const message = `The page at ${new URL(site.url).host} has no content in the part that \`includeTags\` and \`excludeTags\` ask for.`;
  expect(await scrape({ includeTags: ['.none'] })).toMatchObject({
    status: 422,
    body: { error: 'Site cannot be read', details: { cause: 'empty', message } },
  });
});

test('links and pictures are of the part, too', async () => {
  const { body } = await scrape({ formats: ['links', 'images'], includeTags: ['.ad'] });
  expect(body.data).toMatchObject({ links: [`${site.url}/ad`], images: [] });
});

test('a selector that is none is named', async () => {
  const { status, body } = await scrape({ excludeTags: ['.ad', 'p[['] });
  expect({ status, error: body.error }).toEqual({ status: 400, error: 'p[[ is no CSS selector.' });
});

test.each(['/away', '/sent-away'])('headers go to the host they are for, and no other: %s', async (path) => {
  sent.length = 0;
  await scrape({ headers: { 'X-Secret': 'tell nobody', Cookie: 'a=1' } }, path);
  expect(sent.map((headers) => [headers['at'], headers['x-secret'], headers['cookie']])).toEqual([
    ['site', 'tell nobody', 'a=1'],
    ['other', undefined, undefined],
  ]);
});

test('headers of a connection are not sent, and named', async () => {
  sent.length = 0;
  const { body } = await scrape({ headers: { Host: 'inside.test', 'Content-Length': '5', 'X-A': '1' } });
  expect(sent[0]).toMatchObject({ 'x-a': '1', host: new URL(site.url).host });
  expect(body.data['warning']).toBe(
    "These headers were not sent, as they are not their caller's to set: Content-Length, Host.",
  );
});

test.each<[string, object]>([
  ['waitFor', { waitFor: 1 }],
  ['mobile', { mobile: true }],
  ['the form screenshot', { formats: ['screenshot'] }],
])('%s takes a browser, and the answer names the remedy where there is none', async (_, body) => {
  const asked = site.asked.length;
  const { key, teamId } = await server.caller();
  const answer = await call(server, 'scrapeUrl', '/scrape', {
    key,
    method: 'POST',
    body: { url: site.url, ...body },
  });
  expect(answer).toMatchObject({ status: 501, body: { success: false, error: 'No browser is available' } });
  expect(site.asked.length).toBe(asked);
  expect((await server.team(teamId)).credits).toBe(1000);
});

const attributes = (selector: string, attribute: string) => ({
  type: 'attributes',
  selectors: [{ selector, attribute }],
});
const values = async (body: object): Promise<unknown> =>
  ((await scrape(body)).body.data['attributes'] as { values: string[] }[]).map((one) => one.values);

test('attributes of the part that is read, as the page states them', async () => {
  expect(await values({ formats: [attributes('a', 'href')] })).toEqual([['/home', '/ad', '/two']]);
  expect(await values({ formats: [attributes('a', 'href')], includeTags: ['main'] })).toEqual([
    ['/ad', '/two'],
  ]);
  expect(await values({ formats: [attributes('a', 'href')], excludeTags: ['.ad'] })).toEqual([
    ['/home', '/two'],
  ]);
  expect(await values({ formats: [attributes('h2', 'id')] })).toEqual([[]]);
});

test.each<[title: string, format: unknown, error: RegExp]>([
  ['without selectors', 'attributes', /The format `attributes` needs `selectors`/],
  ['as an object without them', { type: 'attributes' }, /The format `attributes` needs `selectors`/],
  [
    'of what is no selector',
    { type: 'attributes', selectors: [{ selector: 'a[[', attribute: 'href' }] },
    /a\[\[ is no CSS selector/,
  ],
])('attributes %s are answered with 400', async (_, format, error) => {
  const { status, body } = await scrape({ formats: [format] });
  expect([status, body.error]).toEqual([400, expect.stringMatching(error)]);
});

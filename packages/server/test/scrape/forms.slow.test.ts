import { BrowserPool } from '@web-data/browser';
import type { ScrapeData } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { renderPage } from '../../src/capabilities/pages/render/render-page.ts';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { bytesAt, call } from '../support/jobs.ts';
import { serveModel } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** Forms as objects, summaries, pictures inside of pages: each member of them does what it says, or a warning says it did not. */

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const article = `<!doctype html><html lang="en"><head><title>Kiwi</title><meta name="description" content="All about kiwi."></head><body>
  <nav><p>Home. About us. Contact the team of this site today.</p></nav><main><h1>Kiwi</h1>
  <p>The kiwi is a flightless bird of New Zealand. It lays an egg that is large for a bird of its size.</p>
  <img src="${DOT}" alt="dot"><ul><li>A bird in a list is no sentence of a summary.</li></ul>
  <p>Lunch is at noon. The kiwi bird sleeps by day, and the kiwi bird of New Zealand hunts by night.</p>
  <pre><code>kiwi.bird.bird.bird()</code></pre></main></body></html>`;
const pages: Record<string, string> = {
  '/': article,
  '/bare': '<title>Bare</title><meta name="description" content="Said of itself."><main><h1>Bare</h1></main>',
  '/japanese':
    '<main><p>キーウィはニュージーランドの鳥です。昼食は正午です。キーウィは飛べない鳥で、夜に活動する鳥です。</p></main>',
  '/tall': '<body style="margin:0"><div style="height:1500px;background:#08f">tall</div></body>',
};

let site: Site;
let server: TestServer;
beforeAll(async () => {
  site = await serveSite((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(pages[request.url ?? ''] ?? '');
  });
  server = await startTestServer({ agentRuns: 0, browserNoSandbox });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const scrape = async (body: object, path = '/', from = server) => {
  const { key, teamId } = await from.caller();
  const answer = await call(from, 'scrapeUrl', '/scrape', {
    key,
    method: 'POST',
    body: { url: site.url + path, timeout: 120_000, ...body },
  });
  const { data, error } = answer.body as { data: ScrapeData; error?: string };
  return { status: answer.status, error, data, spent: 1000 - (await from.team(teamId)).credits };
};

describe('a form as an object', () => {
  test('is the same as its name', async () => {
    const named = await scrape({ formats: ['markdown', 'links'] });
    const { data } = await scrape({ formats: [{ type: 'markdown' }, { type: 'links' }] });
    const metadata = { ...named.data.metadata, scrapeId: data.metadata.scrapeId };
    expect([data, data.warning]).toEqual([{ ...named.data, metadata }, undefined]);
    expect(data.metadata.scrapeId).not.toBe(named.data.metadata.scrapeId);
  });
  test('brings the schema of its json, which counts before that of the request', async () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['no-such-thing'] };
    const { status, error } = await scrape({ formats: [{ type: 'json', schema }], schema: {} });
    expect(status).toBe(422);
    expect(error).toContain('no-such-thing');
  });
  test('says what of it had no effect', async () => {
    const { data } = await scrape({
      formats: [{ type: 'markdown', prompt: 'x', modes: ['git-diff'] }, 'links', { type: 'links' }],
    });
    expect(data.warning).toBe(
      'These members of the format markdown had no effect: modes, prompt. The format links was named twice: the last one counts.',
    );
    expect(Object.keys(data).toSorted()).toEqual(['links', 'markdown', 'metadata', 'warning']);
  });
  test('says that a prompt has no effect without a model', async () => {
    const { data } = await scrape({ formats: [{ type: 'json', prompt: 'The name' }] });
    expect(data.warning).toBe('`prompt` had no effect: this service scrapes without a model.');
  });
  test.each([
    ['of no type', {}],
    ['of a strange type', { type: 'pdf' }],
    ['with a quality of 0', { type: 'screenshot', quality: 0 }],
    ['with a window without height', { type: 'screenshot', viewport: { width: 10 } }],
    ['that is a number', 1],
  ])('%s is refused', async (_, format) => {
    expect((await scrape({ formats: [format] })).status).toBe(400);
  });
});

describe('a summary', () => {
  test('has the sentences of the text that say most, in their order', async () => {
    const { data, spent } = await scrape({ formats: ['summary'] });
    expect(data.summary).toBe(
      'The kiwi is a flightless bird of New Zealand. It lays an egg that is large for a bird of its size. The kiwi bird sleeps by day, and the kiwi bird of New Zealand hunts by night.',
    );
    expect([data.markdown, data.warning, spent]).toEqual([undefined, undefined, 1]);
  });
  test.each([
    ['/bare', 'Said of itself.'],
    [
      '/japanese',
      'キーウィはニュージーランドの鳥です。 昼食は正午です。 キーウィは飛べない鳥で、夜に活動する鳥です。',
    ],
  ])('of %s is %s', async (path, summary) => {
    expect((await scrape({ formats: ['summary'] }, path)).data.summary).toBe(summary);
  });
  test('is written by a model where there is one, beside what is extracted without it, and paid for', async () => {
    const model = await serveModel(() => ({ text: JSON.stringify({ data: { summary: 'A bird.' } }) }));
    const modelled = await startTestServer({
      agentRuns: 0,
      agentModelUrl: `${model.url}/v1`,
      agentStepCredits: 3,
    });
    onTestFinished(() => Promise.all([modelled.close(), model.close()]).then(() => undefined));
    const { data, spent } = await scrape({ formats: ['summary', 'json'] }, '/', modelled);
    expect(data).toMatchObject({ summary: 'A bird.', json: expect.anything() });
    expect(spent).toBe(1 + 3);
    expect(String(model.heard[0]!.messages[1]!.content)).toContain('flightless');
  });
});

test('pictures inside of a page are left out, and kept where they are wanted', async () => {
  const formats = ['markdown', 'html', 'images', 'rawHtml'];
  const without = await scrape({ formats });
  expect([without.data.markdown, without.data.html].join('')).not.toContain('base64');
  const { data } = await scrape({ formats, removeBase64Images: false });
  expect(data.markdown).toContain(`![dot](${DOT})`);
  expect(data.html).toContain(`<img src="${DOT}" alt="dot">`);
  expect([data.images, data.warning]).toEqual([[], undefined]);
  expect(data.rawHtml).toBe(without.data.rawHtml);
});

const pictureOf = async (format: object): Promise<Buffer> => {
  const { data } = await scrape({ formats: [{ type: 'screenshot', ...format }] }, '/tall');
  expect(data.warning).toBeUndefined();
  return bytesAt(data.screenshot!);
};

describe.skipIf(!hasBrowser)('with a browser', () => {
  test('a picture has the window, the length and the quality asked for', async () => {
    const small = await pictureOf({ viewport: { width: 400, height: 300 } });
    expect([small.readUInt32BE(16), small.readUInt32BE(20)]).toEqual([400, 300]);
    const whole = await pictureOf({ fullPage: true, viewport: { width: 400, height: 300 } });
    expect([whole.readUInt32BE(16), whole.readUInt32BE(20)]).toEqual([400, 1500]);
    const [good, bad] = [await pictureOf({ quality: 100 }), await pictureOf({ quality: 1 })];
    expect([good.readUInt16BE(0), bad.readUInt16BE(0)]).toEqual([0xff_d8, 0xff_d8]);
    expect(bad.length).toBeLessThan(good.length);
  });
  test('advertisements are not loaded unless they are wanted', async () => {
    const port = Number(new URL(site.url).port);
    const pool = new BrowserPool({
      chromium: { noSandbox: browserNoSandbox === 'yes' },
      allowPrivate: [`127.0.0.1:${port}`],
      ports: [port],
      resolve: async () => ['127.0.0.1'],
    });
    onTestFinished(() => pool.close());
    pages['/ads'] = `<p>words</p><script src="http://ads.doubleclick.net:${port}/ad.js"></script>`;
    const read = async (blockAds?: boolean): Promise<string[]> => {
      site.asked.length = 0;
      const signal = new AbortController().signal;
      const ask = { url: `${site.url}/ads`, ...(blockAds !== undefined && { blockAds }) };
      await renderPage(ask, { pool, tenant: 'team', timeout: 60_000, signal });
      return site.asked.filter((path) => path === '/ad.js');
    };
    expect([await read(), await read(true), await read(false)]).toEqual([[], [], ['/ad.js']]);
  });
});

import { readFileSync } from 'node:fs';
import { findChromium } from '@web-data/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesAt, call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const isThere = findChromium() !== undefined;
if (!isThere)
  console.warn(
    'Scraping in a browser was not tested: no Chromium. Install one, or name it in CHROMIUM_PATH.',
  );

const corpus = (name: string): Buffer =>
  readFileSync(new URL(`../../../parse/test/corpus/files/${name}`, import.meta.url));
const [report, word] = [corpus('report.office.pdf'), corpus('report.pandoc.docx')];

const shell = (script: string): string =>
  `<!doctype html><html><head><title>App</title><meta name="viewport" content="width=device-width"></head><body><noscript>You need to enable JavaScript.</noscript><div id="root"></div><script type="module">${script}</script></body></html>`;
const pages: Record<string, string> = {
  '/plans': '<title>Plans</title><main><h1>Plans</h1><p>Team $49</p></main><script src="/none.js"></script>',
  '/app': shell(
    `const r = await fetch('/data.json'); root.innerHTML = '<main><h1>' + (await r.json()).title + '</h1><p>Written by a script, after a question.</p></main>'`,
  ),
  '/late': shell(`root.textContent = 'early'; setTimeout(() => (root.textContent = 'late'), 3000)`),
  '/wide': shell(
    `root.textContent = 'width ' + innerWidth + ' ' + navigator.language + ' ' + Intl.DateTimeFormat().resolvedOptions().timeZone`,
  ),
  '/crash': shell(`const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length))`),
};

describe.skipIf(!isThere)('Scrape with a browser', () => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      if (request.url === '/report.pdf')
        return void response.setHeader('content-type', 'application/pdf').end(report);
      if (request.url === '/report.docx')
        return void response.setHeader('content-type', 'application/octet-stream').end(word);
      if (request.url === '/data.json') return void response.end('{"title":"Plans of the app"}');
      const body = pages[request.url ?? ''];
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body);
    });
    const browserNoSandbox = process.getuid?.() === 0 ? 'yes' : 'no';
    server = await startTestServer({ agentRuns: 0, browserNoSandbox });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const scrape = async (path: string, body: object = {}) => {
    const { key, teamId } = await server.caller();
    const answer = await call(server, 'scrapeUrl', '/scrape', {
      key,
      method: 'POST',
      body: { url: site.url + path, timeout: 120_000, ...body },
    });
    const { data } = answer.body as { data: Record<string, string> };
    return { status: answer.status, data, credits: (await server.team(teamId)).credits };
  };

  test('reads a page that needs none without it', async () => {
    const { data } = await scrape('/plans');
    expect(data['markdown']).toBe('# Plans\n\nTeam $49');
    expect(site.last['user-agent']).not.toContain('Chrome');
  });
  test('reads a shell as its scripts fill it, for the same credit, and has nothing to warn of', async () => {
    const { status, data, credits } = await scrape('/app', { formats: ['markdown', 'rawHtml'] });
    expect(status).toBe(200);
    expect(data['markdown']).toBe('# Plans of the app\n\nWritten by a script, after a question.');
    expect(data['rawHtml']).toContain('<h1>Plans of the app</h1>');
    expect(data['warning']).toBeUndefined();
    expect(credits).toBe(999);
  });
  test('waits as long as it is told', async () => {
    expect((await scrape('/late', { waitFor: 4000 })).data['markdown']).toBe('late');
  });
  test('is a phone, in the language and time of a country', async () => {
    const { data } = await scrape('/wide', { mobile: true, location: { country: 'DE' } });
    expect(data['markdown']).toBe('width 390 de-DE Europe/Berlin');
  });
  test('pictures a page', async () => {
    const { data } = await scrape('/plans', { formats: ['screenshot', 'markdown'] });
    expect(data['markdown']).toBe('# Plans\n\nTeam $49');
    const bytes = await bytesAt(data['screenshot']!);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1280, 800]);
  });
  test.each(['/report.pdf', '/report.docx'])('reads %s, which no browser shows as a page', async (path) => {
    const body = { waitFor: 10, mobile: true, formats: ['markdown', 'screenshot'] };
    const { status, data } = await scrape(path, body);
    expect(status).toBe(200);
    expect(data['markdown']).toMatch(/^# Annual report of the harbour\n\nThe harbour handled more ships/);
    expect(data['screenshot']).toBeUndefined();
    expect(data['warning']).toBe(
      'The address has a document, which no browser shows as a page, so these had no effect: mobile, screenshot, waitFor.',
    );
  });
  test('fails for a page that shows nothing without scripts when they end the browser, and keeps nothing', async () => {
    const { key, teamId } = await server.caller();
    const { credits } = await server.team(teamId);
    const body = { url: `${site.url}/crash`, timeout: 120_000, maxAge: 60_000 };
    const asked = { key, method: 'POST', body } as const;
    const host = new URL(site.url).host;
    const failure = {
      status: 422,
      body: {
        details: {
          cause: 'empty',
          message: `${host} answered with a page that has no content without its scripts, which were not run.`,
        },
      },
    };
    expect(await call(server, 'scrapeUrl', '/scrape', asked)).toMatchObject(failure);
    const before = site.asked.length;
    expect(await call(server, 'scrapeUrl', '/scrape', asked)).toMatchObject(failure);
    expect(site.asked.slice(before)).toContain('/crash');
    expect((await server.team(teamId)).credits).toBe(credits);
  });
  test('tells a site that cannot be read like any other', async () => {
    const { key } = await server.caller();
    const answer = await call(server, 'scrapeUrl', '/scrape', {
      key,
      method: 'POST',
      body: { url: 'http://10.0.0.1/', mobile: true },
    });
    expect(answer.status).toBe(403);
  });
});

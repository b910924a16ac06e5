import { createClient } from '@web-data/client';
import type { ScrapeAction, ScrapeData } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { bytesAt, call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

if (!hasBrowser)
  console.warn('Actions of a scrape were not tested: no Chromium. Install one, or name it in CHROMIUM_PATH.');

const html = (body: string): string => `<!doctype html><title>Shop</title><main>${body}</main>`;
const pages: Record<string, string> = {
  '/': html(`<h1>Plans</h1><button id=more onclick="setTimeout(() => list.innerHTML += '<li class=late>Team $49</li>', 300)">More</button>
    <button class=open onclick="list.innerHTML += '<li>' + this.textContent + '</li>'">a</button>
    <button class=open onclick="list.innerHTML += '<li>' + this.textContent + '</li>'">b</button>
    <input id=search><ul id=list></ul>
    <script>search.onkeydown = (event) => { if (event.key === 'Enter') list.innerHTML += '<li>found ' + search.value + '</li>' }</script>`),
  '/feed': html(`<p>feed</p><div style="height:3000px"></div><ol id=list></ol>
    <script>onscroll = () => { if (scrollY > 0) list.innerHTML = '<li>came by scrolling to ' + Math.sign(scrollY) + '</li>' }</script>`),
  '/alert': html(
    `<button onclick="alert('stop'); word.textContent = 'after the alert'">Go</button><p id=word></p>`,
  ),
  '/hang': html(`<button onclick="for (;;);">Go</button>`),
  '/leave': html(`<a href="http://10.0.0.1/admin">Private</a><a id=two href=/two>Two</a>`),
  '/two': html('<h1>Second page</h1>'),
};

describe.skipIf(!hasBrowser)('the actions of a scrape', () => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const body = pages[request.url ?? ''];
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body);
    });
    server = await startTestServer({ agentRuns: 0, browserNoSandbox });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const scrape = async (path: string, actions: ScrapeAction[] | undefined, body: object = {}) => {
    const { key, teamId } = await server.caller();
    const answer = await call(server, 'scrapeUrl', '/scrape', {
      key,
      method: 'POST',
      body: { url: site.url + path, timeout: 120_000, actions, ...body },
    });
    const { data, error, details } = answer.body as {
      data: ScrapeData;
      error: string;
      details?: { path: string; message: string }[];
    };
    // Where it failed and why, in one line.
    const why = details?.map(({ path, message }) => `${path} ${message}`).join('; ');
    const spent = 1000 - (await server.team(teamId)).credits;
    return { status: answer.status, data, error, why, spent };
  };

  test('are done in turn before the page is read, and give what they are asked for', async () => {
    const { status, data, spent } = await scrape('/', [
      { type: 'click', selector: '#more' },
      { type: 'wait', selector: '.late' },
      { type: 'scrape' },
      { type: 'click', selector: '#search' },
      { type: 'write', text: 'a kiwi' },
      { type: 'press', key: 'Enter' },
      { type: 'click', selector: '.open', all: true },
      { type: 'click', selector: '.open' },
      { type: 'wait', milliseconds: 10 },
      { type: 'screenshot', viewport: { width: 320, height: 200 } },
      { type: 'screenshot', quality: 30 },
      { type: 'pdf', format: 'A6' },
    ]);
    expect(status).toBe(200);
    expect(data.markdown).toContain('- Team $49\n- found a kiwi\n- a\n- b\n- a');
    const { screenshots, scrapes, pdfs } = data.actions!;
    expect(scrapes).toEqual([{ url: `${site.url}/`, html: expect.stringContaining('class="late"') }]);
    expect(scrapes[0]!.html).not.toContain('<li>found a kiwi');
    const [picture, second, print] = await Promise.all([...screenshots, ...pdfs].map(bytesAt));
    expect([picture!.readUInt32BE(16), picture!.readUInt32BE(20)]).toEqual([320, 200]);
    expect(second!.readUInt16BE(0)).toBe(0xff_d8); // JPEG.
    expect(print!.toString('latin1')).toMatch(/^%PDF-/);
    expect([data.warning, spent]).toEqual([undefined, 1]);
  });
  test('say which of their members had no effect', async () => {
    const { data } = await scrape('/two', [
      { type: 'write', selector: '#search', text: 'a' },
      { type: 'scroll', direction: 'up', milliseconds: 5 },
    ]);
    expect(data.warning).toBe(
      'These members of actions/0, a write, had no effect: selector. These members of actions/1, a scroll, had no effect: milliseconds.',
    );
  });
  test('lead to other pages, which are read then', async () => {
    const { data } = await scrape('/leave', [{ type: 'click', selector: '#two' }]);
    expect(data.markdown).toBe('# Second page');
    expect(data.metadata).toMatchObject({ url: `${site.url}/two`, statusCode: 200 });
    expect(data.actions).toEqual({ screenshots: [], scrapes: [], pdfs: [] });
  });
  test('scroll what loads by scrolling', async () => {
    const { data } = await scrape('/feed', [{ type: 'scroll' }, { type: 'wait', selector: 'li' }]);
    expect(data.markdown).toContain('came by scrolling to 1');
  });
  test('get past a dialog', async () => {
    expect((await scrape('/alert', [{ type: 'click', selector: 'button' }])).data.markdown).toContain(
      'after the alert',
    );
  });
  test('that cannot be done end the scrape, say which and what there is, and cost nothing', async () => {
    const missing = await scrape('/', [{ type: 'scroll' }, { type: 'click', selector: '#none' }]);
    expect(missing).toMatchObject({ status: 422, spent: 0 });
    expect(missing.error).toBe('Action failed');
    expect(missing.why).toMatch(
      /^\/actions\/1 The action click could not be done: There is no element of the selector #none\. What can be acted on is: button "More"/,
    );
    expect((await scrape('/', [{ type: 'wait', selector: '#none', milliseconds: 50 }])).why).toMatch(
      /^\/actions\/0 The action wait could not be done: There is no element of the selector #none\./,
    );
    expect((await scrape('/', [{ type: 'press', key: 'Nonsense' }])).why).toBe(
      '/actions/0 The action press could not be done: There is no key of that name. Keys are called as in Enter, Escape, ArrowDown or Control+a.',
    );
  });
  test('that lead where nobody may go end it as well', async () => {
    const { status, why } = await scrape('/leave', [{ type: 'click', selector: 'a' }]);
    expect(status).toBe(422);
    expect(why).toMatch(
      /^\/actions\/0 The action click could not be done: Clicked link "Private"\. The page that it led to did not come: /,
    );
  });
  test('on a page that hangs end it in time', async () => {
    const { status, spent } = await scrape('/hang', [{ type: 'click', selector: 'button' }], {
      timeout: 20_000,
    });
    expect([408, 422]).toContain(status);
    expect(spent).toBe(0);
  });
  test('end with the time of the request', async () => {
    const waits: ScrapeAction[] = Array.from({ length: 9 }, () => ({ type: 'wait', milliseconds: 30_000 }));
    expect((await scrape('/', waits, { timeout: 4000 })).status).toBe(408);
  });
  test.each([
    ['click', { type: 'click' }, '`selector`'],
    ['press', { type: 'press' }, '`key`'],
    ['write', { type: 'write' }, '`text`'],
    ['wait', { type: 'wait' }, '`selector` or `milliseconds`'],
  ] as const)('%s without what it needs is named before anything is done', async (_, action, needed) => {
    const leave = { type: 'click', selector: '#two' } as const;
    const before = site.asked.filter((path) => path === '/two').length;
    const { status, why, spent } = await scrape('/leave', [leave, action]);
    expect([status, spent]).toEqual([422, 0]);
    expect(why).toBe(`/actions/1 The action ${action.type} could not be done: It needs ${needed}.`);
    expect(site.asked.filter((path) => path === '/two').length).toBe(before);
  });
  test('are no code', async () => {
    const action = { type: 'executeJavascript', script: 'document.title' } as unknown as ScrapeAction;
    const { status, error } = await scrape('/', [action]);
    expect([status, error]).toEqual([400, 'Bad Request']);
  });
  test('take no browser where there are none', async () => {
    const { data } = await scrape('/two', []);
    expect(data.markdown).toBe('# Second page');
    expect(data.actions).toBeUndefined();
    expect(site.last['user-agent']).not.toContain('Chrome');
  });
  test('are typed in the client', async () => {
    const { key } = await server.caller();
    const web = createClient({ apiKey: key, baseUrl: server.url });
    const { data } = await web.scrape({
      url: `${site.url}/`,
      actions: [{ type: 'scrape' }],
      timeout: 120_000,
    });
    expect(data.actions?.scrapes.map(({ url }) => url)).toEqual([`${site.url}/`]);
  });
});

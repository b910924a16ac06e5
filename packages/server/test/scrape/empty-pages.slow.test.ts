import type { CrawlErrors, SearchWebResult } from '@web-data/types';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { callJob, endedJob, pathsOf, startJob } from '../support/crawls.ts';
import { call } from '../support/jobs.ts';
import { serveModel } from '../support/model.ts';
import type { Model } from '../support/model.ts';
import { monitorsOf } from '../support/monitors.ts';
import { search } from '../support/search.ts';
import { checked, startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

const pages: Record<string, [type: string, body: string, status?: number]> = {
  '/app': ['text/html', '<title>App</title><div id=root></div><script src=/app.js></script>'],
  '/blank': ['text/html', ' \n\t '],
  '/tags': ['text/html', '<html><body><main><p> </p></main></body></html>'],
  '/unseen': ['text/html', '<p>&nbsp;&#8203;&shy;</p><div>&#8288;&#12644;&#10240;</div>'],
  '/rules': ['text/html', '<hr><table><tr><td></td><td> </td></tr></table><hr>'],
  '/empty.txt': ['text/plain', ''],
  '/204': ['text/html', '', 204],
  '/nav': ['text/html', '<nav><a href=/plans>Plans</a></nav>'],
  '/links': ['text/html', '<title>Links</title><a href=/plans></a><a href=/nav></a>'],
  '/form': ['text/html', '<form><input name=q></form>'],
  '/facts': [
    'text/html',
    '<script type="application/ld+json">{"@type":"Product","name":"Tea"}</script><div id=root></div>',
  ],
  '/picture': ['text/html', '<img src=/a.png>'],
  '/plans': ['text/html', '<main><h1>Plans</h1><p>Team costs $49.</p></main>'],
  '/few.txt': ['text/plain', 'x'],
  '/': ['text/html', '<a href=/plans></a><a href=/app></a>'],
};

describe.each(storeKinds)('pages without content on %s', (kind) => {
  let server: TestServer;
  let model: Model;
  let site: Site;
  let host = '';
  beforeAll(async () => {
    vi.stubEnv('CHROMIUM_PATH', '/none'); // A browser would run the scripts.
    site = await serveSite((request, response) => {
      const [type, body, status = 200] = pages[request.url ?? ''] ?? ['text/plain', '', 404];
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    model = await serveModel(() => ({ text: '{"summary": "A page.", "price": 49}' }));
    ({ host } = new URL(site.url));
    const config = { agentPollMs: 20, searchPrivate: 'on' } as const;
    server = await startTestServer(config, kind);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
    await model.close();
    vi.unstubAllEnvs();
  });
  afterEach(async () => expect(await auditCredits(server.store)).toEqual([]));

  const scrape = async (path: string, body: object = {}, at = server) => {
    const { key, teamId } = await at.caller({ credits: 100 });
    const answer = await call(at, 'scrapeUrl', '/scrape', {
      key,
      method: 'POST',
      body: { url: site.url + path, ...body },
    });
    return { ...answer, credits: (await at.team(teamId)).credits };
  };

  test.each<[string, object, string]>([
    ['/unseen', {}, 'answered with a page that has no content.'],
    ['/unseen', { formats: ['html'] }, 'answered with a page that has no content.'],
    ['/rules', { formats: ['html'] }, 'answered with a page that has no content.'],
    ['/unseen', { formats: ['markdown', 'links'] }, 'answered with a page that has no content.'],
    ['/rules', {}, 'answered with a page that has no content.'],
    ['/app', {}, 'answered with a page that has no content without its scripts, which were not run.'],
    ['/app', { formats: ['markdown', 'html', 'rawHtml'] }, 'no content without its scripts'],
    ['/app', { formats: ['json'] }, 'no content without its scripts'],
    ['/app', { formats: ['summary', 'links'] }, 'no content without its scripts'],
    ['/blank', {}, 'answered with 200 and an empty page.'],
    ['/blank', { formats: ['rawHtml'] }, 'answered with 200 and an empty page.'],
    ['/tags', {}, 'answered with a page that has no content.'],
    ['/empty.txt', {}, 'answered with 200 and an empty page.'],
    ['/204', {}, 'answered with 204 and an empty page.'],
    ['/links', {}, 'answered with a page that has no content.'],
    ['/form', {}, 'has no text, only forms or media: ask for `images`, `rawHtml` or `screenshot`.'],
    ['/form', { formats: ['html'] }, 'has no text'],
    ['/form', { formats: ['links'] }, 'has no text'],
    ['/plans', { includeTags: ['.none'] }, 'has no content in the part that'],
    ['/missing', {}, 'answered with 404 and an empty page.'],
  ])('a scrape of %s with %j is answered with its cause, and costs nothing', async (path, body, sentence) => {
    const { status, body: answer, credits } = await scrape(path, body);
    expect([status, answer, credits]).toMatchObject([
      422,
      { success: false, error: 'Site cannot be read', details: { cause: 'empty' } },
      100,
    ]);
    const { details } = answer as { details: { message: string } };
    expect(details.message).toContain(sentence);
    expect(details.message).toContain(host);
  });

  test.each<[string, object, object]>([
    ['/links', { formats: ['links'] }, { links: [`/plans`, `/nav`] }],
    ['/links', { formats: ['markdown', 'links'] }, { markdown: '' }],
    ['/app', { formats: ['rawHtml'] }, { rawHtml: pages['/app']![1] }],
    ['/facts', { formats: ['json'] }, {}],
    [
      '/app',
      { formats: ['json'], schema: { type: 'object', properties: { title: {} } } },
      { json: { title: 'App' } },
    ],
    ['/picture', { formats: ['images'] }, {}],
    ['/picture', {}, {}],
    ['/nav', {}, {}],
    ['/plans', { formats: ['links'] }, { links: [] }],
    ['/plans', { formats: ['json'], schema: { type: 'object', properties: { x: {} } } }, { json: {} }],
    ['/few.txt', {}, { markdown: 'x' }],
  ])('a scrape of %s with %j has content', async (path, body, content) => {
    const { status, body: answer, credits } = await scrape(path, body);
    const expected = JSON.parse(JSON.stringify(content).replaceAll('"/', `"${site.url}/`)) as object;
    expect([status, answer, credits]).toMatchObject([200, { data: expected }, 99]);
  });

  test.each(['json', 'summary'])('a model is not asked for %s of a page that has none', async (form) => {
    const config = { agentModelUrl: `${model.url}/v1`, agentModelName: 'scripted' };
    const modelled = await startTestServer(config, kind);
    model.heard.length = 0;
    const { status, credits } = await scrape('/app', { formats: [form], prompt: 'The price' }, modelled);
    expect([status, credits, model.heard.length]).toEqual([422, 100, 0]);
    await modelled.close();
  });

  test('of a batch fail with their cause, and cost nothing', async () => {
    const { key, teamId } = await server.caller({ credits: 100 });
    const empty = ['/app', '/blank', '/tags', '/empty.txt', '/204', '/links'];
    const id = await startJob(server, key, 'batch', {
      urls: [...empty, '/plans', '/nav'].map((path) => site.url + path),
    });
    const job = await endedJob(server, key, 'batch', id);
    expect(job).toMatchObject({ status: 'completed', completed: 2, creditsUsed: 2 });
    expect(pathsOf(job)).toEqual(['/nav', '/plans']);
    const { body } = await callJob(server, key, 'getBatchScrapeErrors', { id });
    const { errors } = body as CrawlErrors;
    expect(errors.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(empty.toSorted());
    const app = errors.find(({ url }) => url.endsWith('/app'));
    expect(app?.error).toBe(
      `${host} answered with a page that has no content without its scripts, which were not run.`,
    );
    expect(await server.team(teamId)).toMatchObject({ credits: 98, held: 0, running: 0 });
  });

  test('of a batch for links alone count where they have links', async () => {
    const { key } = await server.caller({ credits: 100 });
    const urls = ['/links', '/blank'].map((path) => site.url + path);
    const id = await startJob(server, key, 'batch', { urls, formats: ['links'] });
    expect(await endedJob(server, key, 'batch', id)).toMatchObject({ completed: 1, creditsUsed: 1 });
  });

  test('of a batch alone fail the job for nothing', async () => {
    const { key, teamId } = await server.caller({ credits: 100 });
    const id = await startJob(server, key, 'batch', { urls: [`${site.url}/app`] });
    const job = await endedJob(server, key, 'batch', id);
    expect(job).toMatchObject({ completed: 0, creditsUsed: 0, data: [] });
    expect(await server.team(teamId)).toMatchObject({ credits: 100, held: 0, running: 0 });
  });

  test('of a crawl fail with their cause, and their links are followed all the same', async () => {
    const { key, teamId } = await server.caller({ credits: 100 });
    const id = await startJob(server, key, 'crawl', { url: `${site.url}/`, sitemap: 'skip' });
    const job = await endedJob(server, key, 'crawl', id);
    expect(job).toMatchObject({ status: 'completed', completed: 1, creditsUsed: 1 });
    expect(pathsOf(job)).toEqual(['/plans']);
    const { body } = await callJob(server, key, 'getCrawlErrors', { id });
    expect((body as CrawlErrors).errors.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
      '/',
      '/app',
    ]);
    expect(await server.team(teamId)).toMatchObject({ credits: 99, held: 0, running: 0 });
  });

  test('of a search come without content, and cost nothing', async () => {
    const { key, teamId } = await server.caller({ credits: 100 });
    await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body: { url: `${site.url}/plans` } });
    const plans = pages['/plans']!;
    const find = { query: 'costs', scrapeOptions: { formats: ['markdown'] } };
    await expect
      .poll(async () => (await search(server, key, { query: 'costs' })).body, { timeout: 5000 })
      .toMatchObject({ data: { web: [{}] } });
    pages['/plans'] = pages['/app']!;
    const before = (await server.team(teamId)).credits;
    const { body } = await search(server, key, find).finally(() => (pages['/plans'] = plans));
    const [result] = body.data.web as SearchWebResult[];
    expect(result).not.toHaveProperty('markdown');
    expect(result!.warning).toContain('no content without its scripts');
    // The results alone: one for each ten begun.
    expect(before - (await server.team(teamId)).credits).toBe(1);
    expect(body.creditsUsed).toBe(1);
  });

  test('of a monitor are failures of its check, and no removals', async () => {
    const { key } = await server.caller();
    const monitors = monitorsOf(server, key);
    const id = await monitors.create([`${site.url}/plans`]);
    await monitors.checked(id);
    const plans = pages['/plans']!;
    pages['/plans'] = pages['/app']!;
    const check = await monitors.checked(id);
    pages['/plans'] = plans;
    expect(check.summary).toMatchObject({ changed: 0, removed: 0, error: 1 });
  });

  test.each([
    ['blank.txt', ' \n '],
    ['blank.html', '<html><body> </body></html>'],
  ])('a file %s is refused as empty, and costs nothing', async (name, text) => {
    const { key, teamId } = await server.caller({ credits: 100 });
    const body = new FormData();
    body.append('file', new File([text], name));
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${server.url}/v2/parse`, { method: 'POST', headers, body });
    const answer = await checked('parseFile', response);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { error: 'File cannot be read', details: { cause: 'empty' } },
    ]);
    expect((await server.team(teamId)).credits).toBe(100);
  });
});

import { Firecrawl } from '@mendable/firecrawl-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { call } from '../support/jobs.ts';
import { serveModel } from '../support/model.ts';
import type { Model } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { playedOn } from '../support/stores.ts';
import { createScrapeCalls } from './scrape-calls.ts';

const PAGE = `<!doctype html><title>Plans</title><main><h1>Plans</h1><p id=price>Team costs $49 a month.</p>
  <button onclick="price.textContent = 'Team costs $490 a year.'">By year</button></main>`;

/** A session on a page that was scraped, also as the library of the deployed service asks for it. */
describe.skipIf(!hasBrowser).each(playedOn)('Interact with a scrape, on %s', (kind) => {
  let site: Site;
  let model: Model;
  let server: TestServer;
  let lines: unknown[] = [];
  beforeAll(async () => {
    site = await serveSite((_request, response) => {
      response.setHeader('content-type', 'text/html').end(PAGE);
    });
    model = await serveModel((heard) => ({ text: JSON.stringify(lines[Math.min(heard, lines.length - 1)]) }));
    const settings = { agentModelUrl: `${model.url}/v1`, agentStepCredits: 7, interactCredits: 3 };
    server = await startTestServer({ agentRuns: 0, browserNoSandbox, browserSlots: 20, ...settings }, kind);
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([site.close(), model.close()]);
  });
  beforeEach(() => void (model.heard.length = 0));

  const scraped = (key: string) => createScrapeCalls(server).scrape(key, site.url);
  const interact = (key: string, id: string, body?: object) =>
    createScrapeCalls(server).interact(key, id, body);
  const end = (key: string, id: string) => createScrapeCalls(server).end(key, id);

  test('opens the page, and goes on in one session until it ends', async () => {
    const { key, teamId } = await server.caller({ credits: 1000 });
    const id = await scraped(key);
    const first = (await interact(key, id)).body;
    expect(first).toMatchObject({ success: true, sessionId: id, completed: true });
    expect(first.results.map(({ type }) => type)).toEqual(['goto', 'snapshot']);
    expect(first.results[1]!.snapshot).toContain('button "By year"');
    const actions = [{ type: 'click', role: 'button', name: 'By year' }, { type: 'scrape' }];
    const second = (await interact(key, id.toUpperCase(), { actions })).body;
    expect(second.results.map(({ type }) => type)).toEqual(['click', 'scrape']);
    expect(second.results[1]!.data?.markdown).toContain('$490 a year');
    const same = await call(server, 'runInteractActions', `/interact/${id}/actions`, {
      key,
      method: 'POST',
      body: { actions: [{ type: 'snapshot' }] },
    });
    expect(JSON.stringify(same.body)).toContain('$490 a year');
    expect((await end(key, id)).body).toMatchObject({ success: true, creditsBilled: 3 });
    expect((await end(key, id)).body).toEqual({ success: true, sessionDurationMs: 0, creditsBilled: 0 });
    expect(await server.team(teamId)).toMatchObject({ credits: 1000 - 1 - 3, held: 0, running: 0 });
    // A scrape may be gone on with again.
    expect((await interact(key, id)).body.results[1]!.snapshot).toContain('$49 a month');
  });

  test('two requests at once share the session', async () => {
    const { key } = await server.caller();
    const id = await scraped(key);
    const both = await Promise.all([interact(key, id), interact(key, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.flatMap(({ body }) => body.results.filter(({ type }) => type === 'goto'))).toHaveLength(1);
  });

  test('does a task in words, as the library of the deployed service asks for it', async () => {
    const { key, teamId } = await server.caller({ credits: 1000 });
    const web = new Firecrawl({ apiKey: key, apiUrl: server.url });
    const { metadata } = await web.scrape(site.url);
    const id = metadata?.scrapeId as string;
    lines = [
      { data: { done: false, actions: [{ type: 'click', role: 'button', name: 'By year' }] } },
      { data: { done: true, output: 'Team costs $490 a year.' } },
    ];
    const done = await web.interact(id, { prompt: 'What does Team cost a year?' });
    expect(done).toMatchObject({ success: true, output: 'Team costs $490 a year.' });
    expect(done).toMatchObject({ warning: 'These fields of the request had no effect: language, origin.' });
    const tasks = model.heard.map(({ messages }) => String(messages[1]!.content));
    expect(tasks[0]).toContain('What does Team cost a year?');
    expect(tasks[0]).toContain('button "By year"');
    expect(tasks[1]).toContain('Clicked button "By year"');
    expect(tasks[1]).toContain('$490 a year');
    expect(await web.stopInteraction(id)).toMatchObject({ success: true, creditsBilled: 3 + 2 * 7 });
    expect(await server.team(teamId)).toMatchObject({ credits: 1000 - 1 - 3 - 14, held: 0 });
  });

  test('a model that never ends is stopped, and one that declines is heard', async () => {
    const { key } = await server.caller({ credits: 1000 });
    const id = await scraped(key);
    lines = [{ data: { done: false, actions: [{ type: 'snapshot' }] } }];
    const endless = await interact(key, id, { prompt: 'Go on.', timeout: 300 });
    expect(endless.body).toMatchObject({
      completed: false,
      output: 'The task was not done within 10 steps.',
    });
    lines = [{ refused: 'That is not on the page.' }];
    model.heard.length = 0;
    const refused = await interact(key, id, { prompt: 'Go on.' });
    expect(refused.body).toMatchObject({ completed: false, output: 'That is not on the page.' });
  });

  test('rejects code, what it does not know, and what is of another team', async () => {
    const { key } = await server.caller();
    const id = await scraped(key);
    expect(await interact(key, id, { code: 'return 1' })).toMatchObject({
      status: 400,
      body: { error: 'Code is not run' },
    });
    const unknown = '0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21';
    expect(await interact(key, unknown)).toMatchObject({ status: 404, body: { error: 'Scrape not found' } });
    expect((await end(key, unknown)).status).toBe(404);
    expect((await interact(key, 'nonsense')).status).toBe(400);
    await interact(key, id);
    const other = await server.caller();
    expect((await interact(other.key, id)).status).toBe(404);
    expect((await end(other.key, id)).status).toBe(404);
    const bound = await server.caller({ scopes: ['scrape'] });
    expect((await interact(bound.key, id)).status).toBe(403);
    const forgetful = await server.caller({ team: { zeroDataRetention: true } });
    expect((await interact(forgetful.key, await scraped(forgetful.key))).status).toBe(404);
    const poor = await server.caller({ credits: 1 });
    expect((await interact(poor.key, await scraped(poor.key))).status).toBe(402);
  });
});

test('a task in words is 501 without a model', async () => {
  const plain = await startTestServer({ browserNoSandbox });
  const { key } = await plain.caller();
  const answer = await call(
    plain,
    'interactWithScrape',
    '/scrape/0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21/interact',
    {
      key,
      method: 'POST',
      body: { prompt: 'What does it cost?' },
    },
  );
  expect(answer).toMatchObject({ status: 501, body: { error: 'No model is available' } });
  await plain.close();
});

import { Firecrawl } from '@mendable/firecrawl-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../support/jobs.ts';
import { serveModel } from '../support/model.ts';
import type { Model } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** The options of a crawl from a task in words, which a model chooses. */

let site: Site;
let model: Model;
let server: TestServer;
let lines: unknown[] = [];

beforeAll(async () => {
  site = await serveSite((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<title>Shop</title><p>All of it.</p><a href=/docs/a>A</a>');
  });
  model = await serveModel((heard) => ({ text: JSON.stringify(lines[Math.min(heard, lines.length - 1)]) }));
  server = await startTestServer({ agentModelUrl: `${model.url}/v1`, agentStepCredits: 3 });
});
afterAll(async () => {
  await server.close();
  await Promise.all([site.close(), model.close()]);
});
beforeEach(() => void (model.heard.length = 0));

const preview = async (said: unknown[], credits = 100) => {
  lines = said;
  const { key, teamId } = await server.caller({ credits });
  const body = { url: site.url, prompt: 'The documentation' };
  const answer = await call(server, 'previewCrawl', '/crawl/params-preview', { key, method: 'POST', body });
  return { ...answer, team: await server.team(teamId) };
};

test('the model sees the page with its links, and its options are paid for', async () => {
  const options = { includePaths: ['^/docs/'], limit: 20 };
  const { status, body, team } = await preview([{ data: options }]);
  expect([status, body]).toEqual([200, { success: true, data: { url: site.url, ...options } }]);
  expect(team).toMatchObject({ credits: 100 - 1 - 3, held: 0 });
  const task = String(model.heard[0]!.messages[1]!.content);
  for (const part of ['The documentation', 'All of it.', `${site.url}/docs/a`]) expect(task).toContain(part);
});

test.each([
  [{ limit: 100_001 }, { limit: 100_000 }],
  [
    { includePaths: Array.from({ length: 101 }, () => '^/a') },
    { includePaths: Array.from({ length: 100 }, () => '^/a') },
  ],
  [{ excludePaths: ['a'.repeat(501)] }, { excludePaths: ['a'.repeat(500)] }],
  [{ maxDiscoveryDepth: 1001 }, { maxDiscoveryDepth: 1000 }],
])('the model is asked again where a crawl would reject its options: %#', async (above, options) => {
  const { status, body } = await preview([{ data: above }, { data: options }]);
  expect([status, body]).toEqual([200, { success: true, data: { url: site.url, ...options } }]);
  expect(model.heard).toHaveLength(2);
});

test('the library of the deployed service asks for it, and a crawl takes what it gets', async () => {
  lines = [{ data: { includePaths: ['^/docs/'], maxDiscoveryDepth: 1 } }];
  const { key } = await server.caller();
  const web = new Firecrawl({ apiKey: key, apiUrl: server.url });
  const { url, ...options } = (await web.crawlParamsPreview(site.url, 'The documentation')) as {
    url: string;
  };
  expect(options).toEqual({ includePaths: ['^/docs/'], maxDiscoveryDepth: 1 });
  expect(await web.startCrawl(url, options)).toMatchObject({ id: expect.any(String) });
});

test.each([
  ['options that no crawl has', { data: { limit: 0 } }],
  ['patterns that no crawl takes', { data: { includePaths: ['(?=a)'] } }],
  ['a refusal', { refused: 'There is none.' }],
])('%s cost nothing', async (_title, line) => {
  const { status, team } = await preview([line]);
  expect(status).toBe(422);
  expect(team).toMatchObject({ credits: 100, held: 0 });
});

test('a team without the credits of the model is rejected before it', async () => {
  expect((await preview([{ data: {} }], 5)).status).toBe(402);
  expect(model.heard).toEqual([]);
});

test('without a model it is 501, with the remedy in the catalogue', async () => {
  const plain = await startTestServer();
  const { key } = await plain.caller();
  const body = { url: site.url, prompt: 'The documentation' };
  const answer = await call(plain, 'previewCrawl', '/crawl/params-preview', { key, method: 'POST', body });
  expect(answer).toMatchObject({ status: 501, body: { success: false, error: 'No model is available' } });
  await plain.close();
});

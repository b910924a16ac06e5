import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endedJob, startJob } from '../support/jobs.ts';
import { serveModel } from '../support/model.ts';
import type { Line, Model } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const answers: Record<string, [status: number, body: string]> = {
  '/': [200, '<a href=/plans>Plans</a>'],
  '/plans': [200, '<h1>Plans</h1><p>Team costs $49.</p>'],
  '/empty': [200, '<div id=root></div><script src=/app.js></script>'],
  '/blank': [200, ' \n '],
  '/gone': [410, '<p>This page is gone.</p>'],
  '/sold': [
    410,
    '<script type="application/ld+json">{"@type":"Offer","price":49}</script><p>It was $49.</p>',
  ],
};

let site: Site;
let model: Model;
let server: TestServer;
let plain: TestServer;
let script: Line[] = [];

beforeAll(async () => {
  vi.stubEnv('CHROMIUM_PATH', '/none'); // A browser would run the scripts.
  site = await serveSite((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, ''];
    if (request.url === '/broken') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  });
  model = await serveModel((heard) => script[Math.min(heard, script.length - 1)]!);
  const config = { sitePorts: [Number(new URL(site.url).port)], agentPollMs: 20 };
  server = await startTestServer({
    ...config,
    agentModelUrl: `${model.url}/v1`,
    agentModelKey: 'secret',
    agentModelName: 'scripted',
  });
  plain = await startTestServer(config);
});
afterAll(async () => {
  await Promise.all([server.close(), plain.close()]);
  await Promise.all([site.close(), model.close()]);
  vi.unstubAllEnvs();
});

const answer: Line = { text: JSON.stringify({ data: { price: 49 } }) };
const read = (path: string): Line => ({ tool: 'scrape', input: { url: site.url + path } });
const runModel = async (lines: Line[], body: object = {}) => {
  script = lines;
  model.heard.length = 0;
  const { key, teamId } = await server.caller({ credits: 100 });
  const id = await startJob(server, key, { prompt: 'The price', maxCredits: 50, ...body });
  const { job } = await endedJob(server, key, id);
  return { job, team: await server.team(teamId) };
};
const NOTHING =
  'The model answered without having read a page that has content. Give the pages in `urls`, or ask for what pages state.';

describe('a run with a model', () => {
  test.each<[string, () => Line[]]>([
    ['answers at once', () => [answer]],
    ['answers after a map alone', () => [{ tool: 'map', input: { url: site.url } }, answer]],
    ['answers after a read that failed', () => [read('/broken'), answer]],
    ['answers after a page that is gone', () => [read('/gone'), answer]],
    ['answers after a page that only scripts fill', () => [read('/empty'), answer]],
    ['answers after a blank page', () => [read('/blank'), answer]],
  ])('that %s is asked again, then fails and costs nothing', async (_title, lines) => {
    const { job, team } = await runModel(lines());
    expect(job).toMatchObject({ status: 'failed', error: NOTHING, creditsUsed: 0 });
    expect(job).not.toHaveProperty('data');
    expect(team).toMatchObject({ credits: 100, held: 0, running: 0 });
    // Three times after the first answer.
    expect(model.heard).toHaveLength(lines().length + 3);
    expect(model.heard.at(-1)!.messages.at(-1)!.content).toBe(
      'The model answered without having read a page that has content. Read the pages that state it, then answer as JSON only.',
    );
  });

  test.each<[string, () => Line[]]>([
    ['one page', () => [read('/plans'), answer]],
    ['a page after an empty one', () => [read('/empty'), read('/plans'), answer]],
    ['a page when it is asked again', () => [answer, read('/plans'), answer]],
  ])('that reads %s and answers completes', async (_title, lines) => {
    const { job } = await runModel(lines());
    expect(job).toMatchObject({ status: 'completed', data: { price: 49 } });
    expect(job['creditsUsed']).toBeGreaterThan(0);
  });

  test('fails at its limit of credits when that ends first', async () => {
    const { job, team } = await runModel([answer], { maxCredits: 2 });
    expect(job).toMatchObject({
      status: 'failed',
      creditsUsed: 0,
      error: expect.stringMatching(/credit/i) as string,
    });
    expect(team).toMatchObject({ credits: 100, held: 0 });
  });

  test('that refuses says why in its own words', async () => {
    const { job } = await runModel([{ text: JSON.stringify({ refused: 'It is no task.' }) }]);
    expect(job).toMatchObject({ status: 'failed', error: 'It is no task.', creditsUsed: 0 });
  });
});

describe('a run without a model', () => {
  const schema = { type: 'object', properties: { price: { type: 'number' } } };
  test.each([
    ['a page that only scripts fill', '/empty', {}, /no content without its scripts/],
    ['a blank page', '/blank', {}, /answered with 200 and an empty page/],
    ['a page that is gone', '/gone', {}, /answered with status 410/],
    ['a page that is gone, with its facts', '/sold', { schema }, /answered with status 410/],
    ['a page that only scripts fill, with a schema', '/empty', { schema }, /no content without its scripts/],
    [
      'a blank page, with a schema that leaves all open',
      '/blank',
      { schema: { type: 'object' } },
      /an empty page/,
    ],
  ])('fails for %s, and costs nothing', async (_title, path, body, error) => {
    const { key, teamId } = await plain.caller({ credits: 100 });
    const id = await startJob(plain, key, {
      prompt: 'The price',
      urls: [site.url + path],
      maxCredits: 20,
      ...body,
    });
    const { job } = await endedJob(plain, key, id);
    expect(job).toMatchObject({
      status: 'failed',
      creditsUsed: 0,
      error: expect.stringMatching(error) as string,
    });
    expect(await plain.team(teamId)).toMatchObject({ credits: 100, held: 0 });
  });

  test('answers with the pages that have content', async () => {
    const { key } = await plain.caller({ credits: 100 });
    const urls = [`${site.url}/empty`, `${site.url}/plans`];
    const id = await startJob(plain, key, { prompt: 'The price', urls, maxCredits: 20 });
    const { job } = await endedJob(plain, key, id);
    expect(job).toMatchObject({ status: 'completed', data: { pages: [{ url: `${site.url}/plans` }] } });
  });
});

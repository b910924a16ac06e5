import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNamedUrls } from '../../src/capabilities/agent/runners/choose-urls.ts';
import { call, endedJob, startJob } from '../support/jobs.ts';
import { serveClassifier } from '../support/classifier.ts';
import type { Classifier } from '../support/classifier.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let site: Site;
let classifier: Classifier;
let server: TestServer;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    if (request.url === '/hang') return;
    if (request.url?.startsWith('/huge')) {
      const thing = JSON.stringify({ '@type': 'Thing', name: request.url, text: 'x'.repeat(2_000_000) });
      return void response.end(`<html><script type="application/ld+json">${thing}</script></html>`);
    }
    if (request.url?.startsWith('/404')) response.statusCode = 404;
    const name = request.url === '/a' ? 'Starter' : 'Team';
    response.setHeader('content-type', 'text/html');
    response.end(`<title>${name}</title><dl><dt>Name</dt><dd>${name}</dd><dt>Price</dt><dd>$4</dd></dl>`);
  });
  classifier = await serveClassifier();
  const ports = [Number(new URL(site.url).port)];
  server = await startTestServer({ sitePorts: ports, agentPollMs: 20, classifierUrl: classifier.url });
});
afterAll(async () => {
  await server.close();
  await Promise.all([site.close(), classifier.close()]);
});

const plans = {
  type: 'object',
  properties: {
    plans: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } },
    },
  },
};
const agentsOf = (events: Record<string, unknown>[]) =>
  events.filter(({ type }) => String(type).startsWith('agent.'));

test('a task that names a site alone is planned by a map of it', async () => {
  const { key } = await server.caller({ credits: 3000 });
  const id = await startJob(server, key, { prompt: `The plans at ${site.url}/` });
  const { job, events } = await endedJob(server, key, id);
  expect(job).toMatchObject({ status: 'completed' });
  expect(events.flatMap(({ phase }) => phase ?? [])).toEqual(['planning', 'working', 'finalizing']);
});

test('several pages are read by sub-agents', async () => {
  const { key } = await server.caller({ credits: 3000 });
  const urls = [`${site.url}/a`, `${site.url}/b`];
  const { job, events } = await endedJob(server, key, await startJob(server, key, { prompt: 'Plans', urls }));
  expect(job).toMatchObject({
    status: 'completed',
    creditsUsed: 2,
    data: {
      pages: [
        { url: urls[0], title: 'Starter' },
        { url: urls[1], title: 'Team' },
      ],
    },
  });
  const agents = agentsOf(events).map(({ type, agent }) => [type, (agent as { role: string }).role]);
  expect(agents.toSorted()).toEqual([
    ['agent.finished', 'orchestrator'],
    ['agent.finished', 'subagent'],
    ['agent.finished', 'subagent'],
    ['agent.started', 'orchestrator'],
    ['agent.started', 'subagent'],
    ['agent.started', 'subagent'],
  ]);
});

test.each<[string, object, string]>([
  ['leaves open what it wants', { type: 'object' }, 'completed'],
  [
    'wants what the page does not state',
    { type: 'object', properties: { ceo: { type: 'string' } } },
    'failed',
  ],
  ['wants another shape', { type: 'object', required: ['ceo'] }, 'failed'],
])('a schema that %s', async (_, schema, status) => {
  const { key } = await server.caller({ credits: 3000 });
  const body = { prompt: 'The page', urls: [`${site.url}/b`], schema };
  const { job } = await endedJob(server, key, await startJob(server, key, body));
  expect(job).toMatchObject({ status });
  if (status === 'completed') expect(job).toMatchObject({ data: { pages: [{ title: 'Team' }] } });
  else expect(job['error']).toBe('The pages state nothing that the schema asks for.');
});

test('a sub-agent whose parent reaches the limit ends with parent_finished', async () => {
  const { key, teamId } = await server.caller({ credits: 50 });
  const urls = [`${site.url}/hang`, `${site.url}/b`];
  const body = { prompt: 'Plans', urls, schema: plans, maxCredits: 1 };
  const { events } = await endedJob(server, key, await startJob(server, key, body));
  const ends = events.filter(({ type }) => type === 'agent.finished');
  expect(ends.map(({ outcome, error }) => [outcome, (error as { code: string }).code])).toEqual([
    ['cancelled', 'parent_finished'],
    ['cancelled', 'parent_finished'],
    ['failed', 'credit_limit_reached'],
  ]);
  expect(events.at(-1)).toMatchObject({ type: 'run.finished', outcome: 'credit_limit_reached' });
  expect(await server.team(teamId)).toMatchObject({ credits: 50, held: 0 });
});

test('a page that the threat policy blocks is not read, and each scan costs 2 credits', async () => {
  classifier.behave((url) => (url.endsWith('/a') ? 90 : 0));
  const { key } = await server.caller({
    credits: 3000,
    team: { threatProtection: 'enabled' },
    organization: { siemLogging: true },
  });
  const urls = [`${site.url}/a`, `${site.url}/b`];
  const { job, events } = await endedJob(server, key, await startJob(server, key, { prompt: 'x', urls }));
  expect(job).toMatchObject({ status: 'completed', creditsUsed: 6, data: { pages: [{ title: 'Team' }] } });
  expect(events.filter(({ type }) => type === 'error.occurred')).toMatchObject([
    { error: { message: expect.stringContaining('policy refuses it') as string }, retryable: false },
  ]);
  const blocked = server.log.map((line) => JSON.parse(line) as object).filter((line) => 'reason' in line);
  expect(blocked).toMatchObject([
    { event: 'url.blocked', operation: 'startAgent', url: urls[0], reason: 'score' },
  ]);
});

test('a job that the runner rejects is refused at the start, and nothing is held', async () => {
  const runner = { accepts: () => false, run: () => Promise.reject(new Error('never')) };
  const full = await startTestServer({}, 'sqlite', undefined, { runner });
  const { key, teamId } = await full.caller();
  expect(
    await call(full, 'startAgent', '/agent', { key, method: 'POST', body: { prompt: 'Plans' } }),
  ).toMatchObject({
    status: 500,
    body: { success: false, error: 'Failed to passthrough agent request.' },
  });
  expect(await full.team(teamId)).toMatchObject({ credits: 1000, held: 0 });
  await full.close();
});

test('an expired job is gone, and its trace with it', async () => {
  const { key } = await server.caller({ credits: 3000 });
  const id = await startJob(server, key, { prompt: 'Plans', urls: [`${site.url}/b`] });
  await endedJob(server, key, id);
  await server.store.tx((query) =>
    query.updateTable('agent_job').set({ expires_at: 1 }).where('id', '=', id).execute(),
  );
  for (const path of ['', '/trace'])
    expect(
      await call(server, path === '' ? 'getAgent' : 'getAgentTrace', `/agent/${id}${path}`, { key }),
    ).toMatchObject({
      status: 404,
      body: { error: 'Agent job not found' },
    });
});

test.each<[string, string, string[]]>([
  ['a URL', 'Prices on https://example.com/plans.', ['https://example.com/plans']],
  [
    'two',
    'Is https://a.example/x or (https://b.example/y) cheaper?',
    ['https://a.example/x', 'https://b.example/y'],
  ],
  ['one twice', 'https://a.example/x#a, https://a.example/x#b', ['https://a.example/x#a']],
  ['a domain', 'Prices on example.com, please', ['https://example.com/']],
  ['two domains', 'example.com against example.org', ['https://example.com/', 'https://example.org/']],
  ['nothing', 'Prices, e.g. of plans', []],
  ['nothing at length', `${'a'.repeat(60)}-`.repeat(160), []],
])('a prompt names %s', (_, prompt, named) => {
  expect(findNamedUrls(prompt)).toEqual(named);
});

const run = async (body: object) => {
  const { key } = await server.caller({ credits: 3000 });
  return endedJob(server, key, await startJob(server, key, { prompt: 'The plans', ...body }));
};

test('pages that the words of a task name are read, and no others', async () => {
  const { job } = await run({ prompt: `Plans of ${site.url}/a and ${site.url}/b`, schema: plans });
  expect(job).toMatchObject({ status: 'completed', creditsUsed: 2 });
});

test('a page that is named twice is read once', async () => {
  const { job } = await run({ urls: [`${site.url}/a#x`, `${site.url}/a#y`] });
  expect(job).toMatchObject({ status: 'completed', creditsUsed: 1 });
});

test('without a schema the text of the page is the answer', async () => {
  const { job } = await run({ urls: [`${site.url}/a`] });
  const markdown = 'Name\n: Starter\n\nPrice\n: $4';
  expect(job).toMatchObject({ data: { pages: [{ url: `${site.url}/a`, title: 'Starter', markdown }] } });
});

test('pages that state more than a run keeps are left out, and the trace says so', async () => {
  const urls = Array.from({ length: 20 }, (_, index) => `${site.url}/huge/${index}`);
  const schema = {
    type: 'object',
    properties: { things: { type: 'array', items: { properties: { name: {} } } } },
  };
  const { job, events } = await run({ urls, schema });
  expect((job['data'] as { things: object[] }).things).toHaveLength(16);
  const left = events.filter(({ type, outcome }) => type === 'agent.finished' && outcome === 'failed');
  expect(left.map(({ error }) => (error as { message: string }).message)).toEqual(
    Array.from({ length: 4 }, () => expect.stringContaining('is left out: a run keeps no more') as string),
  );
});

test.each<[string, object, string]>([
  ['a page that is missing', { urls: ['/404'] }, '/404 answered with status 404.'],
  [
    'two of them',
    { urls: ['/404', '/404?'] },
    '/404 answered with status 404. The trace says it of the other 1.',
  ],
  ['no page to be strict about', { strictConstrainToURLs: true }, 'the task must give the pages in "urls".'],
])('a run with %s says why it was refused', async (_, { urls, ...body }: { urls?: string[] }, reason) => {
  const { job } = await run({ ...body, ...(urls && { urls: urls.map((path) => `${site.url}${path}`) }) });
  expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining(reason) as string });
});

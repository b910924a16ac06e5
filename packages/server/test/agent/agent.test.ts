import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId } from '@web-data/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checked, startTestServer } from '../support/server.ts';
import type { Answer, TestServer } from '../support/server.ts';

const page = `<!doctype html><html lang="en"><head><title>Plans</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Web Data","offers":{"@type":"Offer","price":"49.00","priceCurrency":"USD"}}</script>
</head><body><main><h1>Plans</h1>
<table><tr><th>Name</th><th>Price</th></tr><tr><td>Starter</td><td>$0</td></tr><tr><td>Team</td><td>$49</td></tr></table>
</main></body></html>`;

let site: Server;
let siteUrl: string;
let server: TestServer;
let release: () => void = () => {};

beforeAll(async () => {
  site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/slow') {
      release = () => response.end(page);
      return;
    }
    response.statusCode = request.url === '/' || request.url === '/plans' ? 200 : 404;
    response.end(page);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const { port } = site.address() as AddressInfo;
  server = await startTestServer({ sitePorts: [port], agentPollMs: 20 });
});
afterAll(async () => {
  await server.close();
  site.close();
});

const call = async (
  operation: OperationId,
  key: string,
  path: string,
  init: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  checked(
    operation,
    await fetch(`${server.url}/v2${path}`, {
      method: init.method ?? 'GET',
      headers: {
        authorization: `Bearer ${key}`,
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    }),
  );

const start = async (key: string, body: object, headers = {}): Promise<Answer> =>
  call('startAgent', key, '/agent', { method: 'POST', body, headers });

const ended = async (key: string, id: string): Promise<Record<string, unknown>> => {
  for (let attempt = 0; attempt < 3000; attempt++) {
    const { body } = await call('getAgent', key, `/agent/${id}`);
    const job = body as Record<string, unknown>;
    if (job['status'] !== 'processing') return job;
    await sleep(20);
  }
  throw new Error('The job did not end.');
};

const events = async (key: string, id: string): Promise<Record<string, unknown>[]> => {
  const { body } = await call('getAgentTrace', key, `/agent/${id}/trace`);
  return (body as { events: Record<string, unknown>[] }).events;
};

const idOf = ({ body }: Answer): string => (body as { id: string }).id;

test('a schema is filled with what the page states, sources cited, and the run is charged', async () => {
  const { key, teamId } = await server.caller({ credits: 100 });
  const schema = {
    type: 'object',
    required: ['plans'],
    properties: {
      title: { type: 'string' },
      plans: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'price'],
          properties: { name: { type: 'string' }, price: { type: 'number' } },
        },
      },
    },
  };
  const id = idOf(
    await start(key, { prompt: 'Plans and prices', urls: [`${siteUrl}/plans`], schema, maxCredits: 10 }),
  );
  const job = await ended(key, id);

  expect(job).toMatchObject({
    status: 'completed',
    creditsUsed: 1,
    data: {
      plans: [
        { name: 'Starter', price: 0 },
        { name: 'Team', price: 49 },
      ],
    },
  });
  const trace = await events(key, id);
  expect(trace.map(({ type }) => type)).toEqual([
    'run.started',
    'agent.started',
    'progress.reported',
    'tool_call.started',
    'tool_call.finished',
    'progress.reported',
    'artifact.updated',
    'artifact.updated',
    'agent.finished',
    'run.finished',
  ]);
  expect(trace.flatMap(({ phase }) => phase ?? [])).toEqual(['working', 'finalizing']);
  expect(trace.at(-1)).toMatchObject({ outcome: 'succeeded', error: null });
  const [sources, result] = trace.filter(({ type }) => type === 'artifact.updated');
  for (const event of [sources, result]) expect(event).toMatchObject({ artifact: { change: 'init' } });
  const content = async (event: Record<string, unknown> | undefined) => {
    const { body } = await call(
      'getAgentSnapshot',
      key,
      `/agent/${id}/snapshots/${String(event?.['snapshotId'])}`,
    );
    return JSON.parse((body as { snapshot: string }).snapshot) as unknown;
  };
  expect(await content(result)).toEqual(job['data']);
  expect(await content(sources)).toMatchObject({ '/plans/1/price': `${siteUrl}/plans` });
  expect(await server.team(teamId)).toMatchObject({ credits: 99, held: 0 });
});

test('the credit limit ends a run as failed, without data and without cost', async () => {
  const { key, teamId } = await server.caller({ credits: 100 });
  const urls = [`${siteUrl}/`, `${siteUrl}/plans`];
  const id = idOf(await start(key, { prompt: 'Both', urls, maxCredits: 1 }));

  expect(await ended(key, id)).toEqual({
    success: true,
    id,
    status: 'failed',
    error: 'The run reached its credit limit of 1.',
    creditsUsed: 0,
    model: 'gen-2',
    expiresAt: expect.any(String) as string,
  });
  expect((await events(key, id)).at(-1)).toMatchObject({
    type: 'run.finished',
    outcome: 'credit_limit_reached',
    error: { code: 'credit_limit_reached', retryable: false },
  });
  expect(await server.team(teamId)).toMatchObject({ credits: 100, held: 0 });
});

test('a cancelled run ends as failed; again, and after its end, 409', async () => {
  const { key, teamId } = await server.caller({ credits: 3000 });
  const id = idOf(await start(key, { prompt: 'Slow', urls: [`${siteUrl}/slow`] }));
  const cancel = () => call('cancelAgent', key, `/agent/${id}`, { method: 'DELETE' });

  expect(await cancel()).toMatchObject({ status: 200, body: { success: true } });
  expect(await cancel()).toMatchObject({ status: 409, body: { error: 'Agent is already cancelled' } });
  const job = await ended(key, id);
  expect(job).toMatchObject({ status: 'failed', error: 'The run was cancelled.', creditsUsed: 0 });
  expect(job).not.toHaveProperty('data');
  expect(await cancel()).toMatchObject({ status: 409, body: { error: 'Agent already finished' } });
  const trace = await events(key, id);
  expect(trace).toContainEqual(expect.objectContaining({ type: 'run.cancel_requested', reason: 'user' }));
  expect(trace.at(-1)).toMatchObject({
    type: 'run.finished',
    outcome: 'cancelled',
    error: { code: 'cancelled' },
  });
  expect(await server.team(teamId)).toMatchObject({ credits: 3000, held: 0 });
  release();
});

test('an id may come in capitals', async () => {
  const { key } = await server.caller({ credits: 100 });
  const id = idOf(await start(key, { prompt: 'Plans', urls: [`${siteUrl}/plans`], maxCredits: 10 }));
  await ended(key, id);
  const path = `/agent/${id.toUpperCase()}`;
  const snapshotId = (await events(key, id)).findLast((event) => 'snapshotId' in event)?.['snapshotId'];
  const snapshot = `${path}/snapshots/${String(snapshotId).toUpperCase()}`;

  expect(await call('getAgent', key, path)).toMatchObject({ status: 200, body: { id } });
  expect(await call('getAgentTrace', key, `${path}/trace`)).toMatchObject({ status: 200, body: { id } });
  expect(await call('getAgentSnapshot', key, snapshot)).toMatchObject({
    status: 200,
    body: { id, snapshotId },
  });
  expect(await call('cancelAgent', key, path, { method: 'DELETE' })).toMatchObject({ status: 409 });
});

test('a task that names nothing is refused', async () => {
  const { key } = await server.caller({ credits: 3000 });
  const id = idOf(await start(key, { prompt: 'Tell me something nice' }));

  expect(await ended(key, id)).toMatchObject({ status: 'failed', creditsUsed: 0 });
  expect((await events(key, id)).at(-1)).toMatchObject({ outcome: 'refused', error: { code: 'refused' } });
});

test('an idempotency key names one job; with another body it is a conflict', async () => {
  const { key } = await server.caller({ credits: 9000 });
  const headers = { 'idempotency-key': 'once' };
  const body = { prompt: 'Plans', urls: [`${siteUrl}/plans`] };
  const ids = await Promise.all([1, 2, 3].map(async () => idOf(await start(key, body, headers))));

  expect(new Set(ids).size).toBe(1);
  expect(idOf(await start(key, { urls: body.urls, prompt: 'Plans', maxCredits: 2500 }, headers))).toBe(
    ids[0],
  );
  expect(await start(key, { ...body, prompt: 'Other' }, headers)).toMatchObject({
    status: 409,
    body: { success: false, error: 'Conflict' },
  });
});

const unknown = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70';

test.each<[string, OperationId, string, string, number, string]>([
  [
    'a malformed job id',
    'getAgent',
    'GET',
    '/agent/42',
    400,
    'Invalid job ID format. Job ID must be a valid UUID.',
  ],
  ['an unknown job', 'getAgent', 'GET', `/agent/${unknown}`, 404, 'Agent job not found'],
  ['cancel of an unknown job', 'cancelAgent', 'DELETE', `/agent/${unknown}`, 404, 'Agent job not found'],
  [
    'the trace of an unknown job',
    'getAgentTrace',
    'GET',
    `/agent/${unknown}/trace`,
    404,
    'Agent job not found',
  ],
  [
    'a malformed snapshot id',
    'getAgentSnapshot',
    'GET',
    `/agent/${unknown}/snapshots/x`,
    400,
    'Invalid snapshot ID',
  ],
])('%s', async (_, operation, method, path, status, error) => {
  const { key } = await server.caller();
  expect(await call(operation, key, path, { method })).toMatchObject({ status, body: { error } });
});

test("another team's job, a missing snapshot, an older generation, and zero data retention", async () => {
  const owner = await server.caller({ credits: 3000 });
  const other = await server.caller();
  const id = idOf(await start(owner.key, { prompt: 'Plans', urls: [`${siteUrl}/plans`] }));
  await ended(owner.key, id);

  expect(await call('getAgent', other.key, `/agent/${id}`)).toMatchObject({ status: 404 });
  expect(await call('getAgentSnapshot', owner.key, `/agent/${id}/snapshots/${unknown}`)).toMatchObject({
    status: 404,
    body: { error: 'Snapshot not found' },
  });
  await server.store.tx((query) =>
    query
      .updateTable('agent_job')
      .set({ generation: 'gen-1' } as never)
      .where('id', '=', id)
      .execute(),
  );
  expect(await call('getAgentTrace', owner.key, `/agent/${id}/trace`)).toMatchObject({
    status: 400,
    body: { error: 'Trace is only available for Gen 2 extracts' },
  });
  expect(await call('getAgentSnapshot', owner.key, `/agent/${id}/snapshots/${unknown}`)).toMatchObject({
    status: 400,
    body: { error: 'Snapshots are only available for Gen 2 extracts' },
  });
  const { key } = await server.caller({ team: { zeroDataRetention: true } });
  expect(await start(key, { prompt: 'Plans' })).toMatchObject({
    status: 400,
    body: { error: 'Your team has zero data retention enabled. This is not supported on extract.' },
  });
});

test('a start without credits is 402, and a schema that is none 422', async () => {
  const { key } = await server.caller({ credits: 5 });
  expect(await start(key, { prompt: 'Plans', maxCredits: 6 })).toMatchObject({ status: 402 });
  expect(await start(key, { prompt: 'Plans', schema: { type: 'wrong' }, maxCredits: 1 })).toMatchObject({
    status: 422,
  });
});

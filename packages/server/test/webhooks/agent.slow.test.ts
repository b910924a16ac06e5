import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, endedJob, startJob } from '../support/jobs.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

const command = fileURLToPath(new URL('../../bin/web-data-server.js', import.meta.url));

describe.each(storeKinds)('the webhook of an agent run on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  let to: Receiver;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const answer = (): void => pages({ '/': [], '/slow': [] })(request, response);
      if (request.url === '/slow') setTimeout(answer, 1500);
      else answer();
    });
    to = await startReceiver();
    server = await startTestServer({ agentPollMs: 20, agentRuns: 2 }, kind);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
    await to.close();
  });
  const arrivalsOf = (id: string) => to.arrivals.filter(({ body }) => body.id === id);
  const typesOf = (id: string) => arrivalsOf(id).map(({ body }) => body.type);
  const arrived = (id: string, type: string) =>
    vi.waitUntil(() => typesOf(id).includes(type), { timeout: 30_000, interval: 20 });

  it('is told of its start, its actions and its result, in order', async () => {
    const { key } = await server.caller({ credits: 100_000 });
    const webhook = { url: to.url, metadata: { project: 'a' }, headers: { 'X-Token': 'hush' } };
    const id = await startJob(server, key, { prompt: 'List it.', urls: [`${site.url}/`], webhook });
    const { job, events } = await endedJob(server, key, id);
    await arrived(id, 'agent.completed');
    const actions = events.filter(({ type }) => type === 'tool_call.started');
    expect(typesOf(id)).toEqual(['agent.started', ...actions.map(() => 'agent.action'), 'agent.completed']);
    expect(actions.length).toBeGreaterThan(0);
    const [, action] = arrivalsOf(id);
    expect(action!.body.data).toMatchObject([
      { action: actions[0]!['toolName'], input: actions[0]!['parameters'] },
    ]);
    expect(arrivalsOf(id).at(-1)!.body).toMatchObject({
      success: true,
      data: [{ creditsUsed: job['creditsUsed'], data: job['data'] }],
      metadata: { project: 'a' },
    });
    expect(action!.headers['x-token']).toBe('hush');
    await vi.waitUntil(
      async () => (await server.store.db.selectFrom('webhook').select('id').execute()).length === 0,
    );
    // Neither the job nor the log keeps what belongs to the delivery.
    const { request } = await server.store.db
      .selectFrom('agent_job')
      .select('request')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(request + server.log.join('')).not.toContain('hush');
  });

  it('is told of a failure', async () => {
    const { key } = await server.caller({ credits: 100_000 });
    const id = await startJob(server, key, {
      prompt: 'List it.',
      urls: [`${site.url}/`, `${site.url}/slow`],
      maxCredits: 1,
      webhook: { url: to.url, events: ['failed', 'completed', 'cancelled'] },
    });
    const { job } = await endedJob(server, key, id);
    await arrived(id, 'agent.failed');
    expect(arrivalsOf(id).map(({ body }) => body)).toMatchObject([
      { type: 'agent.failed', success: false, error: job['error'], data: [{ creditsUsed: 0 }] },
    ]);
  });

  it('is told of a cancellation, once', async () => {
    const { key } = await server.caller({ credits: 100_000 });
    const id = await startJob(server, key, {
      prompt: 'Read it.',
      urls: [`${site.url}/slow`],
      webhook: to.url,
    });
    await call(server, 'cancelAgent', `/agent/${id}`, { key, method: 'DELETE' });
    await endedJob(server, key, id);
    await arrived(id, 'agent.cancelled');
    const ends = typesOf(id).filter((type) => type !== 'agent.started' && type !== 'agent.action');
    expect(ends).toEqual(['agent.cancelled']);
  });

  it('is refused at an address that is not public, and at this server itself', async () => {
    const own = await startTestServer({ allowPrivate: ['self'] }, kind);
    const { key } = await own.caller();
    const start = (webhook: unknown) =>
      call(own, 'startAgent', '/agent', { key, method: 'POST', body: { prompt: 'x', webhook } });
    for (const url of [`${own.url}/v2/agent`, 'http://169.254.169.254/', 'http://[::1]/'])
      expect(await start(url)).toMatchObject({
        status: 400,
        body: { error: 'Bad Request', details: [{ in: 'body', path: '/webhook' }] },
      });
    expect(await start({ url: 'https://example.com/', headers: { Host: 'x' } })).toMatchObject({
      status: 400,
      body: { details: [{ path: '/webhook/headers/Host' }] },
    });
    expect(await start({ url: 'https://example.com/', headers: { 'X-A': 'a\r\nHost: b' } })).toMatchObject({
      status: 400,
    });
    expect(await start({ url: 'https://example.com/', events: ['page'] })).toMatchObject({ status: 400 });
    expect(await start({ url: 'ftp://example.com/' })).toMatchObject({ status: 400 });
    expect(await own.store.db.selectFrom('agent_job').select('id').execute()).toEqual([]);
    await own.close();
  });

  it('is found again by a repeated start, which opens no second one', async () => {
    const { key } = await server.caller({ credits: 100_000 });
    const start = async (webhook: string) => {
      const response = await fetch(`${server.url}/v2/agent`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': 'once',
        },
        body: JSON.stringify({ prompt: 'List it.', urls: [`${site.url}/`], webhook }),
      });
      return { status: response.status, ...((await response.json()) as { id: string }) };
    };
    const first = await start(to.url);
    expect(await start(to.url)).toEqual(first);
    expect((await start(`${to.url}?other`)).status).toBe(409);
    await endedJob(server, key, first.id);
    await arrived(first.id, 'agent.completed');
    expect(typesOf(first.id).filter((type) => type === 'agent.started')).toHaveLength(1);
  });

  it.runIf(kind === 'sqlite')('is verified with the secret that the operator was shown', async () => {
    const { key, teamId } = await server.caller({ credits: 100_000 });
    const operator = async (...args: string[]) => {
      const place = ['--data-directory', server.place.options.dataDirectory, '--json', '--team', teamId];
      const { stdout } = await promisify(execFile)(process.execPath, [
        command,
        'webhooks',
        'secret',
        ...args,
        ...place,
      ]);
      return JSON.parse(stdout) as { secret: string; number: number }[] & { secret: string; number: number };
    };
    const { secret } = await operator('show');
    await expect(operator('show')).rejects.toThrow('not shown again');
    const id = await startJob(server, key, { prompt: 'List it.', urls: [`${site.url}/`], webhook: to.url });
    await arrived(id, 'agent.completed');
    const { text, headers } = arrivalsOf(id)[0]!;
    expect(() => new Webhook(secret).verify(text, headers as Record<string, string>)).not.toThrow();
    const rotated = await operator('rotate', '--keep', '1h');
    expect([rotated.number, rotated.secret]).toEqual([2, expect.stringMatching(/^whsec_.{44}$/)]);
    const listed = await operator('list');
    expect(listed.map(({ number }) => number)).toEqual([1, 2]);
    expect(JSON.stringify(listed)).not.toContain('whsec_');
  });
});

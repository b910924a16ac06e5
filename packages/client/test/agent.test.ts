import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AgentAlreadyFinishedError, AgentJobNotFoundError, createClient } from '../src/index.ts';
import type { WebData } from '../src/index.ts';
import { json, startService } from './support/service.ts';
import type { Arrival, Service } from './support/service.ts';

const id = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70';
const fast = { pollMs: 10 };
const job = { success: true, id, model: 'gen-2', creditsUsed: 0, expiresAt: '2030-05-18T09:30:00.000Z' };
const event = (eventId: string, type: string) => ({ schemaVersion: 1, eventId, runId: id, type });

let service: Service;
let web: WebData;
/** What the nth read of the job or the trace finds; the last one stays. */
let states: unknown[];

beforeEach(async () => {
  let reads = 0;
  service = await startService((response, { method, path, body }: Arrival) => {
    if (method === 'POST')
      return json(response, 200, { success: true, id, requested: JSON.parse(body) as unknown });
    if (method === 'DELETE') return json(response, 409, { success: false, error: 'Agent already finished' });
    if (path.includes('missing'))
      return json(response, 404, { success: false, error: 'Agent job not found' });
    return json(response, 200, states[Math.min(reads++, states.length - 1)]);
  });
  web = createClient({ apiKey: 'k', baseUrl: service.baseUrl });
});
afterEach(() => service.close());

const requested = () => service.arrivals.map(({ method, path }) => `${method} ${path}`);

it('starts, gets, cancels, and reads trace and snapshot', async () => {
  states = [job];
  expect((await web.agent.start({ prompt: 'Find it.' })).id).toBe(id);
  await web.agent.get(id);
  await web.agent.trace(id);
  await web.agent.snapshot(id, 'snap');
  await expect(web.agent.cancel(id)).rejects.toBeInstanceOf(AgentAlreadyFinishedError);
  await expect(web.agent.get('missing')).rejects.toBeInstanceOf(AgentJobNotFoundError);
  expect(requested()).toEqual([
    'POST /v2/agent',
    `GET /v2/agent/${id}`,
    `GET /v2/agent/${id}/trace`,
    `GET /v2/agent/${id}/snapshots/snap`,
    `DELETE /v2/agent/${id}`,
    'GET /v2/agent/missing',
  ]);
});

describe('wait', () => {
  for (const status of ['completed', 'failed'] as const) {
    it(`until the run has ${status}`, async () => {
      states = [
        { ...job, status: 'processing' },
        { ...job, status: 'processing' },
        { ...job, status, data: { a: 1 } },
      ];
      const ended = await web.agent.wait(id, fast);
      expect(ended.status).toBe(status);
      expect(requested()).toHaveLength(3);
    });
  }

  it('ends after waitMs', async () => {
    states = [{ ...job, status: 'processing' }];
    await expect(web.agent.wait(id, { ...fast, waitMs: 50 })).rejects.toMatchObject({
      name: 'TimeoutError',
      limit: 'waitMs',
      milliseconds: 50,
      operation: 'getAgent',
    });
  });

  it('ends with its signal, also between two calls', async () => {
    states = [{ ...job, status: 'processing' }];
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('enough')), 30);
    const started = Date.now();
    const waiting = web.agent.wait(id, { pollMs: 60_000, signal: controller.signal });
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError', cause: new Error('enough') });
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('refuses to poll without a pause', async () => {
    await expect(web.agent.wait(id, { pollMs: 0 })).rejects.toThrow(
      'pollMs is 0; give a whole number from 1 to',
    );
    expect(service.arrivals).toEqual([]);
  });
});

it('run starts, tells the id and waits', async () => {
  states = [
    { ...job, status: 'processing' },
    { ...job, status: 'completed', data: { price: 49 } },
  ];
  const ids: string[] = [];
  const ended = await web.agent.run({ prompt: 'Find it.' }, { ...fast, onStart: (jobId) => ids.push(jobId) });
  expect(ended).toMatchObject({ status: 'completed', data: { price: 49 } });
  expect(ids).toEqual([id]);
  expect(requested()).toEqual(['POST /v2/agent', `GET /v2/agent/${id}`, `GET /v2/agent/${id}`]);
});

describe('without throwing', () => {
  const job404 = { ok: false, status: 404, error: { error: 'Agent job not found' }, attempts: 1 };

  it('wait and run give the ended job as a result', async () => {
    states = [
      { ...job, status: 'processing' },
      { ...job, status: 'failed', error: 'It gave up.' },
    ];
    const waited = await web.agent.wait.result(id, fast);
    expect(waited).toMatchObject({ ok: true, kind: 'success', status: 200, attempts: 1 });
    expect(waited.ok && waited.data).toMatchObject({ status: 'failed', error: 'It gave up.' });
    const ran = await web.agent.run.result({ prompt: 'Find it.' }, fast);
    expect(ran.ok && ran.data.status).toBe('failed');
  });

  it('an error of a call in between is that of the call', async () => {
    expect(await web.agent.wait.result('missing', fast)).toMatchObject(job404);
    const refusing = createClient({
      apiKey: 'k',
      fetch: () => Promise.resolve(new Response('', { status: 401 })),
    });
    expect(await refusing.agent.run.result({ prompt: 'p' })).toMatchObject({
      kind: 'unexpected',
      exception: { operation: 'startAgent', status: 401 },
    });
  });

  it('so are waitMs, a signal and a bad option', async () => {
    states = [{ ...job, status: 'processing' }];
    expect(await web.agent.wait.result(id, { ...fast, waitMs: 30 })).toMatchObject({
      kind: 'timeout',
      status: null,
      exception: { limit: 'waitMs', milliseconds: 30 },
    });
    const signal = AbortSignal.abort(new Error('enough'));
    expect(await web.agent.run.result({ prompt: 'p' }, { signal })).toMatchObject({ kind: 'abort' });
    expect(await web.agent.run.result({ prompt: 'p' }, { pollMs: -1 })).toMatchObject({ kind: 'request' });
  });
});

it('what onStart throws is a typed failure, and what it waits for is awaited', async () => {
  states = [{ ...job, status: 'completed', data: 1 }];
  const lost = web.agent.run({ prompt: 'p' }, { onStart: () => Promise.reject(new Error('disk full')) });
  await expect(lost).rejects.toMatchObject({ name: 'InvalidRequestError', message: 'disk full' });
  const order: string[] = [];
  const onStart = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    order.push('noted');
  };
  await web.agent.run({ prompt: 'p' }, { ...fast, onStart });
  expect([...order, requested().at(-1)]).toEqual(['noted', `GET /v2/agent/${id}`]);
});

it('a signal that many waits share keeps no listener', async () => {
  states = [
    { ...job, status: 'processing' },
    { ...job, status: 'completed', data: 1 },
  ];
  const { signal } = new AbortController();
  for (let count = 0; count < 12; count += 1) await web.agent.run({ prompt: 'p' }, { pollMs: 1, signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('events', () => {
  const first = event('1', 'run.started');
  const second = event('2', 'artifact.updated');
  const finished = event('3', 'run.finished');
  const late = event('4', 'tool.call.finished');

  it('come once each, with what is written beside the end', async () => {
    states = [
      { events: [] },
      { events: [first] },
      { events: [first, second, finished] },
      { events: [first, second, late, finished] },
    ];
    const seen: string[] = [];
    for await (const { eventId } of web.agent.events(id, fast)) seen.push(eventId);
    expect(seen).toEqual(['1', '2', '3', '4']);
    expect(requested()).toHaveLength(4);
  });

  it('ask no further when the reader leaves', async () => {
    states = [{ events: [first, second] }];
    for await (const { type } of web.agent.events(id, fast)) if (type === 'artifact.updated') break;
    expect(requested()).toHaveLength(1);
  });

  it('end with the signal', async () => {
    states = [{ events: [first] }];
    const controller = new AbortController();
    const read = async () => {
      for await (const _ of web.agent.events(id, { ...fast, signal: controller.signal })) controller.abort();
    };
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('throw what the trace throws', async () => {
    await expect(web.agent.events('missing', fast).next()).rejects.toBeInstanceOf(AgentJobNotFoundError);
  });
});

it('refuses an option before it starts a run that would cost', async () => {
  await expect(web.agent.run({ prompt: 'p' }, { pollMs: 0 })).rejects.toThrow(
    'pollMs is 0; give a whole number from 1 to 2147483647.',
  );
  await expect(web.agent.run({ prompt: 'p' }, { waitMs: 0.5 })).rejects.toMatchObject({ kind: 'request' });
  expect(requested()).toEqual([]);
});

it('waits no longer than waitMs for a service that hangs', async () => {
  const silent = createClient({ apiKey: 'k', fetch: () => new Promise(() => {}) });
  const started = performance.now();
  const last = { limit: 'waitMs', milliseconds: 50 };
  await expect(silent.agent.wait(id, { waitMs: 50 })).rejects.toMatchObject(last);
  await expect(silent.agent.events(id, { waitMs: 50 }).next()).rejects.toMatchObject(last);
  await expect(silent.agent.wait(id, { waitMs: 5000, deadlineMs: 50 })).rejects.toMatchObject({
    limit: 'deadlineMs',
  });
  expect(performance.now() - started).toBeLessThan(2000);
});

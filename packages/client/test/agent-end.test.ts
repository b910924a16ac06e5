import { describe, expect, it, vi } from 'vitest';
import { UnreadableBodyError, createClient } from '../src/index.ts';
import { cancelAgent, connect, waitForAgent } from '../src/operations.ts';

const id = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70';

/** A `fetch` that gives these answers in their order, the last again and again, and the requests it saw. */
function answers(...list: (object | 'lost' | Response)[]) {
  const seen: string[] = [];
  const fetch = (url: string, init: RequestInit) => {
    const next = list[Math.min(seen.length, list.length - 1)]!;
    seen.push(`${init.method} ${new URL(url).pathname}`);
    if (next === 'lost') return Promise.reject(new TypeError('socket hang up'));
    return Promise.resolve(next instanceof Response ? next.clone() : Response.json(next));
  };
  return { fetch, seen };
}
const client = (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
  createClient({ apiKey: 'k', baseUrl: 'http://a.test', fetch });

describe('only a final state ends waiting', () => {
  it.each([[{}], [{ status: 'cancelling' }], [{ status: 'queued', data: 1 }], [{ status: null }]])(
    '%j waits on',
    async (odd) => {
      const { fetch, seen } = answers(odd, odd, { status: 'completed', data: 1 });
      expect(await client(fetch).agent.wait(id, { pollMs: 1 })).toMatchObject({ status: 'completed' });
      expect(seen).toHaveLength(3);
    },
  );

  it('as a function of a service too', async () => {
    const { fetch } = answers({ status: 'cancelling' }, { status: 'failed', error: 'no' });
    const service = connect({ apiKey: 'k', fetch });
    expect(await waitForAgent(service, id, { pollMs: 1 })).toMatchObject({ status: 'failed' });
  });
});

it('waiting keeps to a Retry-After of the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  try {
    const busy = Response.json({ status: 'processing' }, { headers: { 'retry-after': '7' } });
    const { fetch, seen } = answers(busy, { status: 'processing' }, { status: 'completed', data: 1 });
    const waiting = client(fetch).agent.wait(id, { pollMs: 2000 });
    await vi.advanceTimersByTimeAsync(6999);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waiting).toMatchObject({ status: 'completed' });
  } finally {
    vi.useRealTimers();
  }
});

const onStart = () => Promise.reject(new Error('disk full'));

describe('a run that ends early says which job goes on', () => {
  it('after an abort', async () => {
    const controller = new AbortController();
    const { fetch } = answers({ success: true, id }, { status: 'processing' });
    const run = client(fetch).agent.run(
      { prompt: 'p' },
      {
        pollMs: 60_000,
        signal: controller.signal,
        onStart: () => void setTimeout(() => controller.abort(), 20),
      },
    );
    await expect(run).rejects.toMatchObject({ name: 'AbortError', jobId: id });
  });

  it('after waitMs, a refusal, and an onStart that throws', async () => {
    const { fetch } = answers({ success: true, id }, { status: 'processing' });
    const late = client(fetch).agent.run({ prompt: 'p' }, { pollMs: 60_000, waitMs: 20 });
    await expect(late).rejects.toMatchObject({ limit: 'waitMs', jobId: id });
    const rejected = answers({ success: true, id }, Response.json({ error: 'Forbidden' }, { status: 403 }));
    await expect(client(rejected.fetch).agent.run({ prompt: 'p' })).rejects.toMatchObject({
      status: 403,
      jobId: id,
    });
    const untold = answers({ success: true, id });
    const lost = client(untold.fetch).agent.run.result({ prompt: 'p' }, { onStart });
    expect(await lost).toMatchObject({ kind: 'request', exception: { message: 'disk full', jobId: id } });
  });

  it('and none where none was started', async () => {
    const { fetch } = answers(Response.json({ error: 'Forbidden' }, { status: 403 }));
    await expect(client(fetch).agent.run({ prompt: 'p' })).rejects.not.toHaveProperty('jobId');
  });
});

const already = () => Response.json({ error: 'Agent is already cancelled' }, { status: 409 });

const finished = () => Response.json({ error: 'Agent already finished' }, { status: 409 });

describe('cancel', () => {
  it('that is repeated after a lost answer takes its own success for one', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { fetch } = answers('lost', already());
    const result = await client(fetch).agent.cancel.result(id);
    expect(result).toMatchObject({ ok: true, status: 200, data: { success: true }, attempts: 2 });
    const again = answers('lost', already());
    const service = connect({ apiKey: 'k', fetch: again.fetch });
    expect(await cancelAgent(service, id)).toEqual({ success: true });
    vi.restoreAllMocks();
  });

  it('of a run that another has cancelled says so', async () => {
    const { fetch } = answers(already());
    await expect(client(fetch).agent.cancel(id)).rejects.toMatchObject({
      name: 'AgentAlreadyCancelledError',
    });
  });

  it('of a run that has finished meanwhile says so', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { fetch } = answers('lost', finished());
    await expect(client(fetch).agent.cancel(id)).rejects.toMatchObject({ name: 'AgentAlreadyFinishedError' });
    vi.restoreAllMocks();
  });
});

it.each([[{}], [{ events: null }], [{ events: { length: 1 } }]])(
  'events of %j are unreadable',
  async (trace) => {
    const { fetch } = answers(trace);
    const reading = client(fetch).agent.events(id).next();
    await expect(reading).rejects.toBeInstanceOf(UnreadableBodyError);
    await expect(client(fetch).agent.events(id).next()).rejects.toThrow(
      'The answer 200 has no list `events`.',
    );
  },
);

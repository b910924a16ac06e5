import { expect, it, vi } from 'vitest';
import { createApi } from '../src/api.ts';
import { createClient } from '../src/index.ts';
import type { CallOptions, ClientOptions, PollOptions, RunOptions } from '../src/index.ts';

const unset = undefined;
const ok = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{"links":[]}')));

// Each option as it comes from `process.env` or from optional settings, under `exactOptionalPropertyTypes`.
const retry = { attempts: unset, maxRetryAfterMs: unset, sometimes: unset };
const call: CallOptions = {
  signal: unset,
  timeoutMs: unset,
  deadlineMs: unset,
  headers: { 'x-a': unset, 'x-b': '2' },
  retry,
};
const { signal: _, ...limits } = call;
const client: ClientOptions = {
  ...limits,
  apiKey: unset,
  baseUrl: unset,
  fetch: unset,
  maxResponseBytes: unset,
  onRequest: unset,
  onResponse: unset,
  onRetry: unset,
  validate: unset,
};
const poll: PollOptions = { ...call, pollMs: unset, waitMs: unset };
const run: RunOptions = { ...poll, onStart: unset };

it('null takes the place of undefined, for programs without types', async () => {
  vi.stubGlobal('fetch', ok);
  try {
    const web = createClient({ apiKey: 'k', fetch: null as never, headers: null as never });
    expect(await web.map({ url: 'https://a.test' }, null as never)).toEqual({ links: [] });
  } finally {
    vi.unstubAllGlobals();
  }
});

it('an option that is undefined is one that is not given', async () => {
  vi.stubEnv('WEB_DATA_API_KEY', 'wd_key');
  try {
    const web = createClient({ ...client, fetch: ok });
    await web.map({ url: 'https://a.test' }, call);
    await web.map({ url: 'https://a.test' }, { headers: unset, retry: unset });
    for (const [, init] of ok.mock.calls) expect(Object.keys(init.headers!)).not.toContain('x-a');
    expect(() => createClient({ headers: unset, retry: unset })).not.toThrow();
    expect(() => createApi({ address: 'http://a.test', apiKey: unset, fetch: unset })).not.toThrow();
    const job = Promise.resolve(new Response('{"id":"a","status":"failed"}'));
    const agent = createClient({ fetch: () => job.then((response) => response.clone()) }).agent;
    expect((await agent.wait('id', poll)).status).toBe('failed');
    expect((await agent.run({ prompt: 'p' }, run)).status).toBe('failed');
  } finally {
    vi.unstubAllEnvs();
  }
});

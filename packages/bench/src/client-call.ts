import { request as octokit } from '@octokit/request';
import type { paths } from '@web-data/types';
import { createClient } from '@web-data/client';
import { createApi } from '@web-data/client/api';
import OpenAI from 'openai';
import createFetchClient from 'openapi-fetch';
import type { Benchmark } from './benchmark.ts';

/** Calls per client and round; the clients alternate, so that all run under the same conditions. */
const calls = Number(process.env['BENCH_CALLS'] ?? 4000);
const rounds = Number(process.env['BENCH_TURNS'] ?? 15);
const baseUrl = 'http://127.0.0.1:9';
const body = { url: 'https://example.com' };
const response = JSON.stringify({
  success: true,
  links: Array.from({ length: 5 }, (_, index) => ({ url: `https://example.com/${index}` })),
});

/** Responds in the process, so that only the client is measured. */
const stub = (): Promise<Response> =>
  Promise.resolve(new Response(response, { headers: { 'content-type': 'application/json' } }));

interface BenchResponse {
  links?: unknown[] | undefined;
}

const headers = { 'content-type': 'application/json', authorization: 'Bearer key' };
const bare = async (): Promise<BenchResponse> => {
  const send = stub as typeof fetch;
  const response = await send(`${baseUrl}/v2/map`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as BenchResponse;
};

const clients: Record<string, () => Promise<() => Promise<BenchResponse>>> = {
  'bare fetch': () => Promise.resolve(bare),
  '@web-data/client': () => {
    const web = createClient({ apiKey: 'key', baseUrl, fetch: stub });
    return Promise.resolve(() => web.map(body));
  },
  '@web-data/client/api': () => {
    const api = createApi({ apiKey: 'key', address: `${baseUrl}/v2`, fetch: stub });
    return Promise.resolve(async () => (await api.POST('/map', { body })).data!);
  },
  'openapi-fetch': () => {
    const authorization = 'Bearer key';
    const api = createFetchClient<paths>({
      baseUrl: `${baseUrl}/v2`,
      headers: { authorization },
      fetch: stub,
    });
    return Promise.resolve(async () => (await api.POST('/map', { body })).data!);
  },
  '@octokit/request': () => {
    const send = octokit.defaults({
      baseUrl,
      headers: { authorization: 'Bearer key' },
      request: { fetch: stub },
    });
    return Promise.resolve(async () => (await send('POST /v2/map', { data: body })).data as BenchResponse);
  },
  'openai (Stainless)': () => {
    const client = new OpenAI({ apiKey: 'key', baseURL: `${baseUrl}/v2`, fetch: stub });
    return Promise.resolve(() => client.post('/map', { body }) as Promise<BenchResponse>);
  },
};

/** CPU microseconds per call, for `calls` calls in sequence. The number of links proves that each response was read. */
async function cost(call: () => Promise<BenchResponse>): Promise<number> {
  const before = process.cpuUsage();
  let links = 0;
  for (let count = 0; count < calls; count += 1) links += (await call()).links?.length ?? 0;
  const { user, system } = process.cpuUsage(before);
  if (links !== 5 * calls) throw new Error(`${links} links were read; there are ${5 * calls}.`);
  return (user + system) / calls;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

async function runRounds(): Promise<Record<string, string>> {
  const costs = new Map<string, number[]>();
  const prepared = await Promise.all(
    Object.entries(clients).map(async ([name, prepare]) => [name, await prepare()] as const),
  );
  for (let round = 0; round < rounds; round += 1) {
    // The first rounds warm up.
    for (const [name, call] of prepared) {
      const spent = await cost(call);
      if (round >= 3) costs.set(name, [...(costs.get(name) ?? []), spent]);
    }
  }
  const bareCost = median(costs.get('bare fetch')!);
  const facts = [...costs].map(([name, list]) => [name, `${(median(list) / bareCost).toFixed(2)}x`]);
  return { 'bare fetch, µs a call': bareCost.toFixed(1), ...Object.fromEntries(facts) };
}

export const clientCallBenchmark: Benchmark = {
  name: 'client-call',
  module: import.meta.url,
  title: `Map over a fetch that answers in the process: CPU of a call over that of bare fetch, median of turns of ${calls} calls.`,
  rounds: 1,
  cases: { 'all, taking turns': runRounds },
};

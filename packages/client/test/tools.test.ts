import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '@web-data/types';
import { connect } from '../src/operations.ts';
import {
  apiTools,
  callTool,
  followJob,
  standAlone,
  startJob,
  ToolArgumentsError,
  valueAt,
} from '../src/tools.ts';
import type { JobState, Tool } from '../src/tools.ts';
import { json, startService } from './support/service.ts';
import type { Service } from './support/service.ts';

let service: Service;
let answers: ((target: string, method: string) => object)[];

beforeAll(async () => {
  service = await startService((response, { method, path }) => {
    const answer = (answers.length > 1 ? answers.shift()! : answers[0]!)(path, method);
    json(response, 200, answer);
  });
});
afterAll(() => service.close());

const connected = () => connect({ apiKey: 'wd_key', baseUrl: service.baseUrl });
const tool = (name: string): Tool => Object.values(apiTools.tools).find((one) => one.name === name)!;

test('there is a tool for every operation, and each of its schemas stands alone', () => {
  expect(Object.keys(apiTools.tools)).toEqual(Object.keys(operations));
  for (const { input, output = {} } of Object.values(apiTools.tools)) {
    for (const schema of [input, output]) {
      const combined = standAlone(schema, apiTools.definitions);
      const needed = [...JSON.stringify(combined).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name]) => name!);
      expect(Object.keys((combined['$defs'] ?? {}) as object)).toEqual([...new Set(needed)].toSorted());
    }
  }
});

test('definitions that turn in circles come along once', () => {
  const definitions = { A: { items: { $ref: '#/$defs/B' } }, B: { items: { $ref: '#/$defs/A' } }, C: {} };
  expect(standAlone({ $ref: '#/$defs/A' }, definitions)).toEqual({
    $ref: '#/$defs/A',
    $defs: { A: definitions.A, B: definitions.B },
  });
});

describe('a call by name', () => {
  test('sends each argument where it belongs', async () => {
    answers = [() => ({ success: true })];
    await callTool(apiTools, connected(), tool('crawl.get'), { jobId: 'a/b', skip: 3, limit: 2 });
    await callTool(apiTools, connected(), tool('map'), { url: 'https://example.com', limit: 5 });
    expect(service.arrivals.slice(-2).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/v2/crawl/a%2Fb?skip=3&limit=2', ''],
      ['POST', '/v2/map', '{"url":"https://example.com","limit":5}'],
    ]);
  });

  test.each([
    ['map', { url: 'https://example.com', deep: 1 }, 'map has no argument "deep". Take one of url, search,'],
    ['map', {}, 'map needs url. Give it a value.'],
    ['crawl.active', { a: 1 }, 'crawl.active has no argument "a". It takes none.'],
    ['agent.snapshot', {}, 'agent.snapshot needs jobId and snapshotId. Give it a value.'],
    ['map', { url: 'https://example.com', constructor: 1 }, 'map has no argument "constructor".'],
  ])('%s %j is refused before it is sent', async (name, input, message) => {
    const before = service.arrivals.length;
    const rejected = callTool(apiTools, connected(), tool(name), input);
    await expect(rejected).rejects.toThrow(ToolArgumentsError);
    await expect(rejected).rejects.toThrow(message);
    expect(service.arrivals.length).toBe(before);
  });
});

const page = (n: number) => ({ markdown: `${n}` });
const job = (status: string, data: object[], more?: string) => ({
  success: true,
  status,
  total: 3,
  completed: data.length,
  data,
  ...(more && { next: more }),
});

describe('a job', () => {
  const crawl = tool('crawl.start') as Tool & { job: NonNullable<Tool['job']> };
  async function follow(skip?: number): Promise<JobState[]> {
    const states: JobState[] = [];
    const options = { pollMs: 1, ...(skip !== undefined && { skip }) };
    for await (const state of followJob(apiTools, connected(), { job: crawl.job, id: 'x' }, options))
      states.push(state);
    return states;
  }

  test('is started, and its id found', async () => {
    answers = [() => ({ success: true, id: 'job-1' })];
    expect((await startJob(apiTools, connected(), crawl, { url: 'https://example.com' })).id).toBe('job-1');
    answers = [() => ({ success: true })];
    await expect(startJob(apiTools, connected(), crawl, { url: 'https://example.com' })).rejects.toThrow(
      'has no id at /id',
    );
  });

  test('gives every item once, over states and over parts, to its end', async () => {
    answers = [
      () => job('scraping', [page(1)]),
      () => job('scraping', []),
      () => job('completed', [page(2)], 'https://example.com/next'),
      () => job('completed', [page(3)]),
    ];
    const before = service.arrivals.length;
    const states = await follow();
    expect(states.flatMap(({ items }) => items)).toEqual([page(1), page(2), page(3)]);
    expect(states.map(({ hasEnded }) => hasEnded)).toEqual([false, false, false, true]);
    expect(states.at(-1)).toMatchObject({ id: 'x', state: 'completed', read: 3, total: 3 });
    const skips = service.arrivals.slice(before).map(({ path }) => /skip=(\d+)/.exec(path)![1]);
    expect(skips).toEqual(['0', '1', '1', '2']);
  });

  test('is taken up where its reader stopped', async () => {
    answers = [() => job('completed', [page(3)])];
    const before = service.arrivals.length;
    expect((await follow(2)).at(-1)).toMatchObject({ read: 3, items: [page(3)] });
    expect(service.arrivals[before]!.path).toContain('skip=2');
  });

  test('a state that is not known is waited on, and a signal ends the waiting', async () => {
    answers = [() => job('resting', [])];
    const stop = new AbortController();
    const states: string[] = [];
    const following = (async () => {
      const options = { pollMs: 1, signal: stop.signal };
      for await (const { state } of followJob(apiTools, connected(), { job: crawl.job, id: 'x' }, options)) {
        states.push(state);
        if (states.length === 12) stop.abort();
      }
    })();
    await expect(following).rejects.toMatchObject({ name: 'AbortError' });
    expect(states).toEqual(Array.from({ length: 12 }, () => 'resting'));
  });
});

test.each([
  ['', { a: 1 }, { a: 1 }],
  ['/a/b~1c', { a: { 'b/c': 2 } }, 2],
  ['/a/0', { a: [3] }, 3],
  ['/constructor', {}, undefined],
  ['/a/length', { a: [3] }, undefined],
  ['/a/00', { a: [3] }, undefined],
  ['/a/0', { a: 'text' }, undefined],
  ['/a~1b/m~0n/~01', { 'a/b': { 'm~n': { '~1': 4 } } }, 4],
  ['/a/b', { a: null }, undefined],
])('what stands at %j', (pointer, value, want) => expect(valueAt(value, pointer)).toEqual(want));

import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../src/operations.ts';
import { apiTools, followJob } from '../src/tools.ts';
import type { JobState, Tool, ToolJob } from '../src/tools.ts';
import { json, startService } from './support/service.ts';
import type { Service } from './support/service.ts';

/** A job that is followed by its stream, and by reading it where there is none or it breaks. */

type Answer = (response: ServerResponse) => unknown;

let service: Service;
let answers: Answer[] = [];
/** `stream` or `read`, with where it began, for each request. */
let asked: string[] = [];
const crawl = Object.values(apiTools.tools).find(({ name }) => name === 'crawl.start') as Tool & {
  job: ToolJob;
};

beforeAll(async () => {
  service = await startService((response, { path, headers }) => {
    const kind = headers['accept']?.includes('event-stream') ? 'stream' : 'read';
    asked.push(`${kind} ${headers['last-event-id'] ?? new URL(path, 'http://x').searchParams.get('skip')}`);
    return void (answers.length > 1 ? answers.shift()! : answers[0]!)(response);
  });
});
afterAll(() => service.close());
beforeEach(() => {
  asked = [];
});

const page = (n: number): object => ({ markdown: `# ${n}`, metadata: { sourceURL: `http://x/${n}` } });
const job = (status: string, completed: number, data: object[] = []): object => {
  return { success: true, id: 'x', status, total: 3, completed, creditsUsed: completed, data };
};
const event = (name: string, data: object, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
/** Pages from one number to another. */
const pages = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => event('document', page(from + index), from + index));
const begin = 'retry: 1\n\n';
const catchup = (completed = 0): string => event('catchup', job('scraping', completed));
const done = event('done', job('completed', 3));

/** A stream that ends after its events, breaks, or stays open. */
const stream =
  (events: string[], end: 'ends' | 'breaks' | 'stays' = 'ends'): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const isWritten = (): unknown =>
      end === 'ends' ? response.end() : end === 'breaks' ? response.destroy() : undefined;
    response.write([begin, ...events].join(''), isWritten);
  };
const read =
  (body: object, status = 200): Answer =>
  (response) =>
    json(response, status, body);

async function follow(
  skip = 0,
  options: { signal?: AbortSignal; pollMs?: number } = {},
): Promise<JobState[]> {
  const states: JobState[] = [];
  const connected = connect({ apiKey: 'wd_key', baseUrl: service.baseUrl, retry: { attempts: 3 } });
  const following = { pollMs: 1000, ...options, skip, stream: true };
  for await (const state of followJob(apiTools, connected, { job: crawl.job, id: 'x' }, following))
    states.push(state);
  return states;
}

describe('every page comes once, in order, and the job as it ended comes last', () => {
  const error = { success: false, error: 'Rate limit exceeded' };
  test.each<[title: string, answers: Answer[], asked: string[]]>([
    ['from a stream', [stream([catchup(), ...pages(1, 3), done])], ['stream 0']],
    [
      'from a stream that breaks between two pages',
      [stream([catchup(), ...pages(1, 2)], 'breaks'), stream([catchup(2), ...pages(3, 3), done])],
      ['stream 0', 'stream 2'],
    ],
    [
      'from a stream that ends where the service shuts down',
      [stream([catchup(), ...pages(1, 1)]), stream([catchup(1), ...pages(2, 3), done])],
      ['stream 0', 'stream 1'],
    ],
    [
      'from a service that begins anew each time',
      [stream([catchup(), ...pages(1, 2)], 'breaks'), stream([catchup(), ...pages(1, 3), done])],
      ['stream 0', 'stream 2'],
    ],
    [
      'by reading where the service has no stream',
      [read(job('scraping', 1, [page(1)])), read(job('completed', 3, [page(1), page(2), page(3)]))],
      ['stream 0', 'read 0'],
    ],
    [
      'by reading where there are too many streams',
      [read(error, 406), read(job('completed', 3, [page(1), page(2), page(3)]))],
      ['stream 0', 'read 0'],
    ],
    [
      'by reading on where the stream breaks again and again',
      [
        stream([catchup(), ...pages(1, 1)], 'breaks'),
        ...Array.from({ length: 3 }, () => stream([catchup(1)], 'breaks')),
        read(job('completed', 3, [page(2), page(3)])),
      ],
      ['stream 0', 'stream 1', 'stream 1', 'stream 1', 'read 1'],
    ],
  ])('%s', async (_title, given, want) => {
    answers = given;
    const states = await follow();
    expect(states.flatMap(({ items }) => items)).toEqual([page(1), page(2), page(3)]);
    expect(states.at(-1)).toMatchObject({ state: 'completed', hasEnded: true, read: 3, done: 3, total: 3 });
    expect(states.filter(({ hasEnded }) => hasEnded)).toHaveLength(1);
    expect(asked).toEqual(want);
  });
});

test('is taken up where its reader stopped', async () => {
  answers = [stream([catchup(2), ...pages(3, 3), done])];
  const states = await follow(2);
  expect(states.flatMap(({ items }) => items)).toEqual([page(3)]);
  expect([states.at(-1)!.read, asked]).toEqual([3, ['stream 2']]);
});

test('a job that has ended, and of which nothing is left, ends at once', async () => {
  answers = [stream([event('catchup', job('completed', 3))], 'stays')];
  expect((await follow(3)).map(({ hasEnded }) => hasEnded)).toEqual([true]);
});

test('a job that has ended gives its pages before its end', async () => {
  answers = [stream([event('catchup', job('completed', 3)), ...pages(1, 3), done])];
  expect((await follow()).map(({ hasEnded }) => hasEnded)).toEqual([false, false, false, false, true]);
});

test.each([401, 404])('a job that cannot be read is asked for once (%d)', async (status) => {
  answers = [read({ success: false, error: 'no' }, status)];
  await expect(follow()).rejects.toMatchObject({ status });
  expect(asked).toHaveLength(1);
});

test('the last state is repeated while nothing happens, until the reader gives up, which closes the stream', async () => {
  let isClosed = false;
  answers = [
    (response) => {
      response.once('close', () => (isClosed = true));
      stream([catchup()], 'stays')(response);
    },
  ];
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 300);
  await expect(follow(0, { signal: stop.signal, pollMs: 10 })).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => isClosed).toBe(true);
  isClosed = false;
  const connected = connect({ apiKey: 'wd_key', baseUrl: service.baseUrl });
  const options = { pollMs: 10, stream: true };
  const states = [];
  for await (const { state } of followJob(apiTools, connected, { job: crawl.job, id: 'x' }, options))
    if (states.push(state) === 5) break;
  expect(states).toEqual(Array.from({ length: 5 }, () => 'scraping'));
  await expect.poll(() => isClosed).toBe(true);
});

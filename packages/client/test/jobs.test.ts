import { describe, expect, expectTypeOf, it } from 'vitest';
import { ApiError, createClient } from '../src/index.ts';
import type { EndedJob } from '../src/index.ts';
import { connect, readCrawlPages, runBatch } from '../src/operations.ts';

const id = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71';
const page = (name: string) => ({
  markdown: name,
  metadata: { sourceURL: `http://a.test/${name}`, statusCode: 200 },
});
const job = (status: string, done: number, names: string[], next = false) => ({
  success: true,
  id,
  status,
  total: 4,
  completed: done,
  creditsUsed: done,
  createdAt: '2030-05-17T09:30:00.000Z',
  expiresAt: '2030-05-18T09:30:00.000Z',
  ...(next && { next: `http://elsewhere.test/v2/crawl/${id}?skip=9&limit=1` }),
  data: names.map(page),
});

/** A `fetch` that gives these answers in their order, and the requests it saw. */
function answers(...list: object[]) {
  const seen: string[] = [];
  const bodies: unknown[] = [];
  const fetch = (url: string, init: RequestInit) => {
    const next = list[Math.min(seen.length, list.length - 1)]!;
    seen.push(`${init.method} ${new URL(url).pathname}${new URL(url).search}`);
    bodies.push(init.body && JSON.parse(init.body as string));
    return Promise.resolve(next instanceof Response ? next.clone() : Response.json(next));
  };
  return { fetch, seen, bodies };
}
const started = { success: true, id, url: `http://a.test/v2/crawl/${id}`, invalidURLs: [] };
const client = (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
  createClient({ apiKey: 'k', baseUrl: 'http://a.test', fetch });
const quick = { pollMs: 1 };

describe.each([
  ['crawl', '/v2/crawl'],
  ['batch', '/v2/batch/scrape'],
] as const)('web.%s', (kind, path) => {
  const input = { crawl: 'http://a.test/', batch: ['http://a.test/'] };
  const run = (web: ReturnType<typeof client>, options: object) =>
    kind === 'crawl' ? web.crawl(input.crawl, options) : web.batch(input.batch, options);

  it('waits, tells how far it is, and gives every page once', async () => {
    const { fetch, seen, bodies } = answers(
      started,
      job('scraping', 0, []),
      job('scraping', 2, ['a'], true),
      job('scraping', 2, ['b']),
      job('completed', 4, ['c'], true),
      job('completed', 4, ['d']),
    );
    const reported: [string, number][] = [];
    const ids: string[] = [];
    const ended = await run(client(fetch), {
      ...quick,
      onStart: (jobId: string) => ids.push(jobId),
      onProgress: ({ status, completed }: { status: string; completed: number }) =>
        reported.push([status, completed]),
    });
    expect(ended.data.map(({ markdown }) => markdown)).toEqual(['a', 'b', 'c', 'd']);
    expect(ended).toMatchObject({ status: 'completed', completed: 4 });
    expect(ended).not.toHaveProperty('next');
    expect(reported).toEqual([
      ['scraping', 0],
      ['scraping', 2],
      ['completed', 4],
    ]);
    expect(ids).toEqual([id]);
    // Never where an answer points to: the key goes to the service alone.
    expect(seen).toEqual([
      `POST ${path}`,
      ...[0, 0, 1, 2, 3].map((skip) => `GET ${path}/${id}?skip=${skip}`),
    ]);
    expect(bodies[0]).toEqual(kind === 'crawl' ? { url: input.crawl } : { urls: input.batch });
  });

  it('says of which job it could not wait for the end', async () => {
    const gone = Response.json({ success: false, error: 'Job not found' }, { status: 404 });
    const { fetch } = answers(started, job('scraping', 0, []), gone);
    const error: unknown = await run(client(fetch), quick).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ jobId: id, errorName: 'JobNotFound' });
  });

  it('starts nothing with options that cannot be', async () => {
    const { fetch, seen } = answers(started);
    await expect(run(client(fetch), { pollMs: -1 })).rejects.toThrow(/pollMs/);
    expect(seen).toEqual([]);
  });
});

it('pages come one by one, and the loop may be left', async () => {
  const { fetch, seen } = answers(started, job('scraping', 1, ['a']), job('completed', 3, ['b', 'c']));
  const names: (string | undefined)[] = [];
  for await (const { markdown } of client(fetch).crawl.pages({ url: 'http://a.test/', limit: 3 }, quick)) {
    names.push(markdown);
    if (markdown === 'b') break;
  }
  expect(names).toEqual(['a', 'b']);
  expect(seen).toHaveLength(3);
});

it('a failed crawl is no failed call', async () => {
  const { fetch } = answers(started, { ...job('failed', 0, []), error: 'No page could be read.' });
  const result = await client(fetch).crawl.result('http://a.test/', quick);
  expect(result).toMatchObject({ ok: true, data: { status: 'failed', error: 'No page could be read.' } });
});

it('the calls of the API are there beside', () => {
  const { crawl, batch } = client(answers(started).fetch);
  expect(Object.keys(crawl).toSorted()).toEqual([
    'active',
    'cancel',
    'errors',
    'get',
    'getStream',
    'pages',
    'preview',
    'result',
    'start',
  ]);
  const others = ['cancel', 'errors', 'get', 'getStream', 'pages', 'result', 'start'];
  expect(Object.keys(batch).toSorted()).toEqual(others);
});

it('as functions of a service too', async () => {
  const service = connect({ apiKey: 'k', fetch: answers(started, job('completed', 1, ['a'])).fetch });
  const ended = await runBatch(service, ['http://a.test/a'], quick);
  expectTypeOf(ended).toEqualTypeOf<EndedJob>();
  expect(ended.data).toHaveLength(1);
  const other = connect({ apiKey: 'k', fetch: answers(started, job('completed', 1, ['a'])).fetch });
  const names: (string | undefined)[] = [];
  for await (const { markdown } of readCrawlPages(other, 'http://a.test/', quick)) names.push(markdown);
  expect(names).toEqual(['a']);
});

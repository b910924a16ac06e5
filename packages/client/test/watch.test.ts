import { afterEach, expect, expectTypeOf, it } from 'vitest';
import { connect, watchBatch, watchCrawl } from '../src/operations.ts';
import type { JobEvent } from '../src/index.ts';
import { startService } from './support/service.ts';
import type { Handler, Service } from './support/service.ts';

const id = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71';
const job = (status: string, completed: number) => ({
  success: true,
  id,
  status,
  total: 3,
  completed,
  creditsUsed: completed,
  createdAt: '2030-05-17T09:30:00.000Z',
  expiresAt: '2030-05-18T09:30:00.000Z',
  data: [],
});
const event = (name: string, data: object, place?: number): string =>
  `event: ${name}\n${place === undefined ? '' : `id: ${place}\n`}data: ${JSON.stringify(data)}\n\n`;
const page = (place: number): string =>
  event(
    'document',
    { markdown: `p${place}`, metadata: { sourceURL: 'http://a.test/', statusCode: 200 } },
    place,
  );

let service: Service;
afterEach(() => service.close());

/** Reads a watch to its end. */
async function readAll(watch: AsyncGenerator<JobEvent, { status: string }, void>) {
  const events: JobEvent[] = [];
  for (;;) {
    const next = await watch.next();
    if (next.done) return { events, status: next.value.status };
    events.push(next.value);
  }
}

/** Answers each request with the next text; one that breaks off is destroyed. */
const playing =
  (...parts: { text: string; breaksOff?: boolean }[]): Handler =>
  (response, _arrival, count) => {
    const { text, breaksOff } = parts[Math.min(count, parts.length) - 1]!;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`retry: 1\n\n${text}`, () => (breaksOff ? response.destroy() : response.end()));
  };

it('goes on after the last page when the connection breaks or a replica ends, and gives the job', async () => {
  service = await startService(
    playing(
      { text: event('catchup', job('scraping', 1)) + page(1), breaksOff: true },
      { text: event('catchup', job('scraping', 2)) + page(2) },
      { text: event('catchup', job('completed', 3)) + page(3) + event('done', job('completed', 3)) },
    ),
  );
  const { events, status } = await readAll(
    watchCrawl(connect({ apiKey: 'k', baseUrl: service.baseUrl }), id),
  );
  expect(status).toBe('completed');
  const documents = events.flatMap((one) => (one.event === 'document' ? [[one.id, one.data.markdown]] : []));
  expect(documents).toEqual([
    ['1', 'p1'],
    ['2', 'p2'],
    ['3', 'p3'],
  ]);
  expect(service.arrivals.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2']);
  expect(service.arrivals[0]).toMatchObject({
    path: `/v2/crawl/${id}`,
    headers: { accept: 'text/event-stream' },
  });
});

it('begins after an id, at the path of a batch', async () => {
  service = await startService(playing({ text: page(3) + event('done', job('cancelled', 3)) }));
  const watch = watchBatch(connect({ apiKey: 'k', baseUrl: service.baseUrl }), id, { lastEventId: '2' });
  expect((await readAll(watch)).status).toBe('cancelled');
  expect(service.arrivals).toMatchObject([
    { path: `/v2/batch/scrape/${id}`, headers: { 'last-event-id': '2', authorization: 'Bearer k' } },
  ]);
});

it('throws what the service rejects, and an end that is none', async () => {
  service = await startService((response, _arrival, count) => {
    if (count > 1) return playing({ text: page(1) })(response, _arrival, count);
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: false, error: 'Job not found.' }));
  });
  const web = connect({ apiKey: 'k', baseUrl: service.baseUrl });
  await expect(readAll(watchCrawl(web, id))).rejects.toMatchObject({ status: 404 });
  await expect(readAll(watchCrawl(web, id, { reconnect: false }))).rejects.toThrow(/ended before the job/);
});

it('types its events by their names', () => {
  expectTypeOf<Extract<JobEvent, { event: 'document' }>['data']['markdown']>().toEqualTypeOf<
    string | undefined
  >();
  expectTypeOf<Extract<JobEvent, { event: 'done' }>['data']['completed']>().toEqualTypeOf<number>();
});

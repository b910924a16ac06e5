import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pathOf, startJob } from '../support/crawls.ts';
import { startProgram } from '../support/program.ts';
import type { Program } from '../support/program.ts';
import { serveSite } from '../support/site.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import { readEvents, readSocket, requestEvents } from '../support/watchers.ts';

const PAGES = 60;
/** The number of documents after which the replica that watchers are connected to is killed. */
const KILL_AT = 15;

/** Documents by path, in the order in which they came, over all connections of one watcher. */
interface Watched {
  paths: string[];
  connections: number;
  isDone: boolean;
}

/** Watches a job as programs do: connects again after the last document, until the end. */
async function watch(connect: (watched: Watched) => Promise<void>): Promise<Watched> {
  const watched: Watched = { paths: [], connections: 0, isDone: false };
  for (const until = Date.now() + 90_000; !watched.isDone && Date.now() < until; await sleep(50)) {
    await connect(watched).catch(() => {}); // Nobody listens until a replica has started again.
  }
  return watched;
}

test.each(storeKinds)(
  'a stream of events and a WebSocket lose and repeat nothing when their replica is killed, on %s',
  async (kind) => {
    const place = await newPlace(kind);
    const folders = [place.options.dataDirectory!, await mkdtemp(join(tmpdir(), 'web-data-test-'))];
    const site = await serveSite((request, response) => {
      response.setHeader('content-type', 'text/html');
      setTimeout(() => response.end(`<title>${request.url}</title><p>Text of ${request.url}.`), 150);
    });
    const environment = {
      WEB_DATA_ALLOW_PRIVATE: '127.0.0.1:*',
      WEB_DATA_SITE_REQUESTS_PER_SECOND: '40',
      WEB_DATA_LEASE_MS: '2000',
      ...(place.options.databaseUrl && { WEB_DATA_DATABASE_URL: place.options.databaseUrl }),
    };
    const first = await startProgram(folders[0]!, environment);
    const programs = [first];
    // PostgreSQL has another replica at once; SQLite belongs to one process, which starts again.
    if (kind === 'postgres') programs.push(await startProgram(folders[1]!, environment));
    let program: Program | undefined = first;
    const urls = Array.from({ length: PAGES }, (_, index) => `${site.url}/${index}`);
    const id = await startJob(first, first.key, 'batch', { urls });
    const statusUrl = (): string => `${program!.url}/v2/batch/scrape/${id}`;
    let killing: Promise<void> | undefined;
    const kill = (): void => {
      killing ??= (async () => {
        await first.end('SIGKILL');
        program = undefined;
        programs[1] ??= await startProgram(folders[0]!, environment);
        program = programs[1];
      })();
    };
    const watchers = Promise.all([
      watch(async (watched) => {
        if (program === undefined) return;
        const headers = { 'last-event-id': String(watched.paths.length) };
        const response = await requestEvents(statusUrl(), first.key, headers);
        if (response.status !== 200) return void (await response.body?.cancel());
        watched.connections += 1;
        for await (const { event, id: place, data } of readEvents(response)) {
          if (event === 'done') watched.isDone = true;
          if (event !== 'document') continue;
          watched.paths.push(pathOf(data.metadata!.sourceURL!));
          expect(place).toBe(String(watched.paths.length));
          if (watched.paths.length === KILL_AT) kill();
        }
      }),
      watch(async (watched) => {
        if (program === undefined) return;
        const url = `${statusUrl()}?skip=${watched.paths.length}`;
        const { messages } = await readSocket(url, {
          key: first.key,
          onMessage({ type, data }) {
            if (type === 'done') watched.isDone = true;
            if (type === 'document') watched.paths.push(pathOf(data!.metadata!.sourceURL!));
          },
        });
        if (messages.length > 0) watched.connections += 1;
      }),
    ]);
    try {
      const [events, socket] = await watchers;
      await killing;
      for (const { paths, connections, isDone } of [events, socket]) {
        expect(isDone).toBe(true);
        expect(connections).toBeGreaterThan(1);
        expect(paths.toSorted()).toEqual(urls.map(pathOf).toSorted());
      }
      expect(socket.paths).toEqual(events.paths);
    } finally {
      for (const running of programs) await running.end('SIGKILL').catch(() => {});
      await site.close();
      await place.remove();
      await rm(folders[1]!, { recursive: true, force: true });
    }
  },
  150_000,
);

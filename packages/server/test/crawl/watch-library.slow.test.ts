import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callJob, startJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const script = fileURLToPath(new URL('../support/watch-with-library.js', import.meta.url));

interface Told {
  documents: string[];
  ends: { status: string; completed: number }[];
  errors: unknown[];
  documentsAtEnd: number;
}

/** Programs with the library of the deployed service watch as before: with a WebSocket where their platform has one, else by polling. */
describe('the watcher of the library of the deployed service', () => {
  let site: Site;
  let server: TestServer;
  let key: string;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      if (request.url === '/endless') return;
      const links = Array.from({ length: 20 }, (_, index) => `<a href="/${index + 1}">x</a>`).join('');
      response.setHeader('content-type', 'text/html');
      setTimeout(() => response.end(`<title>${request.url}</title><p>Text of ${request.url}.${links}`), 20);
    });
    server = await startTestServer();
    ({ key } = await server.caller());
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const watch = async (kind: 'crawl' | 'batch', id: string, flags: string[]): Promise<Told> => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...flags,
      script,
      server.url,
      key,
      kind,
      id,
    ]);
    return JSON.parse(stdout) as Told;
  };
  const statusesOf = (id: string): number[] =>
    server.log
      .map((line) => JSON.parse(line) as { status?: number; req?: { path?: string; method?: string } })
      .filter(({ req }) => req?.method === 'GET' && req.path?.includes(id))
      .map(({ status }) => status!);
  const socket = ['--no-warnings', '--experimental-websocket'];

  test.each(['crawl', 'batch'] as const)(
    'gets each document of a %s once, and then the end',
    async (kind) => {
      const body =
        kind === 'crawl'
          ? { url: site.url, limit: 12, sitemap: 'skip' }
          : { urls: Array.from({ length: 12 }, (_, index) => `${site.url}/${index}`) };
      const id = await startJob(server, key, kind, body);
      const live = await watch(kind, id, socket);
      expect(live).toMatchObject({
        ends: [{ status: 'completed', completed: 12 }],
        errors: [],
        documentsAtEnd: 12,
      });
      expect(new Set(live.documents).size).toBe(12);
      expect(statusesOf(id)).toEqual([101]);
      // One that comes late gets the same.
      const late = await watch(kind, id, socket);
      expect(late).toEqual({ ...live, documents: expect.arrayContaining(live.documents) });
    },
  );

  test('is told that a job was cancelled', async () => {
    const id = await startJob(server, key, 'batch', { urls: [`${site.url}/endless`] });
    const watching = watch('batch', id, socket);
    await expect.poll(() => server.log.some((line) => line.includes(id)), { timeout: 20_000 }).toBe(true);
    await callJob(server, key, 'cancelBatchScrape', { id });
    expect(await watching).toMatchObject({ documents: [], ends: [{ status: 'cancelled' }], errors: [] });
  });

  test('gets the same where the platform has no WebSocket: from a package, or by polling', async () => {
    const id = await startJob(server, key, 'batch', { urls: [`${site.url}/1`, `${site.url}/2`] });
    const told = await watch('batch', id, ['--no-warnings', '--no-experimental-websocket']);
    expect(told).toMatchObject({
      ends: [{ status: 'completed', completed: 2 }],
      errors: [],
      documentsAtEnd: 2,
    });
  });
});

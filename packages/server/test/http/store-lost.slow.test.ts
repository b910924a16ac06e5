import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { startTestServer } from '../support/server.ts';
import type { Answer, TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';
import { wireTo } from '../../scripts/chaos/wire.js';
import type { Wire } from '../../scripts/chaos/wire.js';

/** What a request may wait: 5 s on a machine that has nothing else to do. */
const WAIT_MS = 15_000;
const unavailable = { success: false, error: 'Service Unavailable' };
const expectUnavailable = ({ status, body, headers }: Answer): void =>
  expect([status, body, headers.get('retry-after')]).toEqual([503, unavailable, '1']);

describe.runIf(storeKinds.includes('postgres'))('a database that is lost', () => {
  let server: TestServer;
  let place: Place;
  let proxy: Wire;
  let site: Site;
  beforeEach(async () => {
    place = await newPlace('postgres');
    proxy = await wireTo(place.options.databaseUrl!, 5432);
    const wired = { ...place, options: { ...place.options, databaseUrl: proxy.url } };
    server = await startTestServer({ leaseMs: 60_000 }, 'postgres', wired);
  });
  afterEach(async () => {
    await server.close();
    await Promise.all([proxy.close(), site.close(), place.remove()]);
  });

  it('is answered with 503 until it is back, and costs no credit', async () => {
    site = await serveSite(pages({ '/': [] }, ['/']));
    const { key, teamId } = await server.caller();
    const map = () => server.map(key, { url: site.url, sitemap: 'only' });
    expect((await map()).status).toBe(200);
    proxy.cut();
    for (let call = 0; call < 3; call++) expectUnavailable(await map());
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    proxy.restore();
    await expect.poll(async () => (await map()).status, { timeout: 10_000 }).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.team(teamId)).toMatchObject({ credits: 998, held: 0, running: 0 });
    expect(server.log.join('')).not.toContain(key.slice(-48));
  });

  it('keeps no slot and no credit of work that ended meanwhile', async () => {
    const waiting: ServerResponse[] = [];
    site = await serveSite((_request, response) => void waiting.push(response));
    const { key, teamId } = await server.caller();
    const map = server.map(key, { url: site.url, sitemap: 'skip' });
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await server.team(teamId)).toMatchObject({ credits: 999, held: 1, running: 1 });
    proxy.cut();
    while (site.asked.at(-1) !== '/') {
      waiting.shift()?.writeHead(404).end();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    waiting.shift()?.setHeader('content-type', 'text/html').end('<title>late</title>');
    expectUnavailable(await map);
    proxy.restore();
    await expect
      .poll(() => server.team(teamId).catch(() => undefined), { timeout: 20_000 })
      .toMatchObject({ credits: 1000, held: 0, running: 0 });
  });

  it.each(['drop', 'halfClose'] as const)(
    'that swallows what is sent (%s) is answered with 503 in seconds, and all goes on once it is back',
    async (fault) => {
      site = await serveSite(pages({ '/': [] }, ['/']));
      const { key, teamId } = await server.caller();
      const map = () => server.map(key, { url: site.url, sitemap: 'only', timeout: 30_000 });
      expect((await map()).status).toBe(200);
      proxy[fault]();
      for (let round = 0; round < 2; round++) {
        const from = performance.now();
        const answers = await Promise.all(Array.from({ length: 25 }, map));
        for (const answer of answers) expectUnavailable(answer);
        expect(performance.now() - from).toBeLessThan(WAIT_MS);
      }
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      proxy.restore();
      await expect.poll(async () => (await map()).status, { timeout: 30_000 }).toBe(200);
      await expect
        .poll(() => server.team(teamId), { timeout: 30_000 })
        .toMatchObject({ held: 0, running: 0 });
      expect(await auditCredits(server.store)).toEqual([]);
    },
  );

  it('that swallows the end of running work is answered with 503 in seconds, and holds nothing after', async () => {
    const waiting: ServerResponse[] = [];
    site = await serveSite((_request, response) => void waiting.push(response));
    const { key, teamId } = await server.caller();
    const map = server.map(key, { url: site.url, sitemap: 'only' });
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBeGreaterThan(0);
    proxy.drop();
    const answered = setInterval(() => {
      for (const response of waiting.splice(0))
        response.setHeader('content-type', 'application/xml').end('<urlset></urlset>');
    }, 10);
    const from = performance.now();
    expectUnavailable(await map);
    expect(performance.now() - from).toBeLessThan(WAIT_MS);
    clearInterval(answered);
    proxy.restore();
    await expect.poll(() => server.team(teamId), { timeout: 30_000 }).toMatchObject({ held: 0, running: 0 });
    expect(await auditCredits(server.store)).toEqual([]);
  });

  it('that swallows what is sent does not keep the server from closing', async () => {
    site = await serveSite(pages({ '/': [] }));
    proxy.drop();
    const { key } = { key: `wd_${'0'.repeat(60)}` };
    const asked = server.map(key, { url: site.url }).catch(() => undefined);
    const from = performance.now();
    await server.close();
    expect(performance.now() - from).toBeLessThan(30_000);
    await asked;
  });

  it('does not keep the server from closing', async () => {
    site = await serveSite(pages({ '/': [] }));
    proxy.cut();
    const closed = once(process, 'unhandledRejection', { signal: AbortSignal.timeout(500) }).catch(
      () => 'none',
    );
    await server.close();
    expect(await closed).toBe('none');
  });
});

import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let site: Site;
let server: TestServer | undefined;
beforeAll(async () => void (site = await serveSite(pages({ '/': [], '/a': [] }))));
afterAll(() => site.close());
afterEach(() => server?.close());

const forwarded = { 'x-forwarded-host': 'web.example', 'x-forwarded-proto': 'https' };

/** Sends a request with a `Host` of its own, which `fetch` does not. */
function send(path: string, headers: Record<string, string>, body?: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const outgoing = request(server!.url + path, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () => resolve(text));
    });
    outgoing.once('error', reject).end(body && JSON.stringify(body));
  });
}

describe('URLs in responses have', () => {
  it.each<[title: string, options: object, headers: Record<string, string>, origin: string]>([
    ['the host of the request on this machine', {}, { host: 'localhost:8080' }, 'http://localhost:8080'],
    ['the address at which the request arrived', {}, { host: '127.0.0.1:8080' }, 'http://127.0.0.1:8080'],
    ['a public host', { publicHosts: ['api.example'] }, { host: 'API.example:80' }, 'http://api.example'],
    ['not any other host', { publicHosts: ['api.example'] }, { host: 'evil.example' }, 'OWN'],
    ['not what anybody forwards', {}, { host: 'localhost:1', ...forwarded }, 'http://localhost:1'],
    ['what a trusted proxy forwards', { trustProxy: ['127.0.0.0/8'] }, forwarded, 'https://web.example'],
    ['not what another proxy forwards', { trustProxy: ['10.0.0.0/8'] }, forwarded, 'OWN'],
    [
      'the public URL, whatever the host',
      { publicUrl: 'https://a.example' },
      { host: 'localhost' },
      'https://a.example',
    ],
  ])('%s', async (_, options, headers, expected) => {
    server = await startTestServer(options);
    const origin = expected === 'OWN' ? new URL(server.url).origin : expected;
    const { key } = await server.caller();
    const own = { host: new URL(server.url).host, ...headers, authorization: `Bearer ${key}` };
    const json = { ...own, 'content-type': 'application/json' };
    const post = async (path: string, body: object) =>
      JSON.parse(await send(path, json, body)) as { id: string; url: string };
    const crawl = await post('/v2/crawl', { url: site.url });
    expect(crawl.url).toBe(`${origin}/v2/crawl/${crawl.id}`);
    const { id, url } = await post('/v2/batch/scrape', { urls: [site.url, `${site.url}/a`] });
    expect(url).toBe(`${origin}/v2/batch/scrape/${id}`);
    const read = async () =>
      JSON.parse(await send(`/v2/batch/scrape/${id}?limit=1`, own)) as { completed: number; next?: string };
    await expect.poll(async () => (await read()).completed).toBe(2);
    expect((await read()).next).toMatch(`${url}?skip=1`);
  });
});

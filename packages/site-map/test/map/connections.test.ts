import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { map, MemorySitemapCache } from '../../src/index.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

const PAGES = Array.from({ length: 300 }, (_, n) => `<a href=/p${n}>${n}</a>`).join('');

/** Answers that say no, each in a way that wants a connection closed or read on. */
const REFUSALS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'an empty 404 of unknown length': (response) => response.writeHead(404).end(),
  'a short 404': (response) => response.writeHead(404).end('nothing here'),
  'a long 404': (response) => response.writeHead(404, { 'content-length': 40_000 }).end('x'.repeat(40_000)),
  'a long 404 of unknown length': (response) => {
    response.writeHead(404).write('x'.repeat(20_000));
    response.end('x'.repeat(20_000));
  },
};

describe('a crawl keeps its connections', () => {
  test.each(Object.entries(REFUSALS))('where robots.txt is %s', async (_, refuse) => {
    const sockets = new Set<unknown>();
    const site = await serve((request, response) => {
      sockets.add(request.socket);
      if (/robots|sitemap/.test(request.url ?? '')) refuse(response);
      else response.end(`<title>${request.url}</title>${PAGES}`);
    });
    const { links } = await map(site.url('/'), {
      ...REACH,
      cache: new MemorySitemapCache(),
      budget: { hostConcurrency: 4, rate: Number.POSITIVE_INFINITY },
    });
    expect(links).toHaveLength(301);
    // Four, and one more for each body that was too long to be read to its end: eight requests are refused.
    expect(sockets.size).toBeLessThanOrEqual(4 + 8);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import { kindsOfTeam } from '../support/teams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const links = (paths: readonly string[]): string => paths.map((path) => `<a href="${path}">x</a>`).join('');

describe.each(kindsOfTeam)('for %s', (_kind, kind) => {
  describe('the warning of a map names what stood in its way', () => {
    it.each<[string, Record<string, string | number>, RegExp]>([
      [
        'robots.txt',
        { '/': links(['/a']), '/robots.txt': 'User-agent: *\nDisallow: /' },
        /robots\.txt of the site forbids/,
      ],
      ['a login', { '/': 401 }, /asks for a login \(401\)/],
      ['a refusal', { '/': 403 }, /refused/],
      ['scripts', { '/': '<div id=app></div><script src=/a.js></script>' }, /JavaScript/],
      ['no links', { '/': 'Hello' }, /links to no other page/],
      [
        'a sitemap that fails',
        { '/': links(['/p1']), '/robots.txt': 'Sitemap: /s.xml', '/s.xml': 502 },
        /sitemap file\(s\) could not be read/,
      ],
    ])('%s', async (_title, pages, sentence) => {
      const site = await serveSite((request, response) => {
        const answer = pages[request.url ?? ''] ?? (/^\/p\d/.test(request.url ?? '') ? 'x' : 404);
        response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'text/html' });
        response.end(typeof answer === 'number' ? '' : answer);
      });
      const { key } = await server.caller(kind);
      const { status, body } = await server.map(key, { url: site.url, limit: 100_000 });
      await site.close();
      const { warning = '', links: found = [] } = body as { warning?: string; links?: unknown[] };
      expect([status, found.length > 0]).toEqual([200, true]);
      expect(warning).toMatch(sentence);
    });
  });

  it('names fields that callers know from elsewhere, also where the Map is shared, and none that asks for nothing', async () => {
    const site = await serveSite((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(links(['/p1']));
    });
    const { key } = await server.caller(kind);
    const warningsOf = async (more: object) => {
      const asked = { url: site.url, sitemap: 'skip', ...more };
      const answers = [await server.map(key, asked), await server.map(key, asked)];
      return answers.map(({ status, body }) => [status, (body as { warning?: string }).warning]);
    };
    const named = [200, 'These fields of the request had no effect: sitemapOnly, webhook.'];
    expect(await warningsOf({ sitemapOnly: true, webhook: { url: 'https://example.com/' } })).toEqual([
      named,
      named,
    ]);
    const silent = [200, undefined];
    expect(await warningsOf({ ignoreSitemap: false, headers: {}, origin: 'sdk' })).toEqual([silent, silent]);
    await site.close();
  });
});

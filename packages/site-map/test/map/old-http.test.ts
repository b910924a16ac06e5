import { expect, test } from 'vitest';
import { map, MemorySitemapCache } from '../../src/index.ts';
import { serveBytes } from '../../../net/test/support/byte-server.ts';
import { REACH } from '../../../net/test/support/loopback.ts';

test('a site of HTTP/1.0 that names no types and closes after every answer is mapped', async () => {
  const site = await serveBytes((path) => {
    if (path === '/robots.txt') return 'HTTP/1.0 404 Not Found\r\n\r\n';
    if (path === '/sitemap.xml')
      return 'HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n<urlset><url><loc>/listed</loc></url></urlset>';
    if (/^\/(?:one|two|listed)?$/.test(path))
      return `HTTP/1.0 200 OK\r\n\r\n<title>${path}</title><a href=/one>1</a><a href=/two>2</a>`;
    return 'HTTP/1.0 404 Not Found\r\n\r\n';
  });
  const { links } = await map(site.url, { ...REACH, cache: new MemorySitemapCache() });
  expect(links.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/listed', '/one', '/two']);
});

import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { map, MemorySitemapCache } from '../../src/index.ts';
import { serve } from '../../../net/test/support/loopback.ts';

/** Counts connections at an address that nobody may reach. */
async function canary(): Promise<{ port: number; count: () => number; close: () => void }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    count: () => connections,
    close: () => void server.close(),
  };
}

/** Names that begin with `cage` lead to the canary. */
const resolve = async (name: string): Promise<string[]> => [
  name.startsWith('cage') ? '127.0.0.2' : '127.0.0.1',
];

test.each(['include', 'only'] as const)(
  'nothing a site says leads to an address that is not allowed, with sitemap: %s',
  async (sitemap) => {
    const bird = await canary();
    const places = [
      `http://127.0.0.2:${bird.port}`,
      `http://cage.test:${bird.port}`,
      `http://cage.example.test:${bird.port}`,
    ];
    const all = (write: (place: string) => string): string => places.map(write).join('\n');
    const site = await serve((request, response) => {
      const path = request.url ?? '';
      const html = { 'content-type': 'text/html' };
      const answers: Record<string, () => unknown> = {
        '/robots.txt': () =>
          response.end(
            `${all((place) => `Sitemap: ${place}/a.xml`)}\nSitemap: /index.xml\nSitemap: /moved.xml\nSitemap: /feed.json`,
          ),
        '/index.xml': () =>
          response.end(
            `<!DOCTYPE sitemapindex SYSTEM "${places[0]}/x.dtd" [<!ENTITY e SYSTEM "${places[0]}/e">]><sitemapindex>${all((place) => `<sitemap><loc>${place}/b.xml</loc></sitemap>`)}<sitemap><loc>&e;</loc></sitemap></sitemapindex>`,
          ),
        '/moved.xml': () => response.writeHead(302, { location: `${places[0]}/c.xml` }).end(),
        '/feed.json': () =>
          response.end(
            JSON.stringify({
              version: 'https://jsonfeed.org/version/1',
              items: places.map((url) => ({ url })),
            }),
          ),
        '/': () =>
          response
            .writeHead(200, {
              ...html,
              link: places.map((place) => `<${place}/l>; rel=next`).join(', '),
              refresh: `9;url=${places[2]}`,
            })
            .end(
              `<base href="${places[0]}/">${all((place) => `<a href=${place}/><link rel=sitemap href=${place}/d.xml><link rel=canonical href=${place}/><noscript><meta http-equiv=refresh content="0;url=${place}/"></noscript><object data=${place}/o></object><script type=application/ld+json>{"url":"${place}/j"}</script>`)}<a href=/relative><a href=http://example.test:${site.port}/away><a href=http://example.test:${site.port}/soon>`,
            ),
        '/away': () => response.writeHead(302, { location: places[2], 'set-cookie': 'a=1' }).end(),
        '/soon': () =>
          response.writeHead(200, html).end(`<meta http-equiv=refresh content="0;url=${places[2]}/">`),
      };
      (answers[path] ?? (() => response.writeHead(404).end()))();
    });
    await map(site.url('/'), {
      resolve,
      allowPrivate: ['127.0.0.1:*'],
      cache: new MemorySitemapCache(),
      sitemap,
      timeout: 20_000,
    }).catch(() => undefined);
    bird.close();
    expect([site.requests.length > 4, bird.count()]).toEqual([true, 0]);
  },
);

/** The same address as others write it. */
const PLACES = [
  '127.0.0.2',
  'cage.test',
  '2130706434',
  '0x7f000002',
  '127.2',
  '[::ffff:127.0.0.2]',
  '127.0.0.2.',
];

/** How one hop of the chain leads to the next. */
type Hop = (to: string) => { headers: Record<string, string>; body?: string };
const HOPS: Readonly<Record<string, Hop>> = {
  location: (to) => ({ headers: { location: to } }),
  'refresh header': (to) => ({ headers: { refresh: `0;url=${to}`, 'content-type': 'text/html' } }),
  'meta refresh': (to) => ({
    headers: { 'content-type': 'text/html' },
    body: `<meta http-equiv="refresh" content="0; url=${to}">`,
  }),
};

describe('redirects of the start over hosts of others', () => {
  test.each(Object.keys(HOPS).flatMap((hop) => PLACES.map((place) => [hop, place] as const)))(
    'never lead where nobody may go: %s, %s',
    async (hop, place) => {
      const bird = await canary();
      const answerOf = HOPS[hop] as Hop;
      const site = await serve((request, response) => {
        const host = (request.headers.host ?? '').split(':', 1)[0] ?? '';
        const at = CHAIN.indexOf(host);
        const next = CHAIN[at + 1];
        if (request.url !== '/' || at < 0) return void response.writeHead(404).end();
        const to = next === undefined ? `http://${place}:${bird.port}/` : `http://${next}:${site.port}/`;
        const { headers, body } = answerOf(to);
        response.writeHead('location' in headers ? 302 : 200, headers).end(body);
      });
      const result = await map(site.url('/', CHAIN[0]), {
        resolve,
        allowPrivate: ['127.0.0.1:*'],
        cache: new MemorySitemapCache(),
        timeout: 20_000,
      }).catch((error: unknown) => error);
      bird.close();
      // The whole chain was walked, up to the place that is forbidden.
      const asked = site.requests.filter((line) => line.endsWith(' /')).map((line) => line.split(' ')[1]);
      expect([asked, bird.count()]).toEqual([CHAIN, 0]);
      expect(result).toMatchObject({ code: 'AddressRejected' });
    },
  );
});

const CHAIN = ['shop.example.test', 'sso.other.test', 'login.third.test'];

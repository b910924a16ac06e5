import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { changed, isInstalled, startProxy } from './proxy.ts';
import type { Proxy, ProxyProgram } from './proxy.ts';

const nginx: ProxyProgram = {
  program: 'nginx',
  version: '-v',
  example: 'nginx.conf',
  async prepare(folder, example, { own, upstream }) {
    const site = changed(example, [
      ['listen 443 ssl http2', `listen 127.0.0.1:${own} ssl http2`],
      ['/etc/ssl/api.example.com.pem', join(folder, 'certificate.pem')],
      ['/etc/ssl/private/api.example.com.key', join(folder, 'key.pem')],
      ['server 127.0.0.1:3000;', `server 127.0.0.1:${upstream};`],
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
    const file = join(folder, 'nginx.conf');
    const whole = `pid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off;\n${paths}\n${site}\n}\n`;
    await writeFile(file, whole);
    return ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'];
  },
};

const caddy: ProxyProgram = {
  program: 'caddy',
  version: 'version',
  example: 'Caddyfile',
  async prepare(folder, example, { own, upstream }) {
    const site = changed(example, [
      [
        'api.example.com {',
        `https://api.example.com:${own} {\n\tbind 127.0.0.1\n\ttls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`,
      ],
      ['reverse_proxy 127.0.0.1:3000', `reverse_proxy 127.0.0.1:${upstream}`],
    ]);
    const file = join(folder, 'Caddyfile');
    await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
    return ['run', '--adapter', 'caddyfile', '--config', file];
  },
};

const there = new Set([nginx, caddy].filter(({ program, version }) => isInstalled(program, version)));

const error = (name: 'NotFound' | 'ServiceUnavailable') => ({ success: false, error: errors[name].error });

for (const program of [nginx, caddy])
  describe.skipIf(!there.has(program))(`behind ${program.program}, as the example says`, () => {
    let server: TestServer;
    let site: Site;
    let proxy: Proxy;
    let key: string;
    beforeAll(async () => {
      site = await serveSite(pages({ '/': ['/a', '/b'], '/a': [], '/b': [] }));
      const port = Number(new URL(site.url).port);
      server = await startTestServer({ trustProxy: ['127.0.0.1'], sitePorts: [port], maxBodyBytes: 2000 });
      proxy = await startProxy(program, Number(new URL(server.url).port));
      ({ key } = await server.caller());
    });
    afterAll(async () => {
      await Promise.all([proxy.close(), site.close(), server.close()]);
    });

    const post = (path: string, body: string, headers = {}) => {
      const all = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers };
      return proxy.send(path, {
        method: 'POST',
        body,
        headers: { ...all, 'content-length': String(body.length) },
      });
    };

    it('maps a site', async () => {
      const answer = await post('/v2/map', JSON.stringify({ url: site.url }));
      expect([answer.status, (JSON.parse(answer.text) as { links: unknown[] }).links.length]).toEqual([
        200, 3,
      ]);
    });

    it.each([
      ['an unknown key', '/v2/map', '{}', { authorization: 'Bearer no' }, 'InvalidToken'],
      ['a body that is too large', '/v2/map', ' '.repeat(3000), {}, 'PayloadTooLarge'],
      ['a path that is none', '/v2/nothing', '{}', {}, 'NotFound'],
    ] as const)('hands on the answer to %s', async (_title, path, body, headers, name) => {
      const answer = await post(path, body, headers);
      const { status, error: text } = errors[name];
      expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { success: false, error: text }]);
    });

    it('hands on a path as it came', async () => {
      expect((await post('/v2/%73crape', '{}')).status).toBe(400);
      expect((await post('/v2%2Fscrape', '{}')).status).toBe(404);
    });

    it.each(['/metrics', '/%6detrics', '/readyz', '/healthz'])('does not show %s', async (path) => {
      const answer = await proxy.send(path);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([404, error('NotFound')]);
    });

    it('names the address of the caller, and not one that the caller made up', async () => {
      const id = `named-by-${program.program}`;
      await proxy.send('/nothing', { headers: { 'x-request-id': id, 'x-forwarded-for': '203.0.113.9' } });
      await expect.poll(() => server.log.find((line) => line.includes(id))).toContain('"ip":"127.0.0.1"');
      expect(server.log.find((line) => line.includes(id))).not.toContain('203.0.113.9');
    });

    it('answers with the error object when the server is gone', async () => {
      await server.close();
      const answer = await post('/v2/map', JSON.stringify({ url: site.url }));
      expect([answer.status, answer.headers['retry-after'], JSON.parse(answer.text)]).toEqual([
        503,
        '1',
        error('ServiceUnavailable'),
      ]);
    });
  });

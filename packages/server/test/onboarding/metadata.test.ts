import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '@web-data/types';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
/** Behind a public address. */
let hosted: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  hosted = await startTestServer({ publicUrl: 'https://data.example', corsOrigins: ['https://app.example'] });
});
afterAll(() => Promise.all([server.close(), hosted.close()]));

const read = async (url: string) => (await fetch(url)).json() as Promise<Record<string, unknown>>;

describe('who has no key is led to one', () => {
  test.each([
    ['/v2/map', 'POST'],
    ['/v2/agent/0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71', 'GET'],
    ['/mcp', 'POST'],
  ])('from a 401 of %s', async (path, method) => {
    for (const authorization of [undefined, 'Bearer wd_wrong', 'Basic abc']) {
      const response = await fetch(server.url + path, {
        method,
        ...(authorization !== undefined && { headers: { authorization } }),
      });
      expect(response.status).toBe(401);
      const resource = `${server.url}/${path.split('/')[1]}`;
      const [, address = ''] = /^Bearer resource_metadata="([^"]+)"$/.exec(
        response.headers.get('www-authenticate') ?? '',
      )!;
      expect(address).toBe(`${server.url}/.well-known/oauth-protected-resource/${path.split('/')[1]}`);
      const found = await read(address);
      expect(found).toMatchObject({ resource, authorization_servers: [server.url] });
    }
  });

  test('and the body of the 401 is what it was', async () => {
    const { body } = await server.map(undefined, { url: 'https://example.com' });
    expect(body).toEqual({ success: false, error: errors.InvalidToken.error });
  });

  test('to endpoints that are there', async () => {
    const issuer = await read(`${server.url}/.well-known/oauth-authorization-server`);
    expect(issuer).toEqual({
      issuer: server.url,
      token_endpoint: `${server.url}/oauth/v1/token`,
      device_authorization_endpoint: `${server.url}/oauth/v1/device_authorization`,
      grant_types_supported: ['urn:ietf:params:oauth:grant-type:device_code'],
      response_types_supported: [],
      token_endpoint_auth_methods_supported: ['none'],
      scopes_supported: expect.arrayContaining(['*', 'map', 'mapUrls', 'feature:threatProtection']),
      service_documentation: `${server.url}/`,
    });
    for (const name of ['token_endpoint', 'device_authorization_endpoint']) {
      const response = await fetch(issuer[name] as string, { method: 'POST' });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ success: false, error: 'invalid_request' });
    }
  });
});

describe('metadata', () => {
  const paths = [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/v2',
    '/.well-known/oauth-protected-resource/mcp',
  ];

  test.each(paths)('%s names the public address alone, whatever a caller calls the host', async (path) => {
    for (const headers of [{}, { host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }] as Record<
      string,
      string
    >[]) {
      const text = await (await fetch(hosted.url + path, { headers })).text();
      expect(text).toContain('"https://data.example');
      expect(text).not.toContain(new URL(hosted.url).host);
      expect(text).not.toContain('evil');
    }
  });

  test.each(paths)(
    '%s may be kept by caches and read by any page, also after a question of its browser',
    async (path) => {
      for (const { url } of [server, hosted]) {
        const { headers, status } = await fetch(url + path);
        expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
        expect(headers.get('cache-control')).toBe('public, max-age=3600');
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
      const asked = await fetch(server.url + path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://inspector.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'mcp-protocol-version',
        },
      });
      expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, '*']);
    },
  );

  test('is not there, and named nowhere, where there is no dashboard to decide in', async () => {
    const closed = await startTestServer({ dashboard: 'off' });
    for (const path of paths) expect((await fetch(closed.url + path)).status).toBe(404);
    const { headers } = await closed.map(undefined, { url: 'https://example.com' });
    expect(headers.get('www-authenticate')).toBe('Bearer');
    const mcp = await fetch(`${closed.url}/mcp`, { method: 'POST' });
    expect(mcp.headers.get('www-authenticate')).toBe('Bearer');
    await closed.close();
  });
});

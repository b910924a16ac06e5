import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { audit } from '../src/audit.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('the registry is asked about what is shipped, and what it knows is told with the remedy', async () => {
  const requested: Record<string, string[]>[] = [];
  const registry = await registryThat(async (request, response) => {
    expect(`${request.method} ${request.url}`).toBe('POST /-/npm/v1/security/advisories/bulk');
    requested.push((await json(request)) as Record<string, string[]>);
    response.end(
      JSON.stringify({
        'openapi-fetch': [
          { title: 'Leaks', url: 'https://a.example/1', severity: 'moderate', vulnerable_versions: '<1' },
          { title: 'Slow', url: 'https://a.example/2', severity: 'low', vulnerable_versions: '<0.18' },
        ],
      }),
    );
  });

  const { packages, refusals, notes } = await audit(root, registry.url);
  registry.close();

  expect(requested[0]).toMatchObject({ 'openapi-fetch': ['0.17.0'] });
  expect(requested[0]).not.toHaveProperty('vitest');
  expect(packages).toBe(Object.keys(requested[0]!).length);
  expect(refusals).toEqual(['openapi-fetch 0.17.0 (moderate): Leaks. Affected: <1; see https://a.example/1']);
  expect(notes).toEqual(['openapi-fetch 0.17.0 (low): Slow. Affected: <0.18; see https://a.example/2']);
});

test('a registry that gives no answer is no good news', async () => {
  const registry = await registryThat((_, response) => response.writeHead(410).end('{}'));
  await expect(audit(root, registry.url)).rejects.toThrow('answered 410: this registry cannot be asked');
  registry.close();
  await expect(audit(root, registry.url)).rejects.toThrow('cannot be reached');
});

async function registryThat(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

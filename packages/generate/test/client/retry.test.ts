import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDescription, type OpenApiDocument } from '@web-data/openapi';
import description from '@web-data/spec/openapi.json' with { type: 'json' };
import { generate } from '../../src/index.ts';
import { createProject, writeScripts } from '../support/project.ts';

/** The same API with other rules: three attempts, waits of 20 to 30 ms, and a 502 that is final. */
const changed = structuredClone(description) as unknown as OpenApiDocument & {
  'x-retry': Record<string, unknown>;
  'x-error-catalogue': Record<string, { retryable: string }>;
};
Object.assign(changed['x-retry'], {
  statuses: [408, 429, 500, 503, 504],
  capSeconds: 0.02,
  jitterSeconds: 0.01,
  maxAttempts: 3,
});
changed['x-error-catalogue']['BadGateway']!.retryable = 'no';

interface Client {
  map(request: object, options?: object): Promise<unknown>;
}

const server = createServer((_request, response) => {
  calls += 1;
  response.writeHead(status).end();
});
let status = 0;
let calls = 0;
let client: Client;
const waits: number[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const project = createProject();
  const { files } = await generate(openDescription(changed), { parts: ['client'] });
  writeScripts(join(project, 'api'), files);
  const module = (await import(pathToFileURL(join(project, 'api/client/index.js')).href)) as {
    createClient(options: object): Client;
  };
  client = module.createClient({
    apiKey: 'k',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onRetry: ({ waitMs }: { waitMs: number }) => waits.push(waitMs),
  });
});
afterAll(() => server.close());

test.each([
  [503, 3],
  [502, 1],
])('a client keeps to the rules of its description: %i is asked for %i times', async (answer, times) => {
  [status, calls, waits.length] = [answer, 0, 0];
  await expect(client.map({ url: 'https://example.com' })).rejects.toMatchObject({ status: answer });
  expect(calls).toBe(times);
  expect(waits).toHaveLength(times - 1);
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(20);
    expect(wait).toBeLessThanOrEqual(30);
  }
});

test('more attempts than the description allows are refused by name', async () => {
  const call = client.map({ url: 'https://example.com' }, { retry: { attempts: 4 } });
  await expect(call).rejects.toThrow(/attempts is 4; give a whole number from 1 to 3/);
});

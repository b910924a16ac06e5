import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { callTool, connectClient, textOf } from './clients.ts';

let server: TestServer;
let client: Client;
let tools: { name: string; inputSchema: { properties?: object | undefined } }[];

beforeAll(async () => {
  // Nothing may be visited: what a made-up argument names is nowhere.
  server = await startTestServer({ allowPrivate: [], sitePorts: [9] });
  const { key } = await server.caller({ credits: 1_000_000 });
  client = await connectClient('http', server.url, key);
  ({ tools } = await client.listTools());
});
afterAll(async () => {
  await client.close();
  await server.close();
});

test('whatever the arguments are, a tool answers by its schema or says what to do', async () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      '',
      '..',
      '%2e%2e',
      '\u0000',
      'http://127.0.0.1:9/',
      'http://[::1]:9',
      '__proto__',
      -1,
      1e308,
    ),
  );
  const call = fc.nat().chain((index) => {
    const { name, inputSchema } = tools[index % tools.length]!;
    const known = Object.keys(inputSchema.properties ?? {});
    const names = fc.constantFrom(...known, 'constructor', '__proto__', 'headers');
    return fc.record({ name: fc.constant(name), given: fc.dictionary(names, value, { maxKeys: 5 }) });
  });
  await fc.assert(
    fc.asyncProperty(call, async ({ name, given }) => {
      const wait = name === 'crawl' || name === 'batch' || name === 'agent' ? { waitSeconds: 0 } : {};
      const result = await callTool(client, name, { ...given, ...wait });
      if (result.isError) expect(textOf(result)).toMatch(/^\S[^]*[.\]}]$/m);
      else expect(result.structuredContent!.untrusted).toBe(true);
      expect(textOf(result)).not.toMatch(/\n\s+at |node:internal|TypeError: /);
    }),
    { seed: 20_261_123, numRuns: 300 },
  );
});

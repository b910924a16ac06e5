import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProgram } from '../support/program.ts';
import type { Program } from '../support/program.ts';

/** A span as OTLP writes it in JSON, as far as we look. */
interface Span {
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
  status: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const spans: Span[] = [];
const collector = createServer(async (request, response) => {
  if (request.method === 'POST' && request.url === '/v1/traces')
    spans.push(...spansOf(await readJson(request)));
  response.setHeader('content-type', 'application/json').end('{}');
});
let folder: string;
let program: Program;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(root, 'reports-otel-')); // Inside the package, where the SDK is found.
  const page = await readFile(join(root, 'docs/operation.md'), 'utf8');
  const sdk = join(folder, 'otel.mjs');
  await writeFile(sdk, /```js\n(\/\/ otel\.mjs.*?)```/s.exec(page)?.[1] ?? '');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    WEB_DATA_ALLOW_PRIVATE: 'self',
  };
  program = await startProgram(join(folder, 'data'), environment, {
    nodeArguments: ['--import', pathToFileURL(sdk).href],
  });
});
afterAll(async () => {
  await program.end('SIGTERM');
  collector.closeAllConnections();
  collector.close();
  await rm(folder, { recursive: true });
});

it('sends a span for each operation to an OTLP endpoint, an error only when the fault is the server’s', async () => {
  const ask = (url: string, id: string) =>
    fetch(`${program.url}/v2/map`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${program.key}`,
        'content-type': 'application/json',
        'x-request-id': id,
      },
      body: JSON.stringify({ url }),
    });
  expect((await ask(`${program.url}/healthz`, 'mapped')).status).toBe(200);
  expect((await ask('http://127.0.0.2/', 'refused')).status).toBe(403);
  await expect.poll(() => spans.length).toBe(2);
  const described = spans.map(({ name, attributes, status, ...times }) => {
    expect(BigInt(times.endTimeUnixNano) >= BigInt(times.startTimeUnixNano)).toBe(true);
    const { 'web_data.team_id': team, ...rest } = Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue]),
    );
    expect(team).toMatch(/^[\da-f-]{36}$/);
    return { name, status: status.code ?? 0, ...rest };
  });
  expect(described).toEqual([
    { name: 'mapUrls', status: 0, 'web_data.request_id': 'mapped' },
    { name: 'mapUrls', status: 0, 'web_data.request_id': 'refused', 'error.type': 'Forbidden' },
  ]);
  expect(JSON.stringify(spans)).not.toContain(program.key);
});

function spansOf(body: unknown): Span[] {
  const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exampleServer } from './example-server.ts';

const spec = fileURLToPath(new URL('../', import.meta.url));
const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
const files = readdirSync(join(spec, 'workflows')).map((file) => `workflows/${file}`);
const inputs = {
  apiKey: 'good',
  unknownKey: 'unknown',
  keyWithoutCredits: 'no-credits',
  keyWithoutScope: 'no-scope',
  keyWithoutThreatProtection: 'no-threat-protection',
  keyRateLimited: 'limited',
  url: 'http://127.0.0.1/site',
  slowUrl: 'http://127.0.0.1/slow',
  prompt: 'Find the price.',
  longPrompt: 'long',
  idempotencyKey: 'a-key',
};

/** Milliseconds that all workflows may take on a busy machine. */
const CEILING_MS = 300_000;

/** Exit code and output of `redocly respect` for all workflows. */
async function respect(server: Server): Promise<[code: number, output: string]> {
  const { port } = server.address() as AddressInfo;
  const job = await finishedJob(port);
  const args = ['respect', ...files, '--server', `webData=http://127.0.0.1:${port}/v2`];
  const options = { cwd: spec, maxBuffer: 2 ** 26, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [cli, ...args, '--input', JSON.stringify({ ...inputs, ...job })],
      options,
      (error, stdout, stderr) => {
        done([typeof error?.code === 'number' ? error.code : 0, stdout + stderr]);
      },
    );
  });
}

async function finishedJob(port: number): Promise<{ jobId: string; snapshotId: string }> {
  const address = `http://127.0.0.1:${port}/v2/agent`;
  const headers = { authorization: 'Bearer good' };
  const started = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify({ prompt: 'Find.' }),
  });
  const { id } = (await started.json()) as { id: string };
  for (const _ of [1, 2]) await fetch(`${address}/${id}`, { headers });
  const trace = (await (await fetch(`${address}/${id}/trace`, { headers })).json()) as {
    events: { type: string; snapshotId: string }[];
  };
  const latest = trace.events.findLast(({ type }) => type === 'artifact.updated');
  return { jobId: id, snapshotId: latest!.snapshotId };
}

test(
  'every workflow passes on a service that behaves',
  async () => {
    const server = await exampleServer();
    const [code, output] = await respect(server);
    server.close();
    expect(output).toContain('agent.arazzo.yaml');
    expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  },
  CEILING_MS,
);

test(
  'a service that cancels twice is found out',
  async () => {
    const server = await exampleServer('cancels-twice');
    const [code, output] = await respect(server);
    server.close();
    expect(code).toBe(1);
    expect(output).toMatch(/agent-cancelled-twice[^]*\$statusCode == 409/);
  },
  CEILING_MS,
);

test(
  'a service that starts a crawl twice is found out',
  async () => {
    const server = await exampleServer('starts-twice');
    const [code, output] = await respect(server);
    server.close();
    expect(code).toBe(1);
    expect(output).toMatch(/crawl-started-once[^]*\$response.body#\/id == \$steps.start.outputs.jobId/);
  },
  CEILING_MS,
);

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endedJob, startJob } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';

const spec = fileURLToPath(new URL('../../../../spec/', import.meta.url));
const cli = join(
  dirname(createRequire(join(spec, 'package.json')).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

/** Runs the workflows of the description by `redocly respect`; exit code and output. */
function respect(url: string, inputs: object): Promise<[code: number, output: string]> {
  const files = readdirSync(join(spec, 'workflows')).map((file) => `workflows/${file}`);
  const args = [cli, 'respect', ...files, '--server', `webData=${url}/v2`, '--input', JSON.stringify(inputs)];
  const options = { cwd: spec, maxBuffer: 2 ** 26, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } };
  return new Promise((done) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      done([typeof error?.code === 'number' ? error.code : 0, stdout + stderr]),
    );
  });
}

test('the workflows of the description pass', async () => {
  const site = await serveSite((request, response) => {
    if (request.url === '/slow') return;
    response.setHeader('content-type', 'text/html').end('<title>Plans</title><p>$49</p>');
  });
  const server = await startTestServer({
    sitePorts: [Number(new URL(site.url).port)],
    agentPollMs: 20,
    // A page costs more than the least limit of a run: reading one reaches it.
    scrapeCredits: 2,
  });
  const key = async (caller = {}) => (await server.caller({ credits: 100_000, ...caller })).key;
  const apiKey = await key();
  const jobId = await startJob(server, apiKey, { prompt: 'Plans', urls: [`${site.url}/`] });
  const { events } = await endedJob(server, apiKey, jobId);
  const keyRateLimited = await key({ plan: 'slow' });
  for (let call = 0; call < 3; call++) await server.map(keyRateLimited, { url: `${site.url}/` });
  const [code, output] = await respect(server.url, {
    apiKey,
    unknownKey: 'unknown',
    keyWithoutCredits: await key({ credits: 0 }),
    keyWithoutScope: await key({ scopes: ['agent'] }),
    keyWithoutThreatProtection: apiKey,
    keyRateLimited,
    url: `${site.url}/`,
    slowUrl: `${site.url}/slow`,
    prompt: 'Find the price.',
    longPrompt: `Read ${site.url}/slow`,
    idempotencyKey: 'workflow',
    jobId,
    snapshotId: events.findLast(({ type }) => type === 'artifact.updated')!['snapshotId'],
  });
  await server.close();
  await site.close();
  expect(output).toContain('agent.arazzo.yaml');
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
});

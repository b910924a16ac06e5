import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSamples, runSample } from '../src/samples.ts';
import type { Sample } from '../src/samples.ts';
import { sample as sampleCases } from '../../../scripts/vitest/tier.ts';
import { isInstalled } from './helpers/programs.ts';
import { read } from './helpers/site.ts';

interface Seen {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** Answers each operation with the first 2xx example of the description, and keeps what it was asked. */
const seen: Seen[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  const sent = await bytesOf(request);
  const { method, url, headers } = request;
  seen.push({
    method,
    path: url,
    authorization: headers.authorization,
    body: await bodyOf(sent, headers['content-type']),
  });
  const reply = status === 200 ? exampleFor(method!, url!) : { success: false, error: 'Forbidden' };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
const samples = readSamples();

describe('samples', () => {
  test('there is one in each language for each example of each operation', () => {
    const keys = samples.map(({ operation, example, language }) => `${operation} ${example} ${language}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.startsWith('mapUrls'))).toEqual([
      'mapUrls minimal curl',
      'mapUrls minimal typescript',
      'mapUrls minimal fetch',
      'mapUrls minimal python',
      'mapUrls minimal go',
      'mapUrls minimal php',
      'mapUrls full curl',
      'mapUrls full typescript',
      'mapUrls full fetch',
      'mapUrls full python',
      'mapUrls full go',
      'mapUrls full php',
    ]);
    const covered = new Set(samples.map(({ operation }) => operation));
    expect(covered).toEqual(new Set(Object.keys(operations)));
  });

  test.each(sampleCases(groups(), { full: 3 }))(
    '%s %s sends the same request in every language',
    async (_operation, _example, group) => {
      seen.length = 0;
      const installed = group.filter(({ language }) => isInstalled(language));
      const runs = await Promise.all(
        installed.map((sample) =>
          runSample(sample, { apiKey: 'wd_test', baseUrl, cwd, files: filesOf(sample) }),
        ),
      );
      for (const run of runs) {
        expect(run, run.stderr).toMatchObject({ exitCode: 0 });
        expect(run.stdout.trim()).not.toBe('');
      }
      expect(installed.length).toBeGreaterThanOrEqual(2);
      expect(seen).toHaveLength(installed.length);
      expect(seen[0]?.authorization).toBe('Bearer wd_test');
      for (const request of seen) expect(request).toEqual(seen[0]);
    },
  );

  test.each(['curl', 'typescript', 'fetch', 'python', 'go', 'php'])(
    'a refused request ends the %s sample with a failure',
    async (language) => {
      const sample = samples.find((one) => one.language === language && one.operation === 'mapUrls')!;
      if (!isInstalled(language)) return;
      status = 403;
      const { exitCode } = await runSample(sample, { apiKey: 'wd_test', baseUrl, cwd });
      status = 200;
      expect(exitCode).toBeGreaterThan(0);
    },
  );
});

function groups(): [string, string, Sample[]][] {
  const keys = [...new Set(samples.map(({ operation, example }) => `${operation} ${example}`))];
  return keys.map((key) => {
    const [operation, example] = key.split(' ') as [string, string];
    return [
      operation,
      example,
      samples.filter((one) => one.operation === operation && one.example === example),
    ];
  });
}

/** What the samples of uploads read. */
function filesOf({ operation }: Sample): Record<string, string> | undefined {
  return operation === 'parseFile' ? { 'report.pdf': 'A report.', 'plans.html': '<p>Plans.' } : undefined;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** JSON, or the parts of a form with the names of its files. */
async function bodyOf(bytes: Buffer<ArrayBuffer>, type: string | undefined): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  if (!type?.startsWith('multipart/')) return JSON.parse(bytes.toString());
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const parts = [...form].map(async ([name, value]): Promise<[string, unknown]> => {
    if (typeof value === 'string') return [name, JSON.parse(value)];
    const text = await value.text();
    return [name, name === 'options' ? JSON.parse(text) : { name: value.name, text }];
  });
  return Object.fromEntries(await Promise.all(parts));
}

type Examples = Record<string, { value: unknown }>;
interface Described {
  responses: Record<string, { content: Record<string, { examples: Examples }> }>;
}

function exampleFor(method: string, url: string): unknown {
  const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, Record<string, Described>> };
  const path = Object.keys(paths).find((one) =>
    new RegExp(`^/v2${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url),
  )!;
  const { examples } = paths[path]![method.toLowerCase()]!.responses['200']!.content['application/json']!;
  return Object.values(examples)[0]?.value;
}

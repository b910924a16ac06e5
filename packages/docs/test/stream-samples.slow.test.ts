import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describe as describeApi } from '../src/generator/description/description.ts';
import type { SampleLanguage } from '../src/sample-languages.ts';
import { allSamples } from '../src/generator/samples/samples.ts';
import type { SampleRecord } from '../src/generator/samples/samples.ts';
import { buoys, openForeign } from './helpers/foreign.ts';
import { isInstalled } from './helpers/programs.ts';

/** The first items of each stream, and what a program prints of them. */
const STREAMS: Record<string, [operation: string, first: string, second: string, want: RegExp]> = {
  '/readings/live': [
    'watchReadings',
    'event: reading\ndata: {"kind":"wave","metres":1}\n\n',
    'data: 2\n\n',
    /"metres":\s*1/,
  ],
  '/readings/export': [
    'exportReadings',
    '{"kind":"wave","metres":1}\n',
    '{"kind":"wind","knots":2}',
    /"?metres"?:\s*1/,
  ],
};

describe('samples of streams', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-data-stream-samples-'));
  let server: Server;
  let samples: SampleRecord[];
  let begun: ServerResponse | undefined;
  beforeAll(async () => {
    server = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      begun = response;
      response.write(STREAMS[request.url!]![1]);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    samples = allSamples(describeApi((await openForeign(buoys, origin)).description.value));
  });
  afterAll(() => {
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  const languages: SampleLanguage[] = ['curl', 'fetch', 'python', 'go', 'php'];
  test.each(
    Object.entries(STREAMS).flatMap(([path, row]) => languages.map((language) => ({ path, row, language }))),
  )('of $path in $language prints the first item before the second comes', async ({ row, language }) => {
    if (!isInstalled(language)) return;
    const [id, , second, want] = row;
    begun = undefined;
    const { code } = samples.find((one) => one.operation === id && one.language === language)!;
    const program = start(language, code, folder);
    await expect.poll(() => program.text.stdout, { timeout: 60_000 }).toMatch(want);
    begun!.end(second);
    expect(await program.code, program.text.stderr).toBe(0);
    expect(program.text.stdout).toMatch(/2/);
  });
});

function start(language: SampleLanguage, code: string, folder: string) {
  writeFileSync(join(folder, 'sample.go'), code);
  const [command, ...args] = {
    curl: ['sh', '-c', code.replace('curl', 'curl -sSf')],
    python: ['python3', '-c', code],
    go: ['go', 'run', join(folder, 'sample.go')],
    php: ['php', '-r', code.replace(/^<\?php\s/, '')],
    fetch: [process.execPath, '--input-type=module', '--eval', code],
    typescript: ['false'],
  }[language] as [string, ...string[]];
  const env = { ...process.env, BUOYS_ACCESS_TOKEN: 'token', GOCACHE: join(tmpdir(), 'web-data-samples-go') };
  const child = spawn(command, args, { env, timeout: 60_000 });
  const text = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text.stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text.stderr += chunk));
  return { text, code: new Promise<number | null>((resolve) => child.on('close', resolve)) };
}

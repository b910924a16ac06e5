import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { apiTools } from '@web-data/client/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommands } from '../src/commands/command.ts';
import { commandHelp } from '../src/commands/help.ts';
import { run } from '../src/main.ts';
import { mockService } from './support/mock.ts';

/** Each example of a help, run as it stands against a service that checks it by the description. */
type Service = Awaited<ReturnType<typeof mockService>>;
let [service, patient]: Service[] = [];
beforeAll(async () => {
  service = await mockService();
  // Whose jobs go on until they are cancelled.
  patient = await mockService(60_000);
});
afterAll(() => Promise.all([service!.close(), patient!.close()]));

const folder = mkdtempSync(join(tmpdir(), 'webdata-examples-'));
writeFileSync(join(folder, 'report.pdf'), '%PDF-1.4\n');

/** The requests that create what the first id of a command names. */
const creators: Record<string, [path: string, body: object]> = {
  batch: ['batch/scrape', { urls: ['https://example.com/'] }],
  crawl: ['crawl', { url: 'https://example.com/' }],
  interact: ['interact', {}],
  monitors: [
    'monitor',
    {
      name: 'A',
      schedule: { cron: '0 * * * *' },
      targets: [{ type: 'scrape', urls: ['https://example.com'] }],
    },
  ],
  agent: ['agent', { prompt: 'Find it.' }],
};
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

test.each(createCommands(apiTools.tools).map((command) => [command.name, command] as const))(
  'the example of %s works',
  async (name, command) => {
    const [, example] = /\nExample:\n([^]+?)\n\nFlags/.exec(commandHelp(command))!;
    const args = splitLine(example!).map((arg) => (arg === 'report.pdf' ? join(folder, arg) : arg));
    const own = name.endsWith(' cancel') ? patient! : service!;
    const at = args.findIndex((arg) => ID.test(arg));
    if (at > 0) args[at] = await create(own, creators[name.split(' ')[0]!]!);
    const { code, stderr } = await webdata(own, args);
    // The monitor is new, so that it has no check yet.
    if (name === 'monitors check') expect(stderr).toContain('not found');
    else expect([code, stderr]).toEqual([0, '']);
  },
);

/** The words of a line, as a shell splits them; without the name of the program. */
function splitLine(line: string): string[] {
  const script = `webdata() { printf '%s\\0' "$@"; }\n${line}`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

async function create({ env }: Service, [path, body]: [path: string, body: object]): Promise<string> {
  const { WEB_DATA_API_KEY: key, WEB_DATA_BASE_URL: url } = env;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/v2/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ID.exec(await response.text())![0];
}

async function webdata(
  { env }: Service,
  args: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const io = { stdin: Readable.from([]), stdout, stderr, signal: new AbortController().signal };
  const code = await run({ ...io, env: { ...env, HOME: folder } }, args);
  return { code, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

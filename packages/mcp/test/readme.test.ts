import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [, program = ''] = /```ts\n([^]*?)```/.exec(readme) ?? [];
const bin = fileURLToPath(new URL('../bin/web-data-mcp.js', import.meta.url));

const messages = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
];
const input = messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('');

function run(args: string[], env: NodeJS.ProcessEnv = { WEB_DATA_API_KEY: 'wd_key' }) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { input, env, encoding: 'utf8' });
  return { stdout, stderr, status };
}

function toolsOf(stdout: string): string[] {
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; result: { tools: { name: string }[] } });
  return answers.find(({ id }) => id === 2)!.result.tools.map(({ name }) => name);
}

test('the program of the README serves the tools it names', () => {
  // Beside the sources, where its imports are found.
  const file = fileURLToPath(new URL('readme-program.mjs', import.meta.url));
  writeFileSync(file, program);
  try {
    const { stdout, stderr } = run([file]);
    expect(stderr).toBe('');
    expect(toolsOf(stdout)).toEqual(['map', 'scrape', 'read_more']);
  } finally {
    rmSync(file);
  }
});

test('the command serves what it is asked to, and ends with its input', () => {
  const { stdout, stderr, status } = run([bin, '--read-only']);
  expect([stderr, status]).toEqual(['', 0]);
  const names = toolsOf(stdout);
  expect(names).toContain('map');
  expect(names).not.toContain('crawl');
});

test.each([
  [[], {}, 'There is no API key. Set WEB_DATA_API_KEY in the environment that the agent starts this with.\n'],
  [['--tools', 'mapp'], undefined, 'There is no tool "mapp". Name some of map, scrape,'],
  [['--toolsets', 'weeb'], undefined, 'There is no toolset "weeb". Name some of web, jobs,'],
  [['--base-url', 'nowhere'], undefined, 'baseUrl'],
  [['--verbose'], undefined, "Unknown option '--verbose'"],
])('%j is refused on stderr', (args, env, message) => {
  const { stdout, stderr, status } = run([bin, ...args], env);
  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toContain(message);
});

test('the command tells its version and its options, without a key', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(run([bin, '--version'], {})).toEqual({ stdout: `${version}\n`, stderr: '', status: 0 });
  const help = run([bin, '--help'], {});
  expect(help).toMatchObject({ stderr: '', status: 0 });
  expect(help.stdout).toMatch(/^Usage: web-data-mcp \[options\]\n/);
  // Each option that is explained is one that the command takes, and none is left out.
  const told = [...help.stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option);
  expect(told).toEqual([
    '--base-url',
    '--toolsets',
    '--tools',
    '--read-only',
    '--root',
    '--output-schemas',
    '--version',
    '--help',
  ]);
  expect(run([bin, '-h'], {})).toEqual(help);
});

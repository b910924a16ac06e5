import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { unknownVariables } from '../../src/platform/config/load.ts';
import { options } from '../../src/platform/config/options.ts';
import { isInstalled } from './proxy.ts';

const folder = new URL('../../deploy/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

it.each(readdirSync(folder))('%s names no variable that is none', (name) => {
  const named = [...textOf(name).matchAll(/\bWEB_DATA_[A-Z_]*[A-Z]\b/g)].map(([variable]) => [variable, 'x']);
  expect(unknownVariables(Object.fromEntries(named))).toEqual([]);
});

it.each([
  ['nginx.conf', /proxy_read_timeout (\d+)s/],
  ['Caddyfile', /response_header_timeout (\d+)s/],
])('%s waits longer than an operation may take', (name, pattern) => {
  expect(Number(pattern.exec(textOf(name))![1]) * 1000).toBeGreaterThan(options.operationTimeoutMs.default);
});

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

it('keeps out of a container build whatever is no source', () => {
  const ignored = linesOf('.dockerignore');
  expect(ignored).toContain('.git');
  for (const line of linesOf('.gitignore')) expect(ignored).toContain(`**/${line}`);
});

it('is built on a line of Node.js that the tests run on', () => {
  const [, lines = ''] = /const LINES = \[(.*)\]/.exec(
    readFileSync(new URL('../../../../scripts/gate/node-lines.js', import.meta.url), 'utf8'),
  )!;
  const images = [...textOf('Containerfile').matchAll(/^FROM \S+\/node:(\d+)-/gm)].map(([, line]) => line);
  expect(new Set(images).size).toBe(1);
  expect(lines).toContain(`'${images[0]}'`);
  expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toContain(
    `operate it on ${images[0]}`,
  );
});

it('gives a service the time to finish what runs', () => {
  const seconds = Number(/TimeoutStopSec=(\d+)/.exec(textOf('web-data-server.service'))![1]);
  expect(seconds * 1000).toBeGreaterThan(options.shutdownTimeoutMs.default + 12_000);
});

it.skipIf(!isInstalled('systemd-analyze', '--version'))(
  'is a unit that systemd has nothing to say against',
  () => {
    const unit = fileURLToPath(new URL('web-data-server.service', folder));
    const told = execFileSync('systemd-analyze', ['verify', unit], { encoding: 'utf8', stdio: 'pipe' });
    expect(told).toBe('');
  },
);

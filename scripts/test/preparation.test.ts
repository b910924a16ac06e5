import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Preparation {
  createStepReader(): { read(chunk: string): void; current(): string };
  explainFailure(output: string, isInstalled: boolean): string;
  showPreparation(stdout: object): { read(chunk: string): void; end(): number };
}

// Plain JavaScript, which runs before anything is installed and has no types.
const path = '../preparation.js' as string;
const { createStepReader, explainFailure, showPreparation } = (await import(path)) as Preparation;

/** What pnpm and turbo print, as it comes. */
const installing =
  'Scope: all 20 workspace projects\nProgress: resolved 1, reused 0, downloaded 0, added 0\n';
const generating = '   • Running generate in 20 packages\n';
const building =
  '   • Running build in 20 packages\n@web-data/net:build: cache miss, executing 1a\n@web-data/net:build: \n@web-data/spec:build: cache hit, suppressing logs 2b\n';

test.each([
  ['', 'Installing packages'],
  [installing, 'Installing packages'],
  [installing + generating, 'Generating files'],
  [`${generating}@web-data/spec:build: cache miss, executing 1a\n`, 'Generating files'],
  [generating + building, 'Building package 2 of 20'],
  [generating + building.replaceAll(/^(@\S+ )/gm, '\u001B[35m$1\u001B[0m'), 'Building package 2 of 20'],
])('%j: %s', (output, want) => {
  const step = createStepReader();
  // In pieces that cut lines.
  for (const piece of output.match(/[^]{1,7}/g) ?? []) step.read(piece);
  expect(step.current()).toBe(want);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A standard output that stores what is written to it. */
function createOutput(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) > 0 };
}

test('a pipe gets one line for a step, and none for one that is still the same', () => {
  const stdout = createOutput(false);
  const progress = showPreparation(stdout);
  vi.advanceTimersByTime(2200);
  progress.read(generating + building);
  vi.advanceTimersByTime(4200);
  progress.end();
  expect(stdout.written).toEqual(['Installing packages: 2 s\n', 'Building package 2 of 20: 4 s\n']);
});

test('a terminal has one line that renews itself, and is erased', () => {
  const stdout = createOutput(true);
  const progress = showPreparation(stdout);
  progress.read(generating);
  vi.advanceTimersByTime(1200);
  progress.end();
  expect(stdout.written).toEqual([
    '\r\u001B[KGenerating files: 1 s ',
    '\r\u001B[KGenerating files: 1 s ',
    '\r\u001B[K',
  ]);
});

const failed = `${building}@web-data/net:build: src/a.ts(1,1): error TS1
@web-data/spec:build: fine
 ERROR  @web-data/net#build: command (/x) npm run build exited (2)
`;
test.each([
  ['a build', failed, true, ['error TS1', 'exited (2)'], ['fine']],
  [
    'no registry',
    'npm ERR! stack\nrequest to http://127.0.0.1:1/pnpm failed, reason: connect ECONNREFUSED\n',
    false,
    ['npm says: request to http://127.0.0.1:1/pnpm failed'],
    ['stack'],
  ],
  ['anything else', 'pnpm: no space left\n', false, ['no space left'], []],
])('of a failure, %s, the reason is printed', (_name, output, isInstalled, want, without) => {
  const explained = explainFailure(output, isInstalled);
  for (const text of want) expect(explained).toContain(text);
  for (const text of without) expect(explained).not.toContain(text);
});

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, unknown[]> };
  steps: Step[];
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}.github/workflows/`;
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(folder + file, 'utf8');
const workflows = new Map(files.map((file) => [file, parse(textOf(file)) as Workflow]));
const jobs = [...workflows].flatMap(([file, { jobs: all }]) =>
  Object.entries(all).map(([name, job]) => [`${file} ${name}`, job] as const),
);
const stepsUsing = (action: string) =>
  jobs.flatMap(([name, { steps }]) =>
    steps
      .filter(({ uses }) => uses?.startsWith(`${action}@`))
      .map((step) => [name, step.with ?? {}] as const),
  );
const scripts = jobs.flatMap(([name, { steps }]) =>
  steps.flatMap(({ run }, index) => (run === undefined ? [] : [[`${name}, step ${index}`, run] as const])),
);

/** What a job may do beyond reading the repository. */
const MORE: Record<string, Record<string, string>> = {
  'pull-request.yml comment': { 'pull-requests': 'write' },
  'release.yml propose': { actions: 'write', contents: 'write', 'pull-requests': 'write' },
  'release.yml publish': { 'id-token': 'write' },
  'release.yml announce': { contents: 'write' },
};

test.each([...workflows])('%s may read and no more, unless a job says so', (_, { permissions }) => {
  expect(permissions).toEqual({ contents: 'read' });
});

test.each(jobs)('%s has the permissions it needs and a time limit', (name, job) => {
  expect(job.permissions).toEqual(MORE[name]);
  expect(job['timeout-minutes']).toBeGreaterThan(0);
});

test.each(jobs)(
  '%s runs what the repository holds or may write, not both',
  (_, { permissions = {}, steps }) => {
    const mayWrite =
      Object.values(permissions).includes('write') || JSON.stringify(steps).includes('github.token');
    const runsIt = steps.some(({ run = '' }) =>
      /\b(?:npm (?:run|test|install|ci)|npx|node|pnpm)\b|\.\//.test(run.replaceAll('"./$tarball"', '')),
    );
    expect(mayWrite && runsIt).toBe(false);
  },
);

test.each(files)('every action of %s is pinned to a commit and says its version', (file) => {
  const uses = textOf(file).match(/(?<=- )uses: .*/g) ?? [];
  expect(uses).not.toEqual([]);
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(stepsUsing('actions/setup-node'))('Node.js of %s comes without a cache', (_, inputs) => {
  expect(inputs).toMatchObject({ 'package-manager-cache': false });
  expect(inputs).not.toHaveProperty('cache');
});

test.each(stepsUsing('actions/checkout'))(
  'the checkout of %s keeps a credential only to push',
  (name, inputs) => {
    expect(inputs['persist-credentials']).toBe(name === 'release.yml propose' ? undefined : false);
  },
);

test.each(scripts)('%s runs what exists', (_, script) => {
  // What others write must reach a script as a variable, never as a part of it.
  expect(script).not.toContain('${{');
  const { scripts: known } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const [, run, name = run] of script.matchAll(/npm (?:run (?:--silent )?([\w:]+)|(test)\b)/g)) {
    if (name === undefined) continue;
    expect(known).toHaveProperty([name]);
    expect(known).toHaveProperty([`task:${name}`]);
  }
});

describe.skipIf(process.platform === 'win32')('on a system with bash', () => {
  test.each(scripts)('%s is a script of bash', (_, script) => {
    execFileSync('bash', ['-n'], { input: script });
  });
});

test.each(['diff', 'verify'])('the options of %s in workflows are those of the program', (command) => {
  const bin = `${root}packages/contract/bin/web-data-contract.js`;
  const help = execFileSync(process.execPath, [bin, command, '--help'], { encoding: 'utf8' });
  const calls = scripts
    .flatMap(([, script]) => script.replaceAll('\\\n', ' ').split('\n'))
    .filter((line) => line.includes('web-data-contract') && line.includes(` ${command} `));
  const options = calls.flatMap((line) => line.match(/--[a-z-]+/g) ?? []);
  expect(options.length).toBeGreaterThan(1);
  for (const option of options) expect(help).toContain(option);
});

test('every system and every line of Node.js that the packages promise is tested', () => {
  const matrix = workflows.get('ci.yml')?.jobs['matrix']?.strategy?.matrix;
  expect(matrix?.['os']).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
  expect(matrix?.['node']).toEqual(['20.19', '22', '24', '26']);
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTimers } from './foreign/timer.ts';
import { listen } from './support.ts';

/** A project with a space in its name, as its pipeline checks it out. */
const project = join(mkdtempSync(join(tmpdir(), 'contract-pipeline-')), 'my project');
const file = (name: string): string => readFileSync(join(project, name), 'utf8');
let right: Awaited<ReturnType<typeof listen>>;
let wrong: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  mkdirSync(join(project, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(
    resolve('bin/web-data-contract.js'),
    join(project, 'node_modules', '.bin', 'web-data-contract'),
  );
  mkdirSync(join(project, 'the api'));
  copyFileSync('test/foreign/timer.yaml', join(project, 'openapi.yaml'));
  copyFileSync('test/foreign/timer.yaml', join(project, 'the api', 'open api.yaml'));
  writeFileSync(join(project, 'the api', 'my fixtures.yaml'), 'settleMs: 2000\n');
  writeFileSync(join(project, 'contract.fixtures.yaml'), 'settleMs: 2000\n');
  [right, wrong] = [await listen(createTimers()), await listen(createTimers('zero'))];
});
afterAll(async () => {
  await right.close();
  await wrong.close();
  rmSync(join(project, '..'), { recursive: true });
});

interface Ran {
  code: number;
  out: string;
}

/** Runs a script as the runners of GitHub and GitLab do. */
function bash(script: string, env: Record<string, string>): Promise<Ran> {
  writeFileSync(join(project, 'step.sh'), script);
  return new Promise((done) => {
    execFile(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', 'step.sh'],
      {
        cwd: project,
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
        timeout: 100_000,
      },
      (error, stdout, stderr) => done({ code: error ? Number(error.code ?? -1) : 0, out: stdout + stderr }),
    );
  });
}

interface Action {
  inputs: Record<string, { required?: boolean; default?: string }>;
  runs: { steps: { if?: string; run: string; env: Record<string, string> }[] };
}

/** Runs every step of the composite action with these inputs. */
async function act(inputs: Record<string, string>): Promise<Ran> {
  const action = parse(readFileSync('action.yml', 'utf8')) as Action;
  const valueOf = (name: string): string => {
    const input = action.inputs[name];
    if (input === undefined) throw new Error(`action.yml uses the input ${name}, which it does not declare`);
    return inputs[name] ?? input.default ?? '';
  };
  const total: Ran = { code: 0, out: '' };
  for (const { if: condition, run, env } of action.runs.steps) {
    const [, needed] = /^\$\{\{ !cancelled\(\) && inputs\.(\w+) != '' \}\}$/u.exec(condition ?? '') ?? [];
    if (condition !== undefined && needed === undefined) throw new Error(`cannot evaluate ${condition}`);
    if (needed !== undefined && valueOf(needed) === '') continue;
    const given = Object.entries(env).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/gu, (_, input: string) => valueOf(input)),
    ]);
    const { code, out } = await bash(run, {
      ...(Object.fromEntries(given) as Record<string, string>),
      GITHUB_ACTION_PATH: resolve('.'),
      GITHUB_STEP_SUMMARY: join(project, 'step summary.md'),
    });
    total.out += out;
    total.code ||= code;
  }
  return total;
}

describe('the composite action', () => {
  it('passes a service that keeps its contract', async () => {
    const { code, out } = await act({ url: right.url, spec: 'openapi.yaml' });
    expect(out).toContain('0 deviations');
    expect(code, out).toBe(0);
    expect(file('contract.xml')).toMatch(/<testsuites name="Timers" tests="\d+" failures="0"/u);
    expect(file('step summary.md')).toContain('## Timers: contract kept');
  });

  it('fails one that does not, with every report, whatever is in the names of files', async () => {
    const { code, out } = await act({
      url: wrong.url,
      spec: 'the api/open api.yaml',
      fixtures: 'the api/my fixtures.yaml',
      reports: 'all reports/today',
      args: '--only startTimer/values --only * --seed 7',
    });
    expect(code, out).toBe(1);
    expect(out).toContain(', seed 7');
    expect(out).toMatch(
      /^::error file=the api\/open api\.yaml,line=\d+,title=startTimer%3A accepted-invalid::/mu,
    );
    expect(file('all reports/today/contract.xml')).toContain('<failure type="accepted-invalid"');
    expect(file('all reports/today/contract.html')).toContain('1 deviation</title>');
    expect(file('step summary.md')).toContain('## Timers: 1 deviation');
    const { runs } = JSON.parse(file('all reports/today/contract.sarif')) as {
      runs: { results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[];
    };
    const uris = runs[0]?.results.flatMap(({ locations }) =>
      locations.map(({ physicalLocation }) => physicalLocation.artifactLocation.uri),
    );
    expect(new Set(uris)).toEqual(new Set(['the%20api/open%20api.yaml']));
  });

  it('fails for a change that breaks clients of the released document', async () => {
    const released = file('openapi.yaml');
    writeFileSync(join(project, 'the api', 'same.yaml'), released);
    const inputs = { url: right.url, spec: 'openapi.yaml', args: '--only startTimer/examples' };
    const same = await act({ ...inputs, released: 'the api/same.yaml' });
    expect(same.code, same.out).toBe(0);
    writeFileSync(join(project, 'the api', 'older.yaml'), released.replace('maximum: 3600', 'maximum: 7200'));
    const broken = await act({ ...inputs, released: 'the api/older.yaml' });
    expect(broken.out).toMatch(/^::error .*maximum/mu);
    expect(broken.code, broken.out).toBe(1);
    expect(file('step summary.md')).toContain('7200');
  });

  it('checks recorded traffic', async () => {
    const record = (timerId: unknown): void => {
      const headers = [{ name: 'Content-Type', value: 'application/json' }];
      const body = (text: string) => ({ mimeType: 'application/json', text });
      const entry = {
        request: { method: 'POST', url: `${right.url}/timers`, headers, postData: body('{"seconds":5}') },
        response: { status: 202, headers, content: body(JSON.stringify({ timerId })) },
      };
      writeFileSync(join(project, 'traffic.har'), JSON.stringify({ log: { entries: [entry] } }));
    };
    const inputs = { url: right.url, spec: 'openapi.yaml', args: '--only startTimer/examples' };
    record('018f4a5e-7c3b-7d21-9a44-5f0c2b7e9d10');
    const good = await act({ ...inputs, traffic: 'traffic.har' });
    expect(good.out).toContain('0 deviations in 1 exchanges');
    expect(good.code, good.out).toBe(0);
    const { host } = new URL(right.url);
    const own = { ...inputs, traffic: 'traffic.har', 'traffic-base-path': '/', 'traffic-host': host };
    expect(await act(own)).toMatchObject({ code: 0 });
    const other = await act({ ...own, 'traffic-host': 'other.example' });
    expect(other.code, other.out).toBe(2);
    const below = await act({ ...own, 'traffic-base-path': '/v2' });
    expect(below.code, below.out).toBe(2);
    record(7);
    const bad = await act({ ...inputs, traffic: 'traffic.har' });
    expect(bad.out).toContain('1 deviations in 1 exchanges');
    expect(bad.code, bad.out).toBe(1);
  });

  it('fails when it cannot run', async () => {
    const { code, out } = await act({ url: 'http://127.0.0.1:1', spec: 'openapi.yaml' });
    expect(out).toContain('http://127.0.0.1:1 cannot be reached');
    expect(code).toBe(2);
  });
});

it.each(['SIGINT', 'SIGTERM'] as const)('reports what it has found when %s ends it', async (signal) => {
  const options = ['--spec', 'openapi.yaml', '--rate', '5', '--junit', `${signal}.xml`];
  const command = [resolve('bin/web-data-contract.js'), 'verify', right.url, ...options];
  const child = spawn(process.execPath, command, { cwd: project });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const ended = once(child, 'close');
  setTimeout(() => child.kill(signal), 5000);
  const [code] = (await ended) as [number | null];
  expect(out).toContain('0 deviations');
  expect(out).toContain('Not everything was tried: the run was interrupted.');
  expect(code).toBe(2);
  expect(file(`${signal}.xml`)).toContain('<skipped message="the run was interrupted"/>');
});

describe('the recipes of docs/pipelines.md', () => {
  const recipes = readFileSync('docs/pipelines.md', 'utf8');
  const gitlab = (
    parse(/```yaml\n(contract:[\s\S]*?)```/u.exec(recipes)?.[1] ?? '') as { contract: { script: string } }
  ).contract.script;
  const anywhere = /Anywhere else: `([^`]+)`/u.exec(recipes)?.[1] ?? '';

  it.each([
    ['GitLab', gitlab, 'contract.xml'],
    ['anywhere else', anywhere, 'contract.html'],
  ])('runs for %s', async (_, script, report) => {
    const shard = { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '1' };
    const kept = await bash(script, { URL: right.url, ...shard });
    expect(kept.out).toContain('0 deviations');
    expect(kept.code, kept.out).toBe(0);
    expect(file(report)).toContain('Timers');
    const broken = await bash(script, { URL: wrong.url, ...shard });
    expect(broken.code, broken.out).toBe(1);
  });

  it('gives the action the inputs that it has', () => {
    const action = parse(readFileSync('action.yml', 'utf8')) as Action;
    const steps = parse(/```yaml\n(- run:[\s\S]*?)```/u.exec(recipes)?.[1] ?? '') as {
      uses?: string;
      with?: object;
    }[];
    const own = steps.find(({ uses }) => uses === './node_modules/@web-data/contract');
    const needed = Object.keys(action.inputs).filter((name) => action.inputs[name]?.required);
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(own?.with ?? {})));
    expect(Object.keys(own?.with ?? {})).toEqual(expect.arrayContaining(needed));
  });
});
